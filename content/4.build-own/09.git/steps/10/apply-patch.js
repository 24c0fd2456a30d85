// Applies the hunks of a patch to a text.
import { splitLines } from './lines.js';

const hunkHead = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@/;

export function applyPatch(text, patch) {
  const lines = splitLines(text);
  const result = [];
  let at = 0;
  for (const { start, before, after } of readHunks(patch)) {
    result.push(...lines.slice(at, start), ...after);
    at = start + before.length;
    if (lines.slice(start, at).join('') !== before.join(''))
      throw new Error(`The patch does not fit at line ${start + 1}`);
  }
  return [...result, ...lines.slice(at)].join('');
}

function readHunks(patch) {
  const hunks = [];
  let last;
  for (const line of splitLines(patch)) {
    const hunk = hunks.at(-1);
    const head = hunkHead.exec(line);
    if (head) {
      const [, first, count] = head;
      const start = count === '0' ? Number(first) : first - 1;
      hunks.push({ start, before: [], after: [] });
    } else if (hunk && line.startsWith('\\')) {
      // The line before has no line break at its end.
      for (const side of last)
        side.push(side.pop().slice(0, -1));
    } else if (hunk) {
      last = sidesOf(hunk, line[0]);
      for (const side of last) side.push(line.slice(1));
    }
  }
  return hunks;
}

function sidesOf({ before, after }, mark) {
  if (mark === ' ') return [before, after];
  return mark === '-' ? [before] : [after];
}
