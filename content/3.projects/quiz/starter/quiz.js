// The right answers, by the names of the radio buttons. Add one line for each question.
const key = {};

const form = document.getElementById('quiz');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  // Milestone 2: count the right answers, and write the result into the paragraph with the role "status".
});
