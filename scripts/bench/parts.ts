// Which parts of the measuring are wanted: those that are named, or all.
import { UserError } from '#lib/user-error.ts';

const parts = ['build', 'pages', 'server', 'endurance', 'browser', 'search', 'dev'] as const;

export type Part = (typeof parts)[number];

export interface Wanted {
  parts: ReadonlySet<Part>;
  /** Leaves out the site of 10,000 pages. */
  isQuick: boolean;
}

/** Reads the words after `npm run bench --`. */
export function readWanted(words: readonly string[]): Wanted {
  const named = words.filter((word) => word !== '--quick');
  const wrong = named.find((word) => !isPart(word));
  if (wrong !== undefined)
    throw new UserError(`There is no part "${wrong}" to measure. The parts are ${parts.join(', ')}.`);
  return {
    parts: new Set(named.length > 0 ? named.filter(isPart) : parts),
    isQuick: words.includes('--quick'),
  };
}

function isPart(word: string): word is Part {
  return parts.some((part) => part === word);
}
