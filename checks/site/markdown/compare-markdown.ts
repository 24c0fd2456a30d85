// Compares the Markdown of a page with the page: both are parsed again.
import { fullAddress } from '#lib/address/full-address.ts';
import type { Outline } from './outline.ts';
import { type ReadMarkdown, readMarkdown } from './read-markdown.ts';
import { type ReadPage, readPage } from './read-page.ts';

/** One difference; null if one side has nothing. */
export interface MarkdownDifference {
  what: string;
  page: string | null;
  markdown: string | null;
}

export interface ComparedPage {
  /** The finished document of the page. */
  html: string;
  markdown: string;
  /** The path of the page, and the address of the site it was built for. */
  path: string;
  siteUrl: string | null;
}

/** All differences; only the first of each type, because the others mostly follow from it. */
export function compareMarkdown({ html, markdown, path, siteUrl }: ComparedPage): MarkdownDifference[] {
  const page = readPage(html);
  const file = readMarkdown(markdown, page.hasShown);
  const whole = (addresses: readonly string[]) =>
    addresses.map((address) => fullAddress(siteUrl, path, address));
  const differences: MarkdownDifference[] = [];
  const text: Outline = { ...page.text, links: whole(page.text.links) };
  for (const what of Object.keys(text) as (keyof Outline)[])
    differences.push(...firstDifference(what, text[what], file.text[what]));

  const source = fullAddress(siteUrl, path, encodeURI(path));
  if (file.source !== source) differences.push({ what: 'source', page: source, markdown: file.source });
  differences.push(...factDifferences(page, file));
  const known = new Set(whole(page.links));
  const listed = new Set(file.shown.links);
  for (const link of file.shown.links)
    if (!known.has(link)) differences.push({ what: 'pages', page: null, markdown: link });
  for (const link of new Set(whole(page.shownLinks)))
    if (!listed.has(link)) differences.push({ what: 'pages', page: link, markdown: null });
  for (const line of [...file.shown.items, ...file.shown.paragraphs])
    if (!isSaid(line, page.words)) differences.push({ what: 'pages', page: null, markdown: line });
  return differences;
}

/** The facts in the Markdown must be on the page, and the other way round. */
function factDifferences(page: ReadPage, file: ReadMarkdown): MarkdownDifference[] {
  const facts = file.facts.slice(0, -1);
  const isOnPage = (fact: string) => isSaid(fact.slice(fact.indexOf(': ') + 2), page.words);
  return [
    ...facts.filter((fact) => !isOnPage(fact)).map((fact) => ({ what: 'facts', page: null, markdown: fact })),
    ...page.facts
      .filter((fact) => !facts.some((known) => known.endsWith(fact)))
      .map((fact) => ({ what: 'facts', page: fact, markdown: null })),
  ];
}

/**
 * Whether a line is in the text (ignoring white space), either complete or as a title with its description.
 */
function isSaid(line: string, words: string): boolean {
  const has = (text: string) => words.includes(text.replace(/\s+/g, ''));
  if (has(line)) return true;
  const colons = [...line.matchAll(/: /g)].map(({ index }) => index);
  return colons.some((at) => has(line.slice(0, at)) && has(line.slice(at + 2)));
}

function firstDifference(
  what: string,
  page: readonly string[],
  markdown: readonly string[],
): MarkdownDifference[] {
  const length = Math.max(page.length, markdown.length);
  for (let at = 0; at < length; at++)
    if (page[at] !== markdown[at]) return [{ what, page: page[at] ?? null, markdown: markdown[at] ?? null }];
  return [];
}
