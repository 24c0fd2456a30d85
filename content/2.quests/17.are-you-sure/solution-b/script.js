const main = document.querySelector('main');
const heading = document.querySelector('h1');
const cover = document.querySelector('.cover');
const question = document.getElementById('question');
const yes = document.getElementById('yes');
const no = document.getElementById('no');
let opener = null;

function open(button) {
  opener = button;
  question.textContent = `${button.textContent}?`;
  cover.hidden = false;
  main.inert = true;
  no.focus();
}

function close() {
  cover.hidden = true;
  main.inert = false;
  opener.focus();
}

for (const button of main.querySelectorAll('button'))
  button.addEventListener('click', () => open(button));

no.addEventListener('click', close);

yes.addEventListener('click', () => {
  close();
  opener.closest('li').remove();
  heading.focus();
});

cover.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});
