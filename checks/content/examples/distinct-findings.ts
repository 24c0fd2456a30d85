// Removes findings that repeat others: the tools check the same markup, and an unclosed element causes errors
// in everything after it.
import type { Finding, Findings } from './markup.ts';

/** Rules about tags that are unknown or not paired. Other findings about nesting may follow from these. */
const brokenTags: readonly string[] = ['close-order', 'element-name', 'parser-error'];
const aboutNesting: readonly string[] = [
  ...brokenTags,
  'no-implicit-close',
  'element-permitted-content',
  'element-permitted-parent',
  'element-permitted-occurrences',
  'element-permitted-order',
  'element-required-ancestor',
  'element-required-content',
];
const nuAboutNesting = /^(?:Stray |Unclosed |End tag |No |Element .* not allowed as child)/;

/** The findings without those that repeat another, preferably on lines written by the author. */
export function distinctFindings(found: Findings, isOwnLine: (line: number) => boolean): Findings {
  const markup = ownFindings(found.markup, isOwnLine);
  const isBroken = markup.some(({ rule }) => brokenTags.includes(rule));
  const kept = isBroken ? withOneAboutNesting(markup) : markup;
  const told = new Set(markup.map(({ line }) => line));
  const nu = ownFindings(found.nu, isOwnLine).filter(
    ({ line, message }) => !told.has(line) && !(isBroken && nuAboutNesting.test(message)),
  );
  for (const { line } of nu) told.add(line);
  return { markup: kept, nu, access: (found.access ?? []).filter(({ line }) => !told.has(line)) };
}

/** An author's error may be reported in the code around the example; it is kept if it is the only one. */
function ownFindings(findings: readonly Finding[], isOwnLine: (line: number) => boolean): Finding[] {
  const own = findings.filter(({ line }) => isOwnLine(line));
  return own.length > 0 ? own : findings.slice(0, 1);
}

/** Of the findings about nesting, keeps the first broken tag of each line. */
function withOneAboutNesting(findings: readonly Finding[]): Finding[] {
  const lines = new Set<number>();
  return findings.filter(({ rule, line }) => {
    if (!aboutNesting.includes(rule)) return true;
    if (!brokenTags.includes(rule) || lines.has(line)) return false;
    lines.add(line);
    return true;
  });
}
