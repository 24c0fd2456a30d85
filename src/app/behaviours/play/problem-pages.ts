// Where a problem is explained. A site with other lessons has none of these pages, and then shows no link.
import { sections } from '#site/sections.ts';

export interface Explanation {
  title: string;
  path: string;
  /** The section of the page. */
  hash: string;
}

const lessons = sections.lessons.path;

/** The pages by what they explain. */
export const explanations = {
  tags: {
    title: 'One element, two tags',
    path: `${lessons}/how-a-browser-reads-html`,
    hash: '#step-1-one-element-two-tags',
  },
  attributes: {
    title: 'Give an element an attribute',
    path: `${lessons}/how-a-browser-reads-html`,
    hash: '#step-2-give-an-element-an-attribute',
  },
  emptyAndSigns: {
    title: 'Elements that stay empty, and special characters',
    path: `${lessons}/how-a-browser-reads-html`,
    hash: '#step-4-elements-that-stay-empty-and-special-characters',
  },
  repairs: {
    title: 'What the browser does with mistakes',
    path: `${lessons}/how-a-browser-reads-html`,
    hash: '#what-the-browser-does-with-mistakes',
  },
  messages: {
    title: 'Ask a checker',
    path: `${lessons}/finding-and-fixing-errors`,
    hash: '#step-2-ask-a-checker',
  },
  firstLines: {
    title: 'What each line does',
    path: `${lessons}/your-first-page`,
    hash: '#what-each-line-does',
  },
} as const satisfies Record<string, Explanation>;

/** Parts of codes, the first of which decides. */
const subjects: readonly [part: RegExp, explanation: keyof typeof explanations][] = [
  [/doctype|head-element/, 'firstLines'],
  [
    /comment|cdata|character-reference|first-character|question-mark|non-void|before-tag-name/,
    'emptyAndSigns',
  ],
  [/attribute|solidus-in-tag/, 'attributes'],
  [/overlapping/, 'repairs'],
  [/end-tag|not-closed|only-text|eof-in-tag/, 'tags'],
];

/** The page about a problem, by the code of the problem. */
export function explanationOf(code: string): Explanation {
  const [, explanation = 'messages'] = subjects.find(([part]) => part.test(code)) ?? [];
  return explanations[explanation];
}
