// Parses which parts to measure: the named ones, or all.
import { UserError } from '#lib/user-error.ts';

const parts = [
  'build',
  'pages',
  'server',
  'endurance',
  'browser',
  'progress',
  'search',
  'dev',
  'growth',
] as const;

/** Takes most of an hour, so it is only measured if named. */
const onlyNamed: Part = 'growth';

export type Part = (typeof parts)[number];

export interface Wanted {
  parts: ReadonlySet<Part>;
  /** Skips the sites of 5,000 and 10,000 pages. */
  isQuick: boolean;
}

/** `compare <ref>`, and the number of rounds; null without that word. */
export interface Comparison {
  ref: string;
  rounds: number;
  /** The arguments for both benches. */
  words: readonly string[];
}

/** Parses `compare <ref> [--rounds=3] [parts]`. */
export function readComparison(words: readonly string[]): Comparison | null {
  const [first, ref, ...rest] = words;
  if (first !== 'compare') return null;
  if (ref === undefined)
    throw new UserError('Name what to compare with: npm run bench -- compare HEAD~1 build');
  const rounds = rest.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length);
  const others = rest.filter((word) => !word.startsWith('--rounds='));
  readWanted(others);
  return { ref, rounds: Number(rounds ?? 3), words: others };
}

/** Parses the arguments after `npm run bench --`. */
export function readWanted(words: readonly string[]): Wanted {
  const named = words.filter((word) => word !== '--quick');
  const wrong = named.find((word) => !isPart(word));
  if (wrong !== undefined)
    throw new UserError(`There is no part "${wrong}" to measure. The parts are ${parts.join(', ')}.`);
  return {
    parts: new Set(named.length > 0 ? named.filter(isPart) : parts.filter((part) => part !== onlyNamed)),
    isQuick: words.includes('--quick'),
  };
}

function isPart(word: string): word is Part {
  return parts.some((part) => part === word);
}
