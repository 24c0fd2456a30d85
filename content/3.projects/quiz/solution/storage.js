// The best result, in the browser's storage. A browser may refuse to store anything, for example in a private window, so
// each access is inside a `try`, and the quiz goes on without a stored result.
const bestKey = 'sky-quiz-best';

function readBest() {
  try {
    const best = Number.parseInt(localStorage.getItem(bestKey) ?? '', 10);
    return Number.isNaN(best) ? null : best;
  } catch {
    return null;
  }
}

function saveBest(points) {
  try {
    localStorage.setItem(bestKey, String(points));
    return true;
  } catch {
    return false;
  }
}
