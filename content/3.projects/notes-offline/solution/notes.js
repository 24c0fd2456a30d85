const find = (id) => document.getElementById(id);
const list = find('list');
const search = find('search');

let { notes, canSave } = loadNotes();
let lastDeleted = null;
let editing = null;

function say(words) {
  find('status').textContent = words;
}

/** Saves after every change. People learn at once when it did not work, and what they can do. */
function save() {
  canSave = saveNotes(notes);
  warn();
}

function warn() {
  const words = canSave
    ? ''
    : 'Your notes can’t be saved on this device. They stay here until you close the page, so export them now.';
  if (find('warning').textContent !== words) find('warning').textContent = words;
}

function makeButton(words, name, onClick) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  // Ten buttons "Edit" need ten names.
  button.ariaLabel = `${words} “${name}”`;
  button.addEventListener('click', onClick);
  return button;
}

function titleOf({ text }) {
  const [line] = text.split('\n');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

function noteItem(note) {
  const item = document.createElement('li');
  item.id = note.id;
  if (editing === note) return fillWithForm(item, note);
  const text = document.createElement('p');
  const time = document.createElement('time');
  text.textContent = note.text;
  time.dateTime = note.day;
  time.textContent = note.day;
  const title = titleOf(note);
  item.append(
    text,
    time,
    makeButton('Edit', title, () => edit(note)),
    makeButton('Delete', title, () => remove(note)),
  );
  return item;
}

function fillWithForm(item, note) {
  const form = document.createElement('form');
  const label = document.createElement('label');
  const field = document.createElement('textarea');
  const button = document.createElement('button');
  field.id = `${note.id}-text`;
  field.rows = 3;
  field.required = true;
  field.value = note.text;
  label.htmlFor = field.id;
  label.textContent = 'Edit note';
  button.textContent = 'Save note';
  form.append(label, field, button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    note.text = field.value.trim();
    endEdit(note, 'The note is saved.');
  });
  form.addEventListener('keydown', ({ key }) => key === 'Escape' && endEdit(note, 'Nothing has changed.'));
  item.append(form);
  return item;
}

/** The notes that contain what is searched for, newest first. */
function show() {
  const wanted = search.value.trim().toLowerCase();
  const found = notes.filter(({ text }) => text.toLowerCase().includes(wanted));
  list.replaceChildren(...found.map(noteItem));
  const noun = notes.length === 1 ? 'note' : 'notes';
  find('count').textContent = wanted ? `${found.length} of ${notes.length} ${noun}` : `${notes.length} ${noun}`;
  find('undo').hidden = lastDeleted === null;
}

function add(text) {
  const day = new Date().toLocaleDateString('en-CA');
  notes = [{ id: `note-${Date.now()}-${notes.length}`, text, day }, ...notes];
  search.value = '';
  save();
  show();
  say('The note is added.');
}

function edit(note) {
  editing = note;
  show();
  find(`${note.id}-text`).focus();
}

function endEdit(note, words) {
  editing = null;
  save();
  show();
  find(note.id)?.querySelector('button').focus();
  say(words);
}

function remove(note) {
  lastDeleted = { note, at: notes.indexOf(note) };
  notes = notes.filter((one) => one !== note);
  save();
  show();
  // The button that was pressed is gone with its note.
  find('undo').focus();
  say('The note is deleted. You can undo this.');
}

function undo() {
  const { note, at } = lastDeleted;
  notes = notes.toSpliced(at, 0, note);
  lastDeleted = null;
  search.value = '';
  save();
  show();
  find(note.id).querySelector('button').focus();
  say('The note is back.');
}

function exportNotes() {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([notesAsText(notes)], { type: 'text/plain;charset=utf-8' }));
  link.download = 'trail-notes.txt';
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  say('The notes are exported to a text file.');
}

find('add').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = find('text').value.trim();
  if (text === '') return;
  find('text').value = '';
  add(text);
  find('text').focus();
});
search.addEventListener('input', () => {
  show();
  say(`${list.children.length} found.`);
});
find('undo').addEventListener('click', undo);
find('export').addEventListener('click', exportNotes);

find('app').hidden = false;
show();
warn();

// Where the browser refuses a service worker, the page still works with a network.
try {
  navigator.serviceWorker?.register('sw.js').catch(() => {});
} catch {
  // Frames without an origin throw instead.
}
