// The solutions, in a window of their own: side by side, with the lines marked that only one of them has.
import { escapeHtml } from '#lib/escape-html.ts';
import type { Quest } from '#schema/page/quest.ts';
import { changedLines } from '../../example/changed-lines.ts';
import { colourOf } from './file-tabs.ts';

type QuestSolution = Quest['solutions'][number];

/** Opens the window above the workspace; closing it brings the focus back to where it was. */
export function showSolutions(root: HTMLElement, solutions: readonly QuestSolution[]): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'quest-dialog';
  dialog.setAttribute('aria-labelledby', 'quest-dialog-title');
  dialog.innerHTML = [
    '<header><h2 id="quest-dialog-title">Solutions</h2>',
    '<p>Each passes every check. The marked lines are in one of them only.</p>',
    '<button type="button" class="button button-quiet button-small">Close</button></header>',
    `<div class="quest-dialog-parts">${solutions.map((solution) => solutionHtml(solution, solutions)).join('')}</div>`,
  ].join('');
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  dialog.showModal();
}

function solutionHtml(solution: QuestSolution, all: readonly QuestSolution[]): string {
  const { name, title, about, files } = solution;
  const other = all.find((candidate) => candidate !== solution);
  const listings = files.map((file) => {
    const theirs = other?.files.find((candidate) => candidate.name === file.name)?.text ?? null;
    const label = escapeHtml(file.name);
    return `<figure><figcaption>${label}</figcaption><pre class="source-lines" role="group" tabindex="0" aria-label="${label} of solution ${escapeHtml(name.toUpperCase())}"><code>${markedLines(file.name, file.text, theirs)}</code></pre></figure>`;
  });
  return `<section><h3>Solution ${escapeHtml(name.toUpperCase())}: ${escapeHtml(title)}</h3><div class="prose">${about}</div>${listings.join('')}</section>`;
}

/** Coloured lines; those that the other file does not have, however far they are indented, are marked. */
export function markedLines(name: string, text: string, other: string | null): string {
  const source = text.trimEnd();
  const coloured = colourOf(name)(source).split('\n');
  if (other === null) return coloured.join('\n');
  const { origins } = changedLines(withoutIndents(other), withoutIndents(source));
  return coloured
    .map((line, at) =>
      (origins[at] ?? -1) < 0 ? line.replace('class="line"', 'class="line changed"') : line,
    )
    .join('\n');
}

function withoutIndents(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}
