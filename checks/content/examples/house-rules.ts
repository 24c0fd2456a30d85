// Our own rules for examples, which no validator checks: players have names, videos that start automatically
// play inline, an alt text that is a sentence ends with a full stop, and scripts of results run.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { Problem } from '#pipeline/problem.ts';
import { errorFor } from '../checked-page.ts';
import { type Example, pageLine } from './examples.ts';

const errorAt = errorFor('check-house-rules');

type Element = DefaultTreeAdapterTypes.Element;

/** An element with the names of its ancestors. */
interface Placed {
  element: Element;
  around: readonly string[];
}

/** Values of `type` with which a script is code; with others it is data, such as JSON-LD. */
const codeTypes = ['', 'module', 'text/javascript'];

interface Rule {
  /** Code blocks without a result only illustrate a point; some rules do not apply to them. */
  isForFragments: boolean;
  isBroken(placed: Placed, intent: Example['intent']): boolean;
  message: string;
}

/** This many words are a sentence rather than a name. */
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
    message: 'The video starts automatically, and on a phone it may fill the screen. Add playsinline.',
  },
  {
    isForFragments: true,
    isBroken: ({ element, around }) => {
      const alt = element.tagName === 'img' ? (attribute(element, 'alt')?.trim() ?? '') : '';
      const isName = around.some((name) => name === 'a' || name === 'button');
      return alt.split(/\s+/).length >= sentenceWords && !isName && !/[.!?]$/.test(alt);
    },
    message: 'The alt text is a sentence. End it with a full stop: a screen reader pauses there.',
  },
  {
    isForFragments: false,
    isBroken: ({ element }, intent) =>
      element.tagName === 'script' &&
      codeTypes.includes(attribute(element, 'type') ?? '') &&
      !(intent.kind === 'example' && intent.runsScripts),
    message: 'The script does not run in the result. Write "scripts" after "example".',
  },
];

/** Reports examples that break one of our rules. */
export function checkHouseRules(examples: readonly Example[]): Problem[] {
  return examples.flatMap((example) => {
    if (example.intent.kind === 'bad') return [];
    const isFragment = example.intent.kind === 'fragment';
    return elementsOf(example.document.html).flatMap((placed) =>
      rules
        .filter((rule) => (!isFragment || rule.isForFragments) && rule.isBroken(placed, example.intent))
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
