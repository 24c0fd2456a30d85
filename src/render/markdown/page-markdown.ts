// A page as a Markdown file: title, description, facts, text, and linked pages.
import { fullAddress } from '#lib/address/full-address.ts';
import { longDate } from '#messages/dates.ts';
import type { Body, BodyElement, BodyNode } from '#schema/page/body.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { hasBrackets, isCodeName } from '#site/code-name.ts';
import { baselineWords } from '#views/layouts/baseline-words.ts';
import { connectedPages, homeTexts, relatedLinks, shownPages } from './page-extras.ts';
import { createConversion } from './to-mdast.ts';
import { writeMarkdown } from './write-markdown.ts';

/** The inputs for a page's Markdown. */
export interface MarkdownInput {
  page: PageData;
  /** Null for a page without a document. */
  body: Body | null;
  siteUrl: string | null;
}

/** The complete text of a page's Markdown file. */
export function pageMarkdown({ page, body, siteUrl }: MarkdownInput): string {
  const addressOf = (address: string) => fullAddress(siteUrl, page.path, address);
  const { line, flow } = createConversion(addressOf);
  const { promises, principles } = homeTexts(page.landing);
  const nodes: BodyNode[] = [
    ...(page.lead ? [['p', {}, page.lead] satisfies BodyNode] : []),
    pageFacts(page, addressOf(encodeURI(page.path))),
    ...promises,
    ...(body?.nodes ?? []),
    ...principles,
    ...connectedPages(page),
    ...relatedLinks(page),
    ...shownPages(page),
  ];
  return writeMarkdown([{ type: 'heading', depth: 1, children: line(titleOf(page, body)) }, ...flow(nodes)]);
}

/** The page's heading: the document's own, as code, or the title. */
function titleOf(page: PageData, body: Body | null): BodyNode[] {
  if (body?.heading) return body.heading.nodes;
  if (!body || !isCodeName(page.path)) return [page.title || page.documentTitle];
  const isTag = page.layout === 'cs-html-els' && hasBrackets(page);
  return [['code', {}, isTag ? `<${page.title}>` : page.title]];
}

/** The facts from the page's header as a list; the last entry is the page's address. */
function pageFacts(page: PageData, address: string): BodyElement {
  const { difficulty, date, checked, layout } = page;
  const authors = page.authors ?? [];
  // The date of a list of posts is that of its posts.
  const isDated = date && !(layout === 'blog' && page.landing);
  const support = supportOf(page);
  const fact = (name: string, ...value: BodyNode[]): BodyElement => ['li', {}, `${name}: `, ...value];
  return [
    'ul',
    {},
    ...(support ? [fact('Support', support)] : []),
    ...(difficulty ? [fact('Difficulty', capitalised(difficulty))] : []),
    ...(page.needs ? [['li', {}, page.needs] satisfies BodyNode] : []),
    ...(authors.length > 0 ? [fact('By', ...namesOf(authors))] : []),
    ...(isDated ? [fact(layout === 'blog' ? 'Published' : 'Reviewed', longDate(date))] : []),
    ...(checked ? [fact('Checked', longDate(checked))] : []),
    fact('Source', ['a', { href: address }, address]),
  ];
}

function supportOf({ baseline, layout }: PageData): string | null {
  const isShown = layout === 'cs-html-els' || layout === 'cs-html-attrs';
  const words = isShown && baseline && baselineWords[baseline.status]?.words;
  if (!words) return null;
  return baseline.year === undefined ? words : `${words} · Baseline ${baseline.year}`;
}

function namesOf(authors: NonNullable<PageData['authors']>): BodyNode[] {
  return authors.flatMap((author, at): BodyNode[] => {
    const name: BodyNode =
      'to' in author && author.to ? ['a', { href: author.to }, author.name] : author.name;
    return at > 0 ? [', ', name] : [name];
  });
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
