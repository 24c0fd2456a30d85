// Of code that grows from step to step, only what is new is shown at once: the lines around it fold.

/** Fewer lines than this in a row stay: a fold would hide more of the place than it saves. */
const leastRun = 3;

/** Fewer than this in all are seen at a glance. */
const leastFolded = 8;

const isMarked = (line: string) => /^<span class="line[^"]* (?:hl|add|del)\b/.test(line);

interface FoldedLines {
  /** The same lines; those that fold stand together in elements of their own, each with its line break. */
  html: string;
  /** How many fold. */
  count: number;
}

/**
 * Folds the highlighted lines that are not marked, where that saves something. Where none is marked, all are new, and
 * none folds.
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
