// Changes as a unified diff, the text that `git diff` prints.
import { splitLines } from './lines.js';
import { findChanges } from './myers.js';

const around = 3;

/** A patch from one text to another; empty if they are equal. */
export function makePatch(path, before, after) {
  const [a, b] = [splitLines(before), splitLines(after)];
  const hunks = groupChanges(findChanges(a, b));
  if (hunks.length === 0) return '';
  const names = [`a/${path}`, `b/${path}`];
  const head =
    `diff --git ${names.join(' ')}\n` +
    `--- ${names[0]}\n+++ ${names[1]}\n`;
  return head + hunks.map((hunk) => formatHunk(hunk, a, b)).join('');
}

/** Changes whose surrounding lines touch belong to one hunk. */
function groupChanges(changes) {
  const hunks = [];
  for (const change of changes) {
    const last = hunks.at(-1)?.at(-1);
    if (last && change.start - last.end <= 2 * around)
      hunks.at(-1).push(change);
    else hunks.push([change]);
  }
  return hunks;
}

function formatHunk(changes, a, b) {
  const [first, last] = [changes[0], changes.at(-1)];
  const start = Math.max(0, first.start - around);
  const end = Math.min(a.length, last.end + around);
  const bStart = first.bStart - (first.start - start);
  const bEnd = last.bEnd + (end - last.end);
  let text = `@@ -${range(start, end)} +${range(bStart, bEnd)} @@\n`;
  let at = start;
  for (const change of changes) {
    text += marked(' ', a.slice(at, change.start));
    text += marked('-', a.slice(change.start, change.end));
    text += marked('+', b.slice(change.bStart, change.bEnd));
    at = change.end;
  }
  return text + marked(' ', a.slice(at, end));
}

/** The first line, counted from 1, and how many lines there are. */
function range(start, end) {
  const count = end - start;
  const first = count === 0 ? start : start + 1;
  return count === 1 ? `${first}` : `${first},${count}`;
}

function marked(mark, lines) {
  return lines.map((line) => mark + withBreak(line)).join('');
}

function withBreak(line) {
  const note = '\n\\ No newline at end of file\n';
  return line.endsWith('\n') ? line : line + note;
}
