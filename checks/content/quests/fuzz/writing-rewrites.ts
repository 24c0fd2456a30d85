// Rewrites of how a page is typed: the browser makes the same tree of it.
import type { Random } from '#lib/random.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import {
  appendChild,
  createCommentNode,
  createTextNode,
  type Element,
  elementNamed,
  elementsIn,
  insertBefore,
  isBlank,
  isElement,
  isText,
  pageOf,
  parsePage,
  scriptsOf,
  stylesOf,
  withPage,
} from './answer-tree.ts';
import type { Rewrite } from './rewrite.ts';
import { type Writing, writeHtml } from './write-html.ts';

/** Ways to type tags, attributes and signs. Several of them can be used at once. */
export const writings: Readonly<Record<string, (random: Random) => Writing>> = {
  'tags in capitals': (random) => ({ tags: random.pick(['upper', 'capital'] as const) }),
  'attributes in capitals': (random) => ({ attributes: random.pick(['upper', 'capital'] as const) }),
  'quotation marks': (random) => ({ quotes: random.pick(['single', 'none'] as const) }),
  'order of attributes': () => ({ order: 'other' }),
  'character references': (random) => ({
    references: random.pick(['named', 'decimal', 'hexadecimal'] as const),
  }),
  'optional end tags left out': () => ({ endTags: 'optional ones left out' }),
  'optional start tags left out': () => ({ startTags: 'optional ones left out' }),
  'slashes in void tags': () => ({ slash: 'written' }),
  'values of boolean attributes': (random) => ({ booleans: random.pick(['empty', 'name'] as const) }),
  'spaces in tags': (random) => ({ spaces: random.pick(['many', 'lines'] as const) }),
  'line ends': () => ({ lineEnds: 'CRLF' }),
  doctype: (random) => ({ doctype: random.pick(['upper', 'legacy'] as const) }),
};

/** These change more than signs: white space ends up elsewhere, attributes have another order, or the doctype differs. */
const looser: Readonly<Record<string, Rewrite['claim']>> = {
  'order of attributes': 'structure',
  'optional end tags left out': 'spaces',
  'optional start tags left out': 'spaces',
  'values of boolean attributes': 'structure',
  doctype: 'structure',
};

/** A page typed in other ways. */
export function inWriting(kinds: readonly string[]): Rewrite {
  const [first = ''] = kinds;
  return {
    kind: kinds.join(', '),
    claim: kinds.length === 1 ? (looser[first] ?? 'tree') : 'structure',
    apply(files, random) {
      const writing = Object.assign({}, ...kinds.map((kind) => writings[kind]?.(random))) as Writing;
      return withPage(files, writeHtml(parsePage(pageOf(files).text), random, writing));
    },
  };
}

/** Changes the tree and writes it; null if nothing changed. */
function changed(
  files: readonly QuestFile[],
  random: Random,
  change: (document: ReturnType<typeof parsePage>) => boolean,
): QuestFile[] | null {
  const document = parsePage(pageOf(files).text);
  return change(document) ? withPage(files, writeHtml(document, random)) : null;
}

/** Their white space is shown, or is no part of a page that people read. */
const exact = new Set([
  'pre',
  'textarea',
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'title',
]);
const flowing = new Set(
  'a abbr audio b bdi bdo br button cite code data del dfn em i img input ins kbd label mark meter output picture progress q s samp select small span strong sub sup textarea time u var video custom'.split(
    ' ',
  ),
);
const commented = new Set(
  'html head body main header footer nav aside section article div ul ol li dl table tbody tr form fieldset figure'.split(
    ' ',
  ),
);

/** The order of nodes that scripts may count on. */
const countsNodes =
  /firstChild|lastChild|childNodes|nextSibling|previousSibling|\.data\b|nodeValue|innerHTML/;

export const spaceRewrites: readonly Rewrite[] = [
  {
    kind: 'comments',
    claim: 'spaces',
    apply: (files, random) =>
      countsNodes.test(scriptsOf(files))
        ? null
        : changed(files, random, (document) => {
            const places = elementsIn(document).filter(({ tagName }) => commented.has(tagName));
            for (let count = 1 + random.below(5); count > 0; count--) {
              const parent = random.pick(places);
              const text = random.pick([
                ' note ',
                ' TODO: <b>check</b> this ',
                ' <h1>Old title</h1> ',
                '',
                ' <p lang="de" hidden>Alt</p> ',
                ' one -- two ',
              ]);
              const before = random.pick([...parent.childNodes, null]);
              if (before) insertBefore(parent, createCommentNode(text), before);
              else appendChild(parent, createCommentNode(text));
            }
            return places.length > 0;
          }),
  },
  {
    kind: 'white space between blocks',
    claim: 'spaces',
    apply: (files, random) =>
      countsNodes.test(scriptsOf(files)) || /white-space|:empty/.test(stylesOf(files))
        ? null
        : changed(files, random, (document) => {
            const way = random.pick(['', '\n', '\n\n\n      ', ' \t']);
            let count = 0;
            for (const element of elementsIn(document)) {
              if (isExact(element) || !hasOnlyBlocks(element)) continue;
              for (const child of element.childNodes)
                if (isText(child) && isBlank(child)) {
                  child.value = way;
                  count++;
                }
            }
            return count > 0;
          }),
  },
  {
    kind: 'white space in text',
    claim: 'spaces',
    apply: (files, random) =>
      scriptsOf(files) || /white-space/.test(stylesOf(files))
        ? null
        : changeTexts(files, random, (text) =>
            text.replace(/[ \n]+/g, (space) =>
              random.chance(0.3) ? random.pick(['\n        ', '  ', '\t', ' \n']) : space,
            ),
          ),
  },
  {
    kind: 'white space around text',
    claim: 'spaces',
    apply: (files, random) =>
      scriptsOf(files) || /white-space/.test(stylesOf(files))
        ? null
        : changed(files, random, (document) => {
            const edges = new Set(
              'p h1 h2 h3 h4 h5 h6 li td th dt dd caption legend figcaption option summary title'.split(' '),
            );
            const places = elementsIn(document).filter(
              ({ tagName, childNodes }) =>
                edges.has(tagName) && childNodes.some((node) => isText(node) && !isBlank(node)),
            );
            for (const element of places) {
              if (random.chance(0.5)) continue;
              const [first] = element.childNodes;
              if (first) insertBefore(element, createTextNode('\n          '), first);
              appendChild(element, createTextNode('\n        '));
            }
            return places.length > 0;
          }),
  },
  {
    kind: 'no-break spaces',
    claim: 'spaces',
    apply: (files, random) =>
      scriptsOf(files)
        ? null
        : changeTexts(files, random, (text) =>
            text.replace(/(?<=\S) (?=\S)/g, (space) => (random.chance(0.15) ? '\u00a0' : space)),
          ),
  },
];

function changeTexts(
  files: readonly QuestFile[],
  random: Random,
  change: (text: string) => string,
): QuestFile[] | null {
  return changed(files, random, (document) => {
    const body = elementNamed(document, 'body');
    let count = 0;
    for (const element of body ? [body, ...elementsIn(body)] : []) {
      if (isExact(element)) continue;
      for (const child of element.childNodes)
        if (isText(child) && !isBlank(child)) {
          const next = change(child.value);
          if (next !== child.value) count++;
          child.value = next;
        }
    }
    return count > 0;
  });
}

function isExact(element: Element): boolean {
  for (let at: unknown = element; isTagged(at); at = at.parentNode) if (exact.has(at.tagName)) return true;
  return false;
}

const isTagged = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'tagName' in node;

/** Whether white space between its children is never drawn. */
function hasOnlyBlocks(element: Element): boolean {
  return element.childNodes.every(
    (child) =>
      isBlank(child) || (isElement(child) && !flowing.has(child.tagName) && !child.tagName.includes('-')),
  );
}
