// What a page shows besides its body, in words of its own: the statements of the home page, further reading.
import type { ElementContent } from 'hast';
import type { Landing } from '#schema/landing.ts';
import type { PageData } from '#schema/page-data.ts';
import { element } from './hast.ts';

/** The promises above the text of the home page, and what it holds to, below. */
export function homeTexts(landing: Landing | null): Record<'promises' | 'principles', ElementContent[]> {
  if (landing?.kind !== 'home') return { promises: [], principles: [] };
  const { promises, principles } = landing;
  return {
    promises:
      promises.length > 0
        ? [
            element(
              'ul',
              promises.map((promise) => element('li', [promise])),
            ),
          ]
        : [],
    principles:
      principles.length > 0
        ? [
            element('h2', ['What we hold to']),
            ...principles.flatMap(({ title, text, link }) => [
              element('h3', [title]),
              element('p', [text]),
              ...(link ? [element('p', [element('a', [link.label], { href: link.to })])] : []),
            ]),
          ]
        : [],
  };
}

/** Where the author sends the reader on to. A text that ends with links of its own has the better name for them. */
export function relatedTree({ links, contents, landing }: PageData): ElementContent[] {
  if (!links?.length || landing?.kind === 'home') return [];
  const hasOwn = !landing && contents.some(({ text }) => text === 'Related');
  return [
    element('h2', [hasOwn ? 'Read more' : 'Related']),
    element(
      'ul',
      links.map(({ label, to }) => element('li', [element('a', [label], { href: to })])),
    ),
  ];
}
