// The fewest changes that turn one list into another (Eugene Myers).

/**
 * Pairs of places with equal items. Picture a grid: going right removes
 * an item of `a`, going down adds one of `b`, and a diagonal step is free.
 */
function findPairs(a, b) {
  // How far right one can get on each diagonal, after every round.
  const rounds = [];
  let reached = new Map([[1, 0]]);
  for (let edits = 0; ; edits++) {
    rounds.push(reached);
    const next = new Map();
    for (let k = -edits; k <= edits; k += 2) {
      let x = startOn(k, edits, reached).x;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      next.set(k, x);
      if (x >= a.length && x - k >= b.length)
        return walkBack(rounds, a.length, b.length);
    }
    reached = next;
  }
}

/** The better way onto diagonal k: down from k + 1, or right from k - 1. */
function startOn(k, edits, reached) {
  const isDown =
    k === -edits ||
    (k !== edits && reached.get(k - 1) < reached.get(k + 1));
  return isDown
    ? { from: k + 1, x: reached.get(k + 1) }
    : { from: k - 1, x: reached.get(k - 1) + 1 };
}

function walkBack(rounds, endX, endY) {
  const pairs = [];
  let x = endX;
  let k = endX - endY;
  for (let edits = rounds.length - 1; edits >= 0; edits--) {
    const start = startOn(k, edits, rounds[edits]);
    while (x > start.x) pairs.push([--x, x - k]);
    k = start.from;
    x = rounds[edits].get(k);
  }
  return pairs.reverse();
}

/** The gaps between equal items: each range of `a` becomes one of `b`. */
export function findChanges(a, b) {
  const changes = [];
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of [...findPairs(a, b), [a.length, b.length]]) {
    if (x < nextX || y < nextY)
      changes.push({ start: x, end: nextX, bStart: y, bEnd: nextY });
    [x, y] = [nextX + 1, nextY + 1];
  }
  return changes;
}
