/*
 * test_castle.c - The Castle, by rule and decision: the worked examples that each
 * of them decides (data/scenarios/castle).  Rules without an example stand in
 * test_castle_setup.c, test_castle_game.c and test_castle_board.c.
 */
#include "castle.h"

/* Every example named holds, all its claims. */

EXAMPLES(test_R5_wall_tiles_lie_on_corners, "C-44 C-45")
EXAMPLES(test_R6_six_followers_each, "C-16")
EXAMPLES(test_R8_one_thing_after_the_other, "C-26")
EXAMPLES(test_R11_the_first_tile_at_a_start_space, "C-01")
EXAMPLES(test_R12_later_tiles_along_an_edge, "C-03")
EXAMPLES(test_R13_paths_are_continued, "C-02 C-04 C-05 C-07")
EXAMPLES(test_R14_everything_else_goes_together, "C-06 C-26")
EXAMPLES(test_R15_anything_against_the_wall, "C-07 C-21")
EXAMPLES(test_R17_what_fits_nowhere_leaves, "C-08 C-09")
EXAMPLES(test_R18_one_follower_on_the_tile_just_laid, "C-10 C-13 C-35")
EXAMPLES(test_R19_not_where_somebody_stands, "C-11 C-12 C-35")
EXAMPLES(test_R20_several_by_connecting, "C-14")
EXAMPLES(test_R21_no_follower_without_supply, "C-16")
EXAMPLES(test_R22_merchants_stay, "C-17")
EXAMPLES(test_R23_a_path_ends_at_every_end, "C-21 C-27 C-28 C-29 C-31")
EXAMPLES(test_R24_a_point_a_tile_of_path, "C-20 C-30 C-31 C-33")
EXAMPLES(test_R25_wells_double, "C-32 C-33")
EXAMPLES(test_R26_towers, "C-22 C-24 C-26 C-55")
EXAMPLES(test_R27_houses, "C-23 C-25 C-34")
EXAMPLES(test_R28_only_the_majority, "C-14 C-15 C-76 C-89")
EXAMPLES(test_R29_courts_wait, "C-17")
EXAMPLES(test_R30_the_keep, "C-14 C-23 C-25 C-34 C-61 C-63 C-64 C-94 C-96")
EXAMPLES(test_R31_followers_come_home, "C-14 C-15 C-18 C-20 C-35")
EXAMPLES(test_R32_round_the_track, "C-43 C-44")
EXAMPLES(test_R33_own_features_first, "C-36 C-37 C-38 C-39 C-47 C-48")
EXAMPLES(test_R34_wall_tiles_are_taken, "C-36 C-37 C-38 C-39 C-40 C-41 C-42 C-45 C-46")
EXAMPLES(test_R35_on_the_second_lap_too, "C-43")
EXAMPLES(test_R36_used_later, "C-46 C-51 C-52 C-56 C-59")
EXAMPLES(test_R37_only_in_the_own_turn, "C-46 C-47 C-57")
EXAMPLES(test_R38_nine_kinds, "C-51 C-52 C-53 C-54 C-55 C-56 C-58 C-59 C-60 C-61 C-62 C-71 C-72 C-73 C-74 C-78 C-79 "
                              "C-80 C-82 C-85 C-86 C-87 C-88 C-89 C-90 C-94")
EXAMPLES(test_R39_well4, "C-83 C-84")
EXAMPLES(test_R40_house_rule, "C-48 C-49 C-50 C-95")
EXAMPLES(test_R41_paths_part_courts, "C-81")
EXAMPLES(test_R42_the_last_tile, "C-09 C-54 C-93")
EXAMPLES(test_R43_final_moves_win_none, "C-91")
EXAMPLES(test_R44_the_largest_empty_area, "C-65 C-66 C-67 C-68 C-69 C-70 C-71 C-73 C-74 C-93")
EXAMPLES(test_R45_start_spaces_count, "C-65 C-66 C-67")
EXAMPLES(test_R46_courts, "C-17 C-75 C-76 C-77 C-78 C-93")
EXAMPLES(test_R47_wall_tiles_at_the_end, "C-27 C-82 C-92 C-93")
EXAMPLES(test_R48_most_points_win, "C-93")
EXAMPLES(test_D1_a_start_space_is_an_edge, "C-01 C-02 C-04")
EXAMPLES(test_D2_a_start_space_is_a_tile, "C-20 C-24 C-25 C-33 C-75 C-82 C-87 C-88")
EXAMPLES(test_D3_nobody_stands_on_a_start_space, "C-20")
EXAMPLES(test_D4_a_tile_counts_once, "C-30 C-34")
EXAMPLES(test_D5_features_of_one_tile, "C-20 C-21 C-22 C-23")
EXAMPLES(test_D6_doubled_once, "C-59")
EXAMPLES(test_D7_two_wall_tiles_two_features, "C-80 C-86")
EXAMPLES(test_D8_both_copies, "C-53 C-73 C-90")
EXAMPLES(test_D9_which_area_counts, "C-65 C-66 C-67 C-68")
EXAMPLES(test_D10_side_by_side, "C-69")
EXAMPLES(test_D11_no_keep_no_eight, "C-65 C-72")
EXAMPLES(test_D12_doubling_is_not_size, "C-61 C-64 C-94 C-96")
EXAMPLES(test_D13_a_tie_moves_no_keep, "C-15")
EXAMPLES(test_D14_won_in_the_other_turn, "C-36 C-46")
EXAMPLES(test_D15_the_extra_turn, "C-46 C-51 C-60")
EXAMPLES(test_D16_not_after_the_last_tile, "C-54")
EXAMPLES(test_D17_not_in_the_turn_it_was_won, "C-58 C-60 C-94")
EXAMPLES(test_D18_a_dead_cell_is_open, "C-27")
EXAMPLES(test_D19_squares_part_paths, "C-10 C-29 C-30")
EXAMPLES(test_D20_wells_do_not, "C-32 C-33")
EXAMPLES(test_D21_junctions_are_one_path, "C-13 C-28")
EXAMPLES(test_D22_courts_run_along_paths, "C-81")
EXAMPLES(test_D23_an_unplaceable_last_tile, "C-09")
EXAMPLES(test_D24_proved_unplaceable, "C-08")
EXAMPLES(test_D25_nothing_lies_on_0_and_1, "C-44")
EXAMPLES(test_D26_a_tie_is_a_draw, "C-09 C-70")
EXAMPLES(test_D28_four_instead_of_three, "C-78")

void castle_examples_add(TCase *tests)
{
	const TTest *const all[] = {
	    test_R5_wall_tiles_lie_on_corners,
	    test_R6_six_followers_each,
	    test_R8_one_thing_after_the_other,
	    test_R11_the_first_tile_at_a_start_space,
	    test_R12_later_tiles_along_an_edge,
	    test_R13_paths_are_continued,
	    test_R14_everything_else_goes_together,
	    test_R15_anything_against_the_wall,
	    test_R17_what_fits_nowhere_leaves,
	    test_R18_one_follower_on_the_tile_just_laid,
	    test_R19_not_where_somebody_stands,
	    test_R20_several_by_connecting,
	    test_R21_no_follower_without_supply,
	    test_R22_merchants_stay,
	    test_R23_a_path_ends_at_every_end,
	    test_R24_a_point_a_tile_of_path,
	    test_R25_wells_double,
	    test_R26_towers,
	    test_R27_houses,
	    test_R28_only_the_majority,
	    test_R29_courts_wait,
	    test_R30_the_keep,
	    test_R31_followers_come_home,
	    test_R32_round_the_track,
	    test_R33_own_features_first,
	    test_R34_wall_tiles_are_taken,
	    test_R35_on_the_second_lap_too,
	    test_R36_used_later,
	    test_R37_only_in_the_own_turn,
	    test_R38_nine_kinds,
	    test_R39_well4,
	    test_R40_house_rule,
	    test_R41_paths_part_courts,
	    test_R42_the_last_tile,
	    test_R43_final_moves_win_none,
	    test_R44_the_largest_empty_area,
	    test_R45_start_spaces_count,
	    test_R46_courts,
	    test_R47_wall_tiles_at_the_end,
	    test_R48_most_points_win,
	    test_D1_a_start_space_is_an_edge,
	    test_D2_a_start_space_is_a_tile,
	    test_D3_nobody_stands_on_a_start_space,
	    test_D4_a_tile_counts_once,
	    test_D5_features_of_one_tile,
	    test_D6_doubled_once,
	    test_D7_two_wall_tiles_two_features,
	    test_D8_both_copies,
	    test_D9_which_area_counts,
	    test_D10_side_by_side,
	    test_D11_no_keep_no_eight,
	    test_D12_doubling_is_not_size,
	    test_D13_a_tie_moves_no_keep,
	    test_D14_won_in_the_other_turn,
	    test_D15_the_extra_turn,
	    test_D16_not_after_the_last_tile,
	    test_D17_not_in_the_turn_it_was_won,
	    test_D18_a_dead_cell_is_open,
	    test_D19_squares_part_paths,
	    test_D20_wells_do_not,
	    test_D21_junctions_are_one_path,
	    test_D22_courts_run_along_paths,
	    test_D23_an_unplaceable_last_tile,
	    test_D24_proved_unplaceable,
	    test_D25_nothing_lies_on_0_and_1,
	    test_D26_a_tie_is_a_draw,
	    test_D28_four_instead_of_three,
	};

	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
		tcase_add_test(tests, all[i]);
}
