// Whole numbers from 0 as text. A digit stands for five bits, and a sixth
// bit says that more digits follow: numbers below 32 take one character.
const digits =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueOf = new Map([...digits].map((digit, value) => [digit, value]));

export function encode(numbers) {
  let text = '';
  for (let rest of numbers) {
    while (rest >= 32) {
      text += digits[32 + (rest % 32)];
      rest = Math.floor(rest / 32);
    }
    text += digits[rest];
  }
  return text;
}

export function decode(text) {
  const numbers = [];
  let number = 0;
  let unit = 1;
  for (const digit of text) {
    const value = valueOf.get(digit);
    number += (value % 32) * unit;
    unit *= 32;
    if (value >= 32) continue;
    numbers.push(number);
    number = 0;
    unit = 1;
  }
  return numbers;
}

// 3, 7, 8 becomes 3, 4, 1: in an ascending list, the gaps are small.
export function toGaps(numbers) {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}
