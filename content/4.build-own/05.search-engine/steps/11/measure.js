import { averageOf } from './build.js';

// The share of right answers among the first results. A question with two
// right answers looks at two results, so that a perfect score is 1.
export function precision(found, right) {
  const hits = found
    .slice(0, right.length)
    .filter((title) => right.includes(title));
  return hits.length / right.length;
}

// `find` takes the text of a question and returns titles, best first.
export function meanPrecision(questions, find) {
  return averageOf(
    questions.map(({ text, right }) => precision(find(text), right)),
  );
}
