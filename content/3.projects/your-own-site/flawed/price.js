// Says what tea for all guests costs. Without the script, the line stays hidden.
const people = document.querySelector('#people');
const price = document.querySelector('#price');
people.addEventListener('input', () => {
  price.hidden = people.value === '';
  price.querySelector('output').value = people.value;
});
