// Shows in a list which of its pages are done: a check mark in its row, a filled block, and how many they are. Blocks
// and rows are there already, so that nothing moves.
import '#styles/with-scripts/done.css';
import type { PageSummary } from '#runtime/progress/page-summary.ts';

/** A list with a row for each page, and perhaps blocks in the same order. */
export function showDone(root: HTMLElement, kept: readonly PageSummary[]): void {
  const done = new Set(kept.filter(({ isDone }) => isDone).map(({ path }) => path));
  const links = [...root.querySelectorAll<HTMLAnchorElement>('li > a')];
  for (const link of links) markRow(link, done.has(link.pathname));
  // A guide may have pages besides its steps.
  const steps = links.filter((link) => link.querySelector('.step-number'));
  const states = (steps.length > 0 ? steps : links).map((link) => done.has(link.pathname));
  fillBlocks(root, states);
  // Beside a page the reader sees how far they are on small screens, too.
  if (root.matches('.sidebar'))
    for (const other of document.querySelectorAll<HTMLElement>('.lesson-place, .page-bar'))
      fillBlocks(other, states);
  const count = root.querySelector<HTMLElement>(
    '.sidebar-title > .branch-count, .step-count > span, .landing-note',
  );
  if (count) countDone(count, states);
}

/** Marks the row of a link; whoever listens hears it after the name. */
function markRow(link: HTMLAnchorElement, isDone: boolean): void {
  link.closest('li')?.toggleAttribute('data-done', isDone);
  const said = link.querySelector('.done-said');
  if (!isDone) said?.remove();
  else if (!said) {
    const words = document.createElement('span');
    words.className = 'done-said sr-only';
    words.textContent = ', done';
    link.append(words);
  }
}

function fillBlocks(root: HTMLElement, states: readonly boolean[]): void {
  const blocks = root.querySelectorAll('.course-blocks > i');
  for (const [at, block] of blocks.entries()) block.toggleAttribute('data-done', states[at] === true);
}

/** `25 lessons` becomes `6 of 25 done`; what else is said there stays. */
function countDone(element: HTMLElement, states: readonly boolean[]): void {
  element.dataset.all ??= element.textContent ?? '';
  const { all } = element.dataset;
  const count = states.filter(Boolean).length;
  element.textContent = count === 0 ? all : all.replace(/^\d+ \w+/, `${count} of ${states.length} done`);
}
