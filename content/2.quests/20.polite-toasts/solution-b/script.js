const list = document.querySelector('section');
const regions = {
  polite: document.querySelector('[aria-live=polite]'),
  assertive: document.querySelector('[aria-live=assertive]'),
};
const ages = new Map();
let hovered = null;

function show(words, politeness) {
  regions[politeness].textContent = words;
  list.insertAdjacentHTML('beforeend', `<p>${words} <button aria-label="Dismiss: ${words}">×</button></p>`);
  ages.set(list.lastElementChild, 0);
  if (list.children.length > 5) remove(list.firstElementChild);
}

function remove(toast) {
  if (toast.contains(document.activeElement)) document.querySelector('main button').focus();
  ages.delete(toast);
  toast.remove();
}

// Every second, each toast that nobody is busy with gets older.
setInterval(() => {
  for (const [toast, age] of ages) {
    const isBusy = toast === hovered || toast.contains(document.activeElement);
    if (isBusy) continue;
    if (age === 10) remove(toast);
    else ages.set(toast, age + 1);
  }
}, 1000);

list.onmouseover = ({ target }) => {
  hovered = target.closest('p');
};
list.onmouseleave = () => {
  hovered = null;
};
list.onclick = ({ target }) => {
  if (target.localName === 'button') remove(target.parentElement);
};
list.onkeydown = ({ key, target }) => {
  if (key === 'Escape') remove(target.closest('p'));
};

document.querySelector('main').onclick = ({ target: { value } }) => {
  if (!value) return;
  if (value === 'Poppies') show('The poppies are gone. Somebody was quicker.', 'assertive');
  else show(`${value} are in your bag.`, 'polite');
};
