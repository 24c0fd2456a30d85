// What the head of the page says about it, and where the page is.
import type { Element, ElementContent } from 'hast';
import { longDate } from '#lib/long-date.ts';
import type { PageData } from '#schema/page-data.ts';
import { baselineWords } from '#views/layouts/baseline-words.ts';
import { element } from './hast.ts';

type Words = ElementContent | string;

/** A list of facts; its last entry is the page's address. */
export function pageFactsTree(page: PageData, address: string): Element {
  const { difficulty, date, layout } = page;
  const authors = page.authors ?? [];
  const support = supportOf(page);
  const facts: [name: string, value: Words[]][] = [
    ...(support ? [['Support', [support]] as [string, Words[]]] : []),
    ...(difficulty ? [['Difficulty', [capitalised(difficulty)]] as [string, Words[]]] : []),
    ...(authors.length > 0 ? [['By', namesOf(authors)] as [string, Words[]]] : []),
    ...(date ? [[layout === 'blog' ? 'Published' : 'Reviewed', [longDate(date)]] as [string, Words[]]] : []),
    ['Source', [element('a', [address], { href: address })]],
  ];
  return element(
    'ul',
    facts.map(([name, value]) => element('li', [`${name}: `, ...value])),
  );
}

function supportOf({ baseline, layout }: PageData): string | null {
  const isShown = layout === 'cs-html-els' || layout === 'cs-html-attrs';
  const words = isShown && baseline && baselineWords[baseline.status]?.words;
  if (!words) return null;
  return baseline.year === undefined ? words : `${words} · Baseline ${baseline.year}`;
}

function namesOf(authors: NonNullable<PageData['authors']>): Words[] {
  return authors.flatMap((author, at): Words[] => {
    const name = 'to' in author && author.to ? element('a', [author.name], { href: author.to }) : author.name;
    return at > 0 ? [', ', name] : [name];
  });
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
