const find = document.getElementById('find'), none = document.getElementById('none');
const folded = text => text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '');
function show() {
	const words = folded(find.value).split(/\s+/).filter(Boolean);
	let any = false;
	for (const book of document.querySelectorAll('main > section')) {
		let inBook = false;
		for (const rule of book.querySelectorAll('section')) {
			let inRule = false;
			for (const card of rule.querySelectorAll('article')) {
				const text = folded(card.textContent);
				card.hidden = !words.every(word => text.includes(word));
				inRule = inRule || !card.hidden;
			}
			rule.hidden = !inRule;
			inBook = inBook || inRule;
		}
		book.hidden = !inBook;
		any = any || inBook;
	}
	none.hidden = any;
}
find.addEventListener('input', show);
// On a telephone the first picture is near.
if (innerWidth < 700) document.querySelector('nav details').open = false;
const speak = document.getElementById('speak');
function say() {
	const now = speak.value;
	document.documentElement.lang = now;
	for (const each of document.querySelectorAll('[data-say]')) each.hidden = each.dataset.say !== now;
	for (const each of document.images) each.alt = each.dataset[now] ?? each.alt;
	find.placeholder = find.dataset[now];
	document.title = document.querySelector('h1').innerText;
}
if (speak) {
	speak.addEventListener('change', say);
	say();
}
