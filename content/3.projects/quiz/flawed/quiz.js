const form = document.getElementById('quiz');
const result = document.getElementById('result');

function finish() {
  const groups = [...form.querySelectorAll('fieldset')];
  const points = groups.filter((group) => group.querySelector('input').checked).length;
  document.getElementById('points').textContent = `${points} of ${groups.length} points`;
  form.hidden = true;
  result.hidden = false;
  localStorage.setItem('points', points);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  finish();
});

document.getElementById('again').addEventListener('click', () => {
  form.reset();
  form.hidden = false;
  result.hidden = true;
});

setTimeout(finish, 60_000);
