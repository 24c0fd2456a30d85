// What a problem is called, and what follows from it for whoever reads the page. Code is between backticks.

export interface WordsOfProblem {
  title: string;
  /** What the browser makes of it. */
  consequence: string;
}

type Words = (name: string) => [title: string, consequence: string];

/** By the code of the standard; the first six are ours. */
const words: Readonly<Record<string, Words>> = {
  'end-tag-without-start': (name) => [
    `\`</${name}>\` closes nothing.`,
    'The browser passes over it, and the element it was meant for stays open.',
  ],
  'element-not-closed': (name) => [
    `\`<${name}>\` is never closed.`,
    'Everything up to the end of the element around it ends up inside it.',
  ],
  'overlapping-elements': (name) => [
    `\`</${name}>\` comes after the end of the element that \`<${name}>\` was opened in.`,
    'The browser closes it there, so that elements do not overlap.',
  ],
  'end-tag-of-another': (name) => [
    `\`</${name}>\` closes a heading of another level.`,
    'The browser takes it for the right one; give both tags the same number.',
  ],
  'checked-in-part': () => [
    'The source was checked only up to here.',
    'It has more than 20,000 elements, or elements inside more than 500 others. Remove some to check the rest.',
  ],
  'not-checked': () => [
    'The source is too long to be checked.',
    'Problems are found in sources of up to 500,000 characters.',
  ],
  'duplicate-attribute': (name) => [
    name ? `\`${name}\` stands on this tag twice.` : 'An attribute stands on this tag twice.',
    'The browser keeps the first one and drops this one.',
  ],
  'missing-whitespace-between-attributes': () => [
    'Two attributes touch each other.',
    'The browser reads them all the same; a space makes sure that you do.',
  ],
  'unexpected-character-in-attribute-name': () => [
    'A quotation mark or `<` stands in the name of an attribute.',
    'It becomes part of the name. Most often a quotation mark is missing before it.',
  ],
  'unexpected-character-in-unquoted-attribute-value': () => [
    'A value without quotation marks holds a character that needs them.',
    'The browser keeps it as text. Put the whole value in quotation marks.',
  ],
  'missing-attribute-value': () => ['There is nothing after `=`.', 'The attribute has an empty value.'],
  'unexpected-equals-sign-before-attribute-name': () => [
    '`=` stands where the name of an attribute should begin.',
    'It becomes part of the name.',
  ],
  'unexpected-solidus-in-tag': () => [
    'A `/` stands in the middle of the tag.',
    'The browser passes over it.',
  ],
  'non-void-html-element-start-tag-with-trailing-solidus': () => [
    '`/>` does not close this element.',
    'The browser reads a start tag, so everything that follows is inside it. Write an end tag.',
  ],
  'end-tag-with-attributes': () => ['An end tag has attributes.', 'The browser drops them.'],
  'end-tag-with-trailing-solidus': () => ['An end tag ends in `/>`.', 'The browser passes over the `/`.'],
  'missing-end-tag-name': () => ['`</>` has no name.', 'The browser drops it, and nothing is closed.'],
  'invalid-first-character-of-tag-name': () => [
    'After `<` comes something that cannot begin a name.',
    'The `<` is shown as text. For a sign that means “less than”, write `&lt;`.',
  ],
  'unexpected-question-mark-instead-of-tag-name': () => [
    '`<?` begins nothing in HTML.',
    'The browser makes a comment of it, which nobody sees.',
  ],
  'eof-before-tag-name': () => ['The source ends in `<`.', 'It is shown as text.'],
  'eof-in-tag': () => ['The source ends in the middle of a tag.', 'The browser drops that tag.'],
  'eof-in-comment': () => [
    'A comment is never closed.',
    'Everything after `<!--` is part of it and is not shown. It ends with `-->`.',
  ],
  'nested-comment': () => [
    'A comment begins inside a comment.',
    'The first `-->` ends both, and the rest is shown as text.',
  ],
  'incorrectly-opened-comment': () => [
    '`<!` begins neither a comment nor a doctype.',
    'The browser makes a comment of it. Comments begin with `<!--`.',
  ],
  'incorrectly-closed-comment': () => ['A comment ends in `--!>`.', 'The browser takes it; `-->` is right.'],
  'abrupt-closing-of-empty-comment': () => ['A comment ends as it begins.', 'The browser makes it empty.'],
  'cdata-in-html-content': () => [
    '`<![CDATA[` is of XML.',
    'In HTML the browser makes a comment of it, so its text is not shown.',
  ],
  'eof-in-element-that-can-contain-only-text': () => [
    'An element that holds only text is never closed.',
    'The rest of the source has become its text.',
  ],
  'missing-semicolon-after-character-reference': (name) => [
    `${name ? `\`${name}\`` : 'A character reference'} has no semicolon.`,
    'Here the browser guesses right; before a letter it would not.',
  ],
  'unknown-named-character-reference': (name) => [
    `${name ? `\`${name};\`` : 'A character reference'} is no character that HTML knows.`,
    'It is shown as it stands.',
  ],
  'absence-of-digits-in-numeric-character-reference': () => [
    'A number is missing after `&#`.',
    'It is shown as it stands.',
  ],
  'missing-doctype': () => [
    'The page does not begin with `<!doctype html>`.',
    'The browser lays it out by the rules of the 1990s.',
  ],
  'non-conforming-doctype': () => [
    'This is not the doctype of HTML.',
    'Write `<!doctype html>`; others may bring back the rules of the 1990s.',
  ],
  'misplaced-doctype': () => [
    'A doctype stands in the middle of the page.',
    'The browser passes over it; it belongs in the first line.',
  ],
  'misplaced-start-tag-for-head-element': () => [
    'A second `<head>`, or one in the wrong place.',
    'The browser passes over it.',
  ],
};

/** The words for a code; what has none of its own is named as the standard names it. */
export function problemWords(code: string, name: string): WordsOfProblem {
  const [title, consequence] = words[code]?.(name) ?? [
    `The browser had to guess here: ${code.replaceAll('-', ' ')}.`,
    'What it makes of it may not be what you mean.',
  ];
  return { title, consequence };
}
