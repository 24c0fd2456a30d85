const buttons = [...document.querySelectorAll('[aria-controls]')];
const answerOf = (button) => document.getElementById(button.getAttribute('aria-controls'));

function show(button, isOpen) {
  button.setAttribute('aria-expanded', isOpen);
  if (isOpen) answerOf(button).removeAttribute('hidden');
  else answerOf(button).setAttribute('hidden', 'until-found');
}

function showOnly(chosen) {
  for (const button of buttons) show(button, button === chosen);
}

for (const button of buttons) {
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    showOnly(isOpen ? null : button);
  });
  // The browser's search has found words in the answer.
  answerOf(button).addEventListener('beforematch', () => showOnly(button));
}

showOnly(null);
