// All notes, newest first.
let notes = [];

const list = document.getElementById('list');
const field = document.getElementById('text');

function show() {
  // Milestone 1: write one list item for each note, with its text, a button "Edit" and a button "Delete".
}

document.getElementById('add').addEventListener('submit', (event) => {
  event.preventDefault();
  notes = [{ text: field.value.trim() }, ...notes];
  field.value = '';
  show();
});
