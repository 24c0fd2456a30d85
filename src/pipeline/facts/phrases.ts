// Formats the standard's short phrases about contexts and content: without the full stop, and with links for
// elements and categories.
import { sections } from '#site/sections.ts';
import { type Content, code, elementLink, h, linkTo, type ReferencePages } from './html.ts';

const categoriesPage = `${sections.elements.path}/content-categories`;

const categoryNames =
  /\b(?:flow|phrasing|metadata|sectioning|heading|embedded|interactive|palpable) content\b|\bscript-supporting elements?\b/i;

/** Replacements for phrases that refer to another section of the standard. */
const ownWords: Readonly<Record<string, string>> = {
  'See prose.': 'Base text in pieces, each followed by its `rt`, with `rp` around that if you like',
  'Nothing (for clarification, see example).':
    'What you write inside goes into its content fragment, not into its children',
  'Otherwise: Text, but must match requirements described in prose below.':
    'Otherwise: text that is itself a valid date, time or duration',
  'Otherwise: text that conforms to the requirements given in the prose.': 'Otherwise: text',
  "As document's document element.": 'As the root of the document',
};

/** A phrase as content: `code` with an element's name becomes a link, and so does the first category. */
export function showPhrase(
  phrase: string,
  pages: ReferencePages,
  isElement: (name: string) => boolean,
): Content[] {
  const parts = (ownWords[phrase] ?? phrase).replace(/\.$/, '').split('`');
  return parts.flatMap((part, index): Content[] => {
    if (index % 2 === 1) return isElement(part) ? elementLink(part, pages) : [code(part)];
    return linkCategory(part, pages);
  });
}

function linkCategory(text: string, pages: ReferencePages): Content[] {
  const found = categoryNames.exec(text);
  if (!found) return [text];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  return [before, ...linkTo(categoriesPage, pages, found[0]), after];
}

/** A single phrase, or several as a list. */
export function phraseList(phrases: readonly Content[][]): Content[] {
  if (phrases.length === 1) return phrases[0] ?? [];
  return [h('ul', {}, ...phrases.map((phrase) => h('li', {}, ...phrase)))];
}

/** `Neither tag is omissible.` in the wording of the page on optional tags. */
export function tagWords(phrase: string): string {
  if (phrase === 'Neither tag is omissible.') return 'Neither tag may be left out.';
  if (phrase === 'No end tag.') return 'There is no end tag.';
  return phrase.replace(/can be omitted/g, 'may be left out').replace(/\bomitted\b/g, 'left out');
}
