// Words that discourage readers, and a few empty ones.
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { withoutQuotations } from './prose.ts';

const errorAt = errorFor('check-banned-words');

const banned: [words: string, advice: string][] = [
  [
    'simply|just|easy|easily|obviously|of course|clearly|basically|actually',
    'Leave it out, or say what is so.',
  ],
  ['click here', 'Name what is behind the link.'],
  ['in order to', 'Write "to".'],
  ['(?<=^|[.:;?]\\s+)note that', 'Leave it out, or use a note block.'],
  ['please', 'Say what to do.'],
  [
    'something like',
    'Say what is exposed (role, name, state), or name the product, its version and the date of the test.',
  ],
  ['films?|filmed|filming', 'Write "video".'],
  ['mend|mends|mended|mending', 'Write "fix".'],
  ['by the end you can', 'Begin with what is special about this page.'],
  ['press(?:es|ed|ing)? the words', 'Write "click" or "select", and name the control.'],
  ['voices? of (?:a|the) screen readers?', 'Write "a screen reader announces".'],
  ['lorem ipsum|foo|foobar', 'Use real words.'],
];
const inProse = banned.map(([words, advice]) => ({ words: new RegExp(`\\b(?:${words})\\b`, 'gi'), advice }));
const inCode = /\b(?:lorem ipsum|foo|foobar)\b/gi;

/** Reports banned words and exclamation marks, except in quotation marks. */
export function checkBannedWords(page: CheckedPage): Problem[] {
  const problems: Problem[] = [];
  const look = (text: string, line: number) => {
    for (const { words, advice } of inProse) {
      for (const match of text.matchAll(words)) {
        const at = line + text.slice(0, match.index).split('\n').length - 1;
        problems.push(errorAt(page, at, `"${match[0]}" is on the list of banned words. ${advice}`));
      }
    }
    for (const match of text.matchAll(/!/g)) {
      const at = line + text.slice(0, match.index).split('\n').length - 1;
      problems.push(errorAt(page, at, 'There is an exclamation mark. End the sentence with a full stop.'));
    }
  };
  for (const block of page.prose) look(withoutQuotations(block.plain), block.line);
  for (const key of ['title', 'description'] as const) {
    const value = page.front.fields[key];
    if (value !== undefined) look(value, page.front.lineOf(key) ?? 1);
  }
  for (const fence of page.fences) {
    for (const match of fence.code.matchAll(inCode)) {
      const line = fence.line + fence.code.slice(0, match.index).split('\n').length;
      problems.push(errorAt(page, line, `"${match[0]}" is on the list of banned words. Use real words.`));
    }
  }
  return problems;
}
