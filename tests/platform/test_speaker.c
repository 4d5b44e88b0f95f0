/* The loudspeaker with SDL's driver that writes to a file, and without any device. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "../runner.h"
#include "platform/speaker.h"

static char heard[] = "/tmp/bastide-heard-XXXXXX";

/* Until the sound has been written; it ends by itself. */
static void let_it_end(struct speaker *speaker)
{
	for (bool silent = false; !silent; SDL_Delay(1)) {
		SDL_LockAudioDevice(speaker->device);
		silent = mix_silent(&speaker->mix);
		SDL_UnlockAudioDevice(speaker->device);
	}
}

static void to_file(void)
{
	int file = mkstemp(heard);
	ck_assert_int_ge(file, 0);
	close(file);
	setenv("SDL_AUDIODRIVER", "disk", 1);
	setenv("SDL_DISKAUDIOFILE", heard, 1);
	setenv("SDL_DISKAUDIODELAY", "1", 1);
}

START_TEST(opened_with_the_first_sound_closed_when_silent)
{
	struct speaker speaker = {.on = false};
	to_file();
	speaker_set(&speaker, true, 100, false, 10);
	ck_assert_uint_eq(speaker.device, 0);
	ck_assert_int_eq(speaker_wait(&speaker, 10), -1);
	speaker_tick(&speaker, 11);
	speaker_play(&speaker, SOUND_FOLLOWER, 20);
	ck_assert_uint_ne(speaker.device, 0);
	ck_assert_int_gt(speaker_wait(&speaker, 20), 0);
	let_it_end(&speaker);
	speaker_tick(&speaker, 1000); /* silent from now on */
	ck_assert_int_eq(speaker_wait(&speaker, 1000), SPEAKER_IDLE_MS);
	speaker_tick(&speaker, 1000 + SPEAKER_IDLE_MS - 1);
	ck_assert_uint_ne(speaker.device, 0);
	speaker_tick(&speaker, 1000 + SPEAKER_IDLE_MS);
	ck_assert_uint_eq(speaker.device, 0);
	ck_assert_int_eq(speaker_wait(&speaker, 9000), -1);
	ck_assert(!SDL_WasInit(SDL_INIT_AUDIO));

	/* what was written is the sound, and silence round it */
	FILE *file = fopen(heard, "rb");
	ck_assert_ptr_nonnull(file);
	int16_t sample;
	int most = 0;
	while (fread(&sample, sizeof sample, 1, file) == 1)
		most = abs(sample) > most ? abs(sample) : most;
	fclose(file);
	remove(heard);
	ck_assert_int_eq(most, 11500); /* the follower's loudest */
	speaker_finish(&speaker);
}
END_TEST

START_TEST(mute_opens_nothing_and_ends_what_is_heard)
{
	struct speaker speaker = {.on = false};
	to_file();
	speaker_play(&speaker, SOUND_BELL, 1);
	ck_assert_uint_eq(speaker.device, 0);
	speaker_set(&speaker, true, 0, false, 2);
	speaker_play(&speaker, SOUND_BELL, 3);
	ck_assert_uint_eq(speaker.device, 0);
	speaker_set(&speaker, true, 40, true, 4); /* the room is heard at once, and stays */
	ck_assert_uint_ne(speaker.device, 0);
	speaker_tick(&speaker, 100000);
	speaker_tick(&speaker, 200000);
	ck_assert_uint_ne(speaker.device, 0);
	ck_assert_int_eq(speaker_wait(&speaker, 200000), -1);
	speaker_set(&speaker, false, 40, true, 200001);
	ck_assert_uint_eq(speaker.device, 0);
	speaker_finish(&speaker);
	remove(heard);
}
END_TEST

/* Said to nobody, and looked for again later. */
START_TEST(no_device_is_no_error)
{
	struct speaker speaker = {.on = false};
	setenv("SDL_AUDIODRIVER", "there-is-none", 1);
	speaker_set(&speaker, true, 100, false, 0);
	speaker_play(&speaker, SOUND_LAY, 100);
	ck_assert_uint_eq(speaker.device, 0);
	ck_assert_int_eq(speaker_wait(&speaker, 100), -1);
	to_file();
	speaker_play(&speaker, SOUND_LAY, 100 + SPEAKER_RETRY_MS - 1);
	ck_assert_uint_eq(speaker.device, 0);
	speaker_play(&speaker, SOUND_LAY, 100 + SPEAKER_RETRY_MS);
	ck_assert_uint_ne(speaker.device, 0);
	speaker_finish(&speaker);
	ck_assert(!SDL_WasInit(SDL_INIT_AUDIO));
	remove(heard);
}
END_TEST

/* Nothing is said in the terminal where there is no sound card; where there is one, it is heard. */
START_TEST(no_card_is_silent)
{
	struct speaker speaker = {.on = false};
	FILE *file = tmpfile();
	int terminal = dup(STDERR_FILENO);
	unsetenv("SDL_AUDIODRIVER");
	ck_assert(file && terminal >= 0);
	dup2(fileno(file), STDERR_FILENO);
	speaker_set(&speaker, true, 1, false, 0);
	speaker_play(&speaker, SOUND_LAY, 100);
	speaker_finish(&speaker);
	dup2(terminal, STDERR_FILENO);
	close(terminal);
	ck_assert_int_eq(lseek(fileno(file), 0, SEEK_END), 0);
	fclose(file);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("speaker");
	TCase *tcase = tcase_create("speaker");
	tcase_add_test(tcase, opened_with_the_first_sound_closed_when_silent);
	tcase_add_test(tcase, mute_opens_nothing_and_ends_what_is_heard);
	tcase_add_test(tcase, no_device_is_no_error);
	tcase_add_test(tcase, no_card_is_silent);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
