// `::element-facts`: the standard's facts about an element, as a list of terms.

import type { Element } from 'hast';
import type { Category, ElementFacts, Facts } from '#schema/facts.ts';
import { sections } from '#site/sections.ts';
import { type Content, code, factList, h, linkTo, type ReferencePages, withCode } from './html.ts';
import { phraseList, showPhrase, tagWords } from './phrases.ts';

const categoriesPage = `${sections.elements.path}/content-categories`;

/** Categories followed by "content"; all others are followed by "element". */
const ofContent = [
  'flow',
  'phrasing',
  'metadata',
  'sectioning',
  'heading',
  'embedded',
  'interactive',
  'palpable',
];

export function elementFacts(
  { names, element }: { names: string[]; element: ElementFacts },
  facts: Facts,
  pages: ReferencePages,
): Element[] {
  const isElement = (name: string) => Object.hasOwn(facts.elements, name);
  const phrases = (list: readonly string[]) =>
    phraseList(list.map((phrase) => showPhrase(phrase, pages, isElement)));
  return [
    factList([
      ['Categories', phraseList(showCategories(element.categories.value, pages))],
      ['Where it may stand', phrases(element.contexts.value)],
      ['What it may contain', phrases(element.contentModel.value)],
      ['Tags', phrases(element.tags.value.map(tagWords))],
      ['Interface', [code(element.interface.value)]],
      ['Specification', [specificationLink(names, element.link.value)]],
    ]),
  ];
}

/** Categories with the same condition share a line. */
function showCategories(categories: readonly Category[], pages: ReferencePages): Content[][] {
  if (categories.length === 0) return [['None']];
  const byCondition = new Map<string, string[]>();
  for (const { name, when = '' } of categories)
    byCondition.set(when, [...(byCondition.get(when) ?? []), name]);
  return [...byCondition].map(([when, names]) => {
    const words = names.map((name) => (ofContent.includes(name) ? `${name} content` : `${name} element`));
    const list = words.flatMap((word, index): Content[] => [
      index === 0 ? '' : ', ',
      ...linkTo(categoriesPage, pages, index === 0 && when === '' ? capital(word) : word),
    ]);
    return when === '' ? list : [...withCode(`${capital(when)}: `), ...list];
  });
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function specificationLink(names: readonly string[], address: string): Element {
  const isOne = names.length === 1;
  const shown = isOne ? names : [names[0] ?? '', names.at(-1) ?? ''];
  return h(
    'a',
    { href: address },
    'HTML: the ',
    ...shown.flatMap((name, index): Content[] => [index === 0 ? '' : ' to ', code(name)]),
    isOne ? ' element' : ' elements',
  );
}
