// What is wrong with a built site, and how it is told.

export interface SiteFinding {
  /** The file, from the folder of the build. */
  file: string;
  line: number | null;
  /** The check and its rule: `links/anchor`. */
  rule: string;
  /** What is wrong and what to do. */
  message: string;
}

/** A fault of the header stands in every document; a few of them are named. */
const namedFiles = 3;

/** One line a fault. What is the same in many files is told once. */
export function formatFindings(findings: readonly SiteFinding[], folder: string): string[] {
  const groups = Map.groupBy(findings, ({ rule, message }) => `${rule}: ${message}`);
  return [...groups].map(([words, group]) => {
    const places = [...new Set(group.map(({ file, line }) => (line === null ? file : `${file}:${line}`)))];
    const [first, ...others] = places;
    if (others.length === 0) return `${folder}/${first} ${words}`;
    const named = others.slice(0, namedFiles - 1);
    const left = others.length - named.length;
    const also = `${named.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
    return `${folder}/${first} ${words} (also in ${also})`;
  });
}
