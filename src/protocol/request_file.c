/* Games as scenarios: load, save. */
#include "format/json_out.h"
#include "format/steps.h"
#include "protocol_private.h"

static struct scenario *scenario_asked(struct protocol *protocol, const json_t *request, struct format_error *error)
{
	const json_t *file = json_object_get(request, "file");
	const char *path;

	if (!file)
		return scenario_from_json(json_object_get(request, "scenario"), protocol->tiles, error);
	reader_enter(&protocol->reader, "file");
	if (!reader_word(&protocol->reader, file, &path))
		return NULL;
	reader_leave(&protocol->reader);
	return scenario_load(path, protocol->tiles, error);
}

json_t *request_load(struct protocol *protocol, const json_t *request)
{
	bool has_file = json_object_get(request, "file") != NULL;
	struct format_error error = {.line = 0};

	if (has_file == (json_object_get(request, "scenario") != NULL))
		return protocol_refuse(protocol, "exactly one of \"file\" and \"scenario\" is needed: %s",
		                       has_file ? "here are both" : "here is neither");
	struct scenario *scenario = scenario_asked(protocol, request, &error);
	if (scenario && protocol_replay(protocol, scenario, &error))
		return answer_state(protocol);
	scenario_destroy(scenario);
	return protocol_refuse(protocol, "%s", format_error_line(&error));
}

json_t *request_save(struct protocol *protocol, const json_t *request)
{
	(void)request;
	json_memory_watch();
	json_t *answer = json_pack("{s:b,s:o}", "ok", 1, "scenario", scenario_json(protocol->record));
	if (json_memory_whole())
		return answer;
	json_decref(answer);
	return protocol_refuse(protocol, "out of memory");
}
