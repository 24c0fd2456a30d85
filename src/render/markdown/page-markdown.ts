// A page as a Markdown file: its title, what it is about, its facts, its text, and the pages it leads to.
import type { ElementContent } from 'hast';
import type { Body } from '#schema/body.ts';
import type { PageData } from '#schema/page-data.ts';
import { bodyToHast } from './body-to-hast.ts';
import { fullAddress } from './full-address.ts';
import { element } from './hast.ts';
import { homeTexts, relatedTree } from './own-texts-tree.ts';
import { pageFactsTree } from './page-facts-tree.ts';
import { shownPagesTree } from './shown-pages-tree.ts';
import { titleTree } from './title-tree.ts';
import { toMarkdown } from './to-markdown.ts';

export interface TwinInput {
  page: PageData;
  /** Null for a page that no document describes. */
  body: Body | null;
  siteUrl: string | null;
}

export function pageMarkdown({ page, body, siteUrl }: TwinInput): string {
  const addressOf = (address: string) => fullAddress(siteUrl, page.path, address);
  const { promises, principles } = homeTexts(page.landing);
  const tree: ElementContent[] = [
    element('h1', titleTree(page, body)),
    ...(page.lead ? [element('p', [page.lead])] : []),
    pageFactsTree(page, addressOf(encodeURI(page.path))),
    ...promises,
    ...bodyToHast(body?.nodes ?? []),
    ...principles,
    ...relatedTree(page),
    ...shownPagesTree(page),
  ];
  return toMarkdown(tree, addressOf);
}
