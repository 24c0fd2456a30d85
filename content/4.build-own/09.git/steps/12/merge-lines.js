// Merges two texts that come from the same one, line by line.
import { splitLines } from './lines.js';
import { findChanges } from './myers.js';

/** The merged text, with marks around each conflict. */
export function mergeTexts(base, ours, theirs, labels) {
  const [a, b, c] = [base, ours, theirs].map(splitLines);
  const changes = [
    ...findChanges(a, b).map((change) => ({ ...change, side: 0 })),
    ...findChanges(a, c).map((change) => ({ ...change, side: 1 })),
  ];
  const merged = [];
  let conflicts = 0;
  let at = 0;
  for (const group of groupChanges(changes)) {
    const { start, end } = group;
    merged.push(...a.slice(at, start));
    const own = newLines(b, group, 0);
    const other = newLines(c, group, 1);
    const sides = new Set(group.changes.map(({ side }) => side));
    if (sides.size === 1) merged.push(...(sides.has(0) ? own : other));
    else if (own.join('') === other.join('')) merged.push(...own);
    else {
      conflicts++;
      merged.push(...conflict([own, a.slice(start, end), other], labels));
    }
    at = end;
  }
  merged.push(...a.slice(at));
  return { text: merged.join(''), conflicts };
}

/** Changes that overlap or touch belong to one range of the base. */
function groupChanges(changes) {
  const groups = [];
  for (const change of changes.toSorted((a, b) => a.start - b.start)) {
    const last = groups.at(-1);
    if (last && change.start <= last.end) {
      last.changes.push(change);
      last.end = Math.max(last.end, change.end);
    } else {
      const { start, end } = change;
      groups.push({ start, end, changes: [change] });
    }
  }
  return groups;
}

/** What one side has instead of the range of a group. */
function newLines(lines, { start, end, changes }, side) {
  const own = changes.filter((change) => change.side === side);
  if (own.length === 0) return [];
  // Lines around the changes are the same as in the base.
  const [first, last] = [own[0], own.at(-1)];
  const from = first.bStart - (first.start - start);
  return lines.slice(from, last.bEnd + (end - last.end));
}

function conflict([own, base, other], labels) {
  return [
    `<<<<<<< ${labels[0]}\n`,
    ...own.map(withBreak),
    `||||||| ${labels[1]}\n`,
    ...base.map(withBreak),
    '=======\n',
    ...other.map(withBreak),
    `>>>>>>> ${labels[2]}\n`,
  ];
}

const withBreak = (line) => (line.endsWith('\n') ? line : `${line}\n`);
