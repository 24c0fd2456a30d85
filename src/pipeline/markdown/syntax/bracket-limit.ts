// At every opening bracket the parser scans the rest of the text for its end, so that many brackets in a long
// text take quadratic time. Everything else it does is linear.
import type { MarkdownIt, StateCore } from 'markdown-it';
import { ExcessError } from '../limits.ts';

/** Maximum number of characters scanned; a text of 100,000 characters may have 20,000 brackets. */
const maxSteps = 2_000_000_000;

/** Throws if the parser would stall. */
export function limitBrackets(md: MarkdownIt): void {
  md.core.ruler.after('block', 'bracket_limit', ({ tokens }: StateCore) => {
    let steps = 0;
    let line = 1;
    for (const { type, content, map } of tokens) {
      if (map) line = map[0] + 1;
      if (type !== 'inline') continue;
      steps += (content.split('[').length - 1) * content.length;
      if (steps > maxSteps) throw new ExcessError({ code: 'brackets-too-many', line, message: tooMany });
    }
  });
}

const tooMany =
  'There are too many opening brackets ([) here to be read as Markdown. Put code into a code block, or split the page.';
