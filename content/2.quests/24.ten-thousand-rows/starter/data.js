const count = 10000;
const plants = ['Bean', 'Barley', 'Carrot', 'Dill', 'Kale', 'Leek', 'Lentil', 'Millet', 'Onion', 'Pea', 'Radish', 'Rye'];

/** The text of a row. The first has the number 1. */
function lineOf(number) {
  const code = `S-${String(number).padStart(5, '0')}`;
  return `${code} ${plants[number % plants.length]}, stored in ${1990 + (number % 35)}`;
}
