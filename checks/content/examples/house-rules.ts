// What good examples of ours do and no validator asks for: players have names, films that start alone stay in their
// place, and a text alternative that is a sentence ends like one.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { Problem } from '#pipeline/problem.ts';
import { errorFor } from '../checked-page.ts';
import { type Example, pageLine } from './examples.ts';

const errorAt = errorFor('check-house-rules');

type Element = DefaultTreeAdapterTypes.Element;

/** An element with the names of those around it. */
interface Placed {
  element: Element;
  around: readonly string[];
}

interface Rule {
  /** Pieces without a result are read for their point alone; some rules leave them alone. */
  isForFragments: boolean;
  isBroken(placed: Placed): boolean;
  message: string;
}

/** So many words are a sentence rather than a name. */
const sentenceWords = 5;

const rules: readonly Rule[] = [
  {
    isForFragments: false,
    isBroken: ({ element }) =>
      /^(?:video|audio)$/.test(element.tagName) &&
      !['aria-label', 'aria-labelledby', 'title'].some((name) => attribute(element, name)),
    message:
      'The player has no name. Give it aria-label, or let aria-labelledby point to the heading above it.',
  },
  {
    isForFragments: true,
    isBroken: ({ element }) =>
      element.tagName === 'video' &&
      attribute(element, 'autoplay') !== undefined &&
      attribute(element, 'playsinline') === undefined,
    message:
      'The film starts by itself, and on a telephone it may fill the screen. Write playsinline as well.',
  },
  {
    isForFragments: true,
    isBroken: ({ element, around }) => {
      const alt = element.tagName === 'img' ? (attribute(element, 'alt')?.trim() ?? '') : '';
      const isName = around.some((name) => name === 'a' || name === 'button');
      return alt.split(/\s+/).length >= sentenceWords && !isName && !/[.!?]$/.test(alt);
    },
    message: 'The text alternative is a sentence. End it with a full stop: a screen reader pauses there.',
  },
];

/** Examples and pieces that break a rule of the house. */
export function checkHouseRules(examples: readonly Example[]): Problem[] {
  return examples.flatMap((example) => {
    if (example.intent.kind === 'bad') return [];
    const isFragment = example.intent.kind === 'fragment';
    return elementsOf(example.document.html).flatMap((placed) =>
      rules
        .filter((rule) => (!isFragment || rule.isForFragments) && rule.isBroken(placed))
        .map(({ message }) =>
          errorAt(example, pageLine(example, placed.element.sourceCodeLocation?.startLine ?? 1), message),
        ),
    );
  });
}

function elementsOf(html: string): Placed[] {
  const found: Placed[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode, around: readonly string[]) => {
    for (const child of node.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      found.push({ element: child, around });
      visit(child, [...around, child.tagName]);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), []);
  return found;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}
