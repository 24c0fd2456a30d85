// At every opening bracket the parser looks for its end in the rest of the text, so that many brackets in a long text
// take quadratic time. All else that it does is linear.
import type { MarkdownIt, StateCore } from 'markdown-it';
import { ExcessError } from '../limits.ts';

/** Signs that may be looked at for brackets; a text of 100,000 characters may have 20,000 of them. */
const maxSteps = 2_000_000_000;

/** Throws where the parser would stall. */
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
