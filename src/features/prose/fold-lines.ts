// Folds unchanged lines of code that grows from step to step, so that only the new lines are visible at
// first.

/** Shorter runs are not folded, because the fold would take more room than it saves. */
const leastRun = 3;

/** With fewer lines in total, folding is not worthwhile. */
const leastFolded = 8;

const isMarked = (line: string) => /^<span class="line[^"]* (?:hl|add|del)\b/.test(line);

interface FoldedLines {
  /** The same lines; folded ones are wrapped in elements of their own, each line with its line break. */
  html: string;
  /** Number of folded lines. */
  count: number;
}

/**
 * Folds the highlighted lines that are not marked, if that saves enough. If none is marked, all are new, and
 * none is folded.
 */
export function foldLines(html: string): FoldedLines {
  const lines = html.split('\n').map((line, at, all) => (at < all.length - 1 ? `${line}\n` : line));
  if (!lines.some(isMarked)) return { html, count: 0 };
  let folded = '';
  let count = 0;
  let run: string[] = [];
  const endRun = () => {
    const doesFold = run.length >= leastRun;
    folded += doesFold ? `<span class="folded">${run.join('')}</span>` : run.join('');
    if (doesFold) count += run.length;
    run = [];
  };
  for (const line of lines) {
    if (!isMarked(line)) {
      run.push(line);
      continue;
    }
    endRun();
    folded += line;
  }
  endRun();
  return count < leastFolded ? { html, count: 0 } : { html: folded, count };
}
