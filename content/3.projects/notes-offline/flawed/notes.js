const list = document.getElementById('list');
const search = document.getElementById('search');
let notes = [];

function show() {
  const found = notes.filter((text) => text.includes(search.value));
  list.innerHTML = found.map((text) => `<li><p>${text}</p> <button>Edit</button> <button>Delete</button></li>`).join('');
}

document.getElementById('add').addEventListener('submit', (event) => {
  event.preventDefault();
  const field = document.getElementById('text');
  notes.push(field.value);
  field.value = '';
  show();
  localStorage.setItem('notes', JSON.stringify(notes));
});

list.addEventListener('click', ({ target }) => {
  if (target.localName !== 'button') return;
  const text = target.closest('li').querySelector('p').textContent;
  if (target.textContent === 'Edit') {
    const next = prompt('Change the note', text);
    notes = notes.map((one) => (one === text ? (next ?? one) : one));
  } else notes = notes.filter((one) => one !== text);
  show();
});

search.addEventListener('input', show);

document.getElementById('export').addEventListener('click', () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(notes)], { type: 'application/octet-stream' }));
  link.download = 'notes.bin';
  link.click();
});
