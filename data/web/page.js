// The page's side of src/system/web: fetches the game, keeps its files in IndexedDB, hands them out. Part of bastide.js.

Module.canvas = document.getElementById("canvas");
// ?lang=de is --lang de, and ?=FILE a file.
Module.arguments = [...new URLSearchParams(location.search)].flatMap(([name, value]) => [name && "--" + name, value].filter((word) => word));

// What the page itself says, before the game can and after.
const WORDS = {
	ca: ["Bastide està obert dues vegades", "No es pot obrir Bastide", "Bastide s’ha aturat. El que s’ha desat hi serà quan es torni a carregar la pàgina."],
	de: ["Bastide ist zweimal offen", "Bastide lässt sich nicht starten", "Bastide ist stehen geblieben. Was gespeichert war, ist da, sobald die Seite neu geladen wird."],
	en: ["Bastide is open twice", "Bastide cannot be started", "Bastide has stopped. What was kept is there when the page is loaded again."],
	es: ["Bastide está abierto dos veces", "No se puede iniciar Bastide", "Bastide se ha detenido. Lo guardado estará ahí al volver a cargar la página."],
	fr: ["Bastide est ouvert deux fois", "Impossible de lancer Bastide", "Bastide s’est arrêté. Ce qui était enregistré sera là quand la page sera rechargée."],
	ro: ["Bastide este deschis de două ori", "Bastide nu poate fi pornit", "Bastide s-a oprit. Ce era salvat va fi acolo când pagina se încarcă din nou."],
};
const LANGUAGE = [new URLSearchParams(location.search).get("lang") || "", ...navigator.languages].map((name) => name.slice(0, 2)).find((name) => WORDS[name]) || "en";
const [TWICE, CANNOT, STOPPED] = WORDS[LANGUAGE];
document.documentElement.lang = LANGUAGE;

const waiting = document.getElementById("wait");
const bar = waiting.querySelector("progress");
const words = waiting.querySelector("p");

function tell(text) {
	waiting.hidden = false;
	bar.hidden = true;
	words.textContent = text;
}

function fail(error) {
	tell(`${CANNOT}: ${error.message}`);
}

// What keeps it from beginning it says as any program does.
Module.printErr = (text) => {
	console.error(text);
	if (!waiting.hidden) tell(text);
};

// ---- the game and its data: compressed, whatever the host does ----

const files = { "bastide.wasm": 0, "bastide.data": 0 }; // how much of each has come, of 1

async function unpacked(name) {
	const response = await fetch(name + ".pack");
	if (!response.ok) throw new Error(`${name}.pack: ${response.status}`);
	const size = Number(response.headers.get("Content-Length"));
	const count = new TransformStream({
		transform(bytes, to) {
			files[name] += size ? bytes.length / size : 0;
			bar.value = Math.min(...Object.values(files));
			to.enqueue(bytes);
		},
	});
	return response.body.pipeThrough(count).pipeThrough(new DecompressionStream("gzip"));
}

Module.instantiateWasm = (imports, done) => {
	unpacked("bastide.wasm")
		.then((stream) => new Response(stream, { headers: { "Content-Type": "application/wasm" } }))
		.then((response) => WebAssembly.instantiateStreaming(response, imports))
		.then((made) => done(made.instance, made.module))
		.catch(fail);
	return {};
};

function filePlace(path, bytes, date) {
	FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
	FS.writeFile(path, bytes, { canOwn: true });
	if (date) FS.utime(path, date, date);
}

// A line a file, its size and its path; a byte of nothing; then the bytes of all.
async function dataPlace() {
	const bytes = new Uint8Array(await new Response(await unpacked("bastide.data")).arrayBuffer());
	let at = bytes.indexOf(0);
	const lines = new TextDecoder().decode(bytes.subarray(0, at++)).trim().split("\n");
	for (const line of lines) {
		const space = line.indexOf(" ");
		const size = Number(line.slice(0, space));
		filePlace(line.slice(space + 1), bytes.subarray(at, at + size));
		at += size;
	}
}

// ---- what is kept: a record a file ----

const KEPT = "/home/";
let store = null;
const lost = new Set(); // paths of what the browser would not keep

function asked(request) {
	return new Promise((found, failed) => {
		request.onsuccess = () => found(request.result);
		request.onerror = () => failed(request.error);
	});
}

async function storeOpen() {
	const opening = indexedDB.open("bastide", 1);
	opening.onupgradeneeded = () => opening.result.createObjectStore("files");
	store = await asked(opening);
	store.onclose = () => storeOpen().catch(() => {}); // whoever clears what the browser keeps takes it away
}

async function keptPlace() {
	FS.mkdirTree(KEPT);
	await storeOpen();
	const records = store.transaction("files").objectStore("files");
	const [paths, found] = await Promise.all([asked(records.getAllKeys()), asked(records.getAll())]);
	paths.forEach((path, i) => filePlace(path, found[i].bytes, found[i].date));
}

// What is asked for first is done first. Whether the browser could do it is known later: the next answer has it.
Module.keep = (path) => {
	path = PATH_FS.resolve(path);
	if (!store || !path.startsWith(KEPT)) return 1;
	const known = !lost.has(path);
	try {
		const change = store.transaction("files", "readwrite", { durability: "strict" });
		const records = change.objectStore("files");
		const about = FS.analyzePath(path);
		change.oncomplete = () => lost.delete(path);
		change.onabort = () => lost.add(path);
		if (!about.exists) records.delete(path);
		else if (FS.isFile(about.object.mode)) records.put({ bytes: FS.readFile(path), date: +FS.stat(path).mtime }, path);
		change.commit(); // else it is undone where the page goes before it has come back
	} catch {
		lost.add(path);
	}
	return known && !lost.has(path) ? 1 : 0;
};

// Where there was no room it is tried again, until there is.
setInterval(() => lost.forEach((path) => Module.keep(path)), 2000);

// Who leaves is asked first where something is not kept.
addEventListener("beforeunload", (event) => lost.size && event.preventDefault());

Module.keeps = () => (store ? 1 : 0);

// One page of a browser at a time has the game: two would write over each other's. The next begins when that one goes.
// (Without https there are no locks.)
async function alone() {
	if (!navigator.locks) return;
	const later = setTimeout(() => tell(TWICE), 500);
	const left = new Promise((gone) => addEventListener("pagehide", gone));
	addEventListener("pageshow", (event) => event.persisted && location.reload()); // one that comes back is not alone
	await new Promise((mine) => navigator.locks.request("bastide", () => (mine(), left)));
	clearTimeout(later);
	words.textContent = "";
	bar.hidden = false;
}

Module.preRun = [].concat(Module.preRun || [], () => {
	addRunDependency("files");
	Promise.all([dataPlace(), alone().then(keptPlace).catch(() => {})])
		.then(() => removeRunDependency("files"))
		.catch(fail);
});

// ---- what the system would say ----

Module.languages = () => navigator.languages.map((name) => name.replace("-", "_")).join(":");

// ---- a telephone that is held upright ----

// There the letters would be too small: a picture asks for it to be turned. A touch turns the page instead, where the
// browser lets it; else the game is there as it is.
const turn = document.getElementById("turn");
turn.onclick = async () => {
	try {
		await document.documentElement.requestFullscreen();
		await screen.orientation.lock("landscape");
	} catch {
		turn.hidden = true;
	}
};

// ---- out of the page ----

Module.give = (path) => {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([FS.readFile(path)]));
	link.download = path.slice(path.lastIndexOf("/") + 1);
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};

// Ctrl+Shift+S hands out the game that was kept last.
const SAVES = KEPT + "bastide/saves/";
addEventListener(
	"keydown",
	(event) => {
		if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.key.toLowerCase() !== "s") return;
		event.preventDefault();
		event.stopImmediatePropagation();
		const games = FS.analyzePath(SAVES).exists ? FS.readdir(SAVES).map((name) => SAVES + name) : [];
		const dates = games.map((path) => [+FS.stat(path).mtime, path]).filter(([, path]) => FS.isFile(FS.stat(path).mode));
		if (dates.length) Module.give(dates.sort(([one], [other]) => other - one)[0][1]);
	},
	true,
);

// A file that is let go over the page is opened: it is kept, and the page begins with it.
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
	event.preventDefault();
	const file = event.dataTransfer.files[0];
	if (!file || !store) return;
	const path = KEPT + "bastide/brought/" + file.name;
	filePlace(path, new Uint8Array(await file.arrayBuffer()));
	Module.keep(path);
	const named = [...new URLSearchParams(location.search)].filter(([name]) => name);
	location.search = new URLSearchParams([...named, ["", path]]);
});

// Asked of a canvas of its own: one that was WebGL's once stays so.
Module.card = () => {
	const gl = document.createElement("canvas").getContext("webgl");
	const named = gl && gl.getExtension("WEBGL_debug_renderer_info");
	const name = gl ? gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER) : "";
	return gl && !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) ? 1 : 0;
};

Module.begun = () => {
	waiting.hidden = true;
};

Module.over = () => {
	tell("");
	waiting.onclick = () => location.reload();
};

Module.onAbort = () => tell(STOPPED);

// Keys that are the browser's own.
for (const kind of ["keydown", "keyup"]) {
	addEventListener(
		kind,
		(event) => {
			const browsers = (event.ctrlKey || event.metaKey) && !"zycvxas".includes(event.key.toLowerCase());
			if (event.key === "F5" || event.key === "F11" || browsers) event.stopImmediatePropagation();
		},
		true,
	);
}
