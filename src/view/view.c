#include "view/view.h"

#include "view/editor/screen.h"
#include "view/ending/screen.h"
#include "view/play/screen.h"
#include "view/screens/screens.h"
#include "view/setup/screen.h"

const struct routes view_routes = {
    .title = title_screen_create,
    .setup = setup_screen_create,
    .settings = settings_screen_create,
    .help = help_of_game_create,
    .open = open_screen_create,
    .menu = menu_screen_create,
    .play = play_screen_create,
    .look = play_look_create,
    .edit = editor_screen_create,
    .edit_table = editor_table_create,
    .example = play_example_create,
    .lesson = play_lesson_create,
    .ending = ending_screen_create,
};
