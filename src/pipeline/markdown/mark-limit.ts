// Matching the marks of a paragraph takes quadratic time, so they are counted while it is read. What a paragraph is,
// only the parser knows: that is why this is a part of it.
import type { Processor } from 'unified';
import type { Excess } from './limits.ts';

/** Marks (`*`, `_`, `~`, brackets) in one paragraph; several long paragraphs share the same budget. */
const maxMarks = 4000;
/** What counts for more: for `<!` and `<?` the parser looks for an end in the whole paragraph. */
const weights: Record<string, number> = { '<!': 20, '<?': 20, '![': 8 };

const marks = [...'*_~[]'].map((mark) => mark.charCodeAt(0));

/** Thrown out of the parser when it would stall. */
export class ExcessError extends Error {
  readonly excess: Excess;
  constructor(excess: Excess) {
    super(excess.message);
    this.excess = excess;
  }
}

type State = (code: number | null) => unknown;
interface Effects {
  enter(type: string): void;
  consume(code: number | null): void;
  exit(type: string): void;
}
/** What the parser keeps for a text, and for the document it is in. */
interface TextContext {
  parser: object;
  now(): { line: number };
}

interface Count {
  text: TextContext;
  inText: number;
  spent: number;
}

/** Counts the marks of every text and throws when there are too many. */
export function limitMarks(this: Processor): void {
  const counts = new WeakMap<object, Count>();
  const count = (text: TextContext, found: number) => {
    const before = counts.get(text.parser) ?? { text, inText: 0, spent: 0 };
    const inText = before.text === text ? before.inText : 0;
    const spent = before.spent + (inText + found) ** 2 - inText ** 2;
    counts.set(text.parser, { text, inText: inText + found, spent });
    if (spent > maxMarks ** 2) throw new ExcessError(tooManyMarks(text.now().line));
  };
  // They only look: whatever they find is left to the syntax itself.
  const run = {
    name: 'countMarks',
    tokenize(this: TextContext, effects: Effects, _ok: State, nok: State): State {
      const { line } = this.now();
      let first: number | null = null;
      let found = 0;
      const next: State = (code) => {
        if (code !== null && (first === null || (code === first && this.now().line === line))) {
          if (first === null) effects.enter('data');
          first = code;
          found++;
          effects.consume(code);
          return next;
        }
        effects.exit('data');
        count(this, found);
        return nok(code);
      };
      return next;
    },
  };
  const pair = {
    name: 'countPairs',
    tokenize(this: TextContext, effects: Effects, _ok: State, nok: State): State {
      return (first) => {
        effects.enter('data');
        effects.consume(first);
        return (second: number | null) => {
          effects.exit('data');
          const weight = weights[String.fromCharCode(first ?? 0, second ?? 0)];
          if (weight !== undefined) count(this, weight);
          return nok(second);
        };
      };
    },
  };
  const data = this.data() as { micromarkExtensions?: unknown[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({
    text: {
      ...Object.fromEntries(marks.map((mark) => [mark, run])),
      ...Object.fromEntries(Object.keys(weights).map((two) => [two.charCodeAt(0), pair])),
    },
  });
}

function tooManyMarks(line: number): Excess {
  return {
    code: 'marks-too-many',
    line,
    message: `There are too many marks (* _ ~ [ ] <!) here to be read as Markdown; a paragraph may have ${maxMarks}. Put code into a code block, or split the page.`,
  };
}
