const form = document.querySelector('form');

form.addEventListener('submit', (event) => {
  for (const field of form.querySelectorAll('input')) {
    field.style.borderColor = field.validity.valid ? '' : 'red';
    if (!field.validity.valid) event.preventDefault();
  }
});
