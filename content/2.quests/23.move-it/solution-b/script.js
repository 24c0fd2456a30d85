const list = document.querySelector('ol');
const output = document.querySelector('output');
const first = [...list.children];
let held = null;
let start = [];

const say = (words) => {
  output.textContent = words;
};

const nameOf = (item) => item.querySelector('button').textContent;
const placeOf = (item) => [...list.children].indexOf(item);

function pickUp(item) {
  held = item;
  start = [...list.children];
  item.querySelector('button').setAttribute('aria-pressed', 'true');
}

function moveTo(place) {
  const others = [...list.children].filter((item) => item !== held);
  if (place < 0 || place > others.length) return;
  list.insertBefore(held, others[place] ?? null);
  say(`${nameOf(held)}, ${place + 1} of ${first.length}`);
}

function putDown() {
  held.querySelector('button').setAttribute('aria-pressed', 'false');
  held = null;
}

function putBack() {
  list.replaceChildren(...start);
  say(`${nameOf(held)} stays number ${placeOf(held) + 1}`);
}

list.addEventListener('click', ({ target }) => {
  const item = target.closest('li');
  if (!held) {
    pickUp(item);
    return;
  }
  // A press on another song is the way for people who cannot drag.
  if (item !== held) {
    moveTo(placeOf(item));
    held.querySelector('button').focus();
  }
  putDown();
});

list.addEventListener('keydown', (event) => {
  if (!held) return;
  const button = held.querySelector('button');
  const steps = { ArrowUp: -1, ArrowDown: 1 };
  if (event.key in steps) {
    event.preventDefault();
    moveTo(placeOf(held) + steps[event.key]);
  } else if (event.key === 'Escape') {
    putBack();
    putDown();
  } else return;
  // What is taken out of its place loses the focus.
  button.focus();
});

list.addEventListener('dragstart', ({ target }) => {
  if (held) putDown();
  pickUp(target.closest('li'));
});

list.addEventListener('dragover', (event) => {
  if (!held) return;
  event.preventDefault();
  const over = event.target.closest('li');
  if (over && over !== held) moveTo(placeOf(over));
});

list.addEventListener('drop', (event) => {
  event.preventDefault();
  putDown();
});

// Comes after every drag. What was dropped has been put down before.
list.addEventListener('dragend', () => {
  if (!held) return;
  putBack();
  putDown();
});

document.querySelector('form').addEventListener('reset', () => {
  list.replaceChildren(...first);
  say('All songs are back in the first order.');
});
