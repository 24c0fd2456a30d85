// A finding about a built site, and its format.

export interface SiteFinding {
  /** The file, relative to the folder of the build. */
  file: string;
  line: number | null;
  /** The check and its rule: `links/anchor`. */
  rule: string;
  /** What is wrong and how to fix it. */
  message: string;
}

/** An error in a shared part is in every document; only a few of them are named. */
const namedFiles = 3;

/** One line per error. Equal errors in many files are reported once. */
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
