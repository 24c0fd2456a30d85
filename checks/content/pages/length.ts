// Checks the length of a page: its words against the range of its kind, its lists, its lines of code.

import { counted } from '#lib/counted.ts';
import type { Problem } from '#pipeline/problem.ts';
import { sections } from '#site/sections.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { lineOfNode, nodesOf } from '../markdown.ts';
import { wordsOf } from '../prose/sentences.ts';
import { wordRangeOf } from '../prose/word-range.ts';

const errorAt = errorFor('check-length');

const limits = { listItems: 7, codeColumns: 76, openingLines: 15 };

/** The words of a page: prose, lists, tables and headings, without fences. */
export function countWords(page: Pick<CheckedPage, 'prose'>): number {
  return page.prose.reduce((sum, block) => sum + wordsOf(block.text).length, 0);
}

/** Too few or too many words, list items or columns. */
export function checkLength(page: CheckedPage): Problem[] {
  if (!page.path.startsWith(sections.cs.path)) return [];
  const problems: Problem[] = [];
  const range = page.isUnfinished ? null : wordRangeOf(page.path);
  const words = countWords(page);
  if (range && (words < range[0] || words > range[1])) {
    const advice = words < range[0] ? 'Say more of what a reader needs.' : 'Cut what is said twice.';
    const message = `The page has ${counted(words, 'word')}; a page of its kind has ${range.map((limit) => limit.toLocaleString('en')).join(' to ')}. ${advice}`;
    problems.push(errorAt(page, 1, message));
  }
  for (const node of nodesOf(page.tree)) {
    const items = node.children?.length ?? 0;
    if (node.type !== 'list' || items <= limits.listItems) continue;
    const message = `The list has ${items} items; at most ${limits.listItems} are allowed. Group them, or use a table.`;
    problems.push(errorAt(page, lineOfNode(node), message));
  }
  for (const fence of page.fences) {
    if (fence.language !== 'html') continue;
    fence.code.split('\n').forEach((line, index) => {
      if (line.length <= limits.codeColumns) return;
      const message = `The line of code has ${line.length} characters; at most ${limits.codeColumns} are allowed. Break it.`;
      problems.push(errorAt(page, fence.line + 1 + index, message));
    });
  }
  const first = page.fences[0];
  const isReference = ['element', 'attribute', 'value', 'role', 'aria'].includes(page.kind);
  const lines = first?.code.split('\n').length ?? 0;
  if (first && isReference && lines > limits.openingLines) {
    const message = `The opening example has ${lines} lines; at most ${limits.openingLines} are allowed. Show the smallest real use.`;
    problems.push(errorAt(page, first.line, message));
  }
  return problems;
}
