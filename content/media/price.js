const people = document.querySelector('#people')
const total = document.querySelector('#total')

people.addEventListener('input', () => {
  total.textContent = Number(people.value) * 20
})
document.querySelector('#sum').hidden = false
