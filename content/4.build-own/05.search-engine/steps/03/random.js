// Random numbers that are the same in every run (a small xorshift).
export function createRandom(seed) {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const vowels = 'aeiou';
const consonants = 'bdgklmnprst';

export function randomWord(random, letters) {
  let word = '';
  while (word.length < letters) {
    const from = word.length % 2 === 0 ? consonants : vowels;
    word += from[random(from.length)];
  }
  return word;
}

// Texts of few different words, so that most words are in many texts.
export function randomTexts(random, count, words) {
  return Array.from({ length: count }, () => {
    const length = 1 + random(30);
    const pick = () => words[random(words.length)];
    return Array.from({ length }, pick).join(' ');
  });
}
