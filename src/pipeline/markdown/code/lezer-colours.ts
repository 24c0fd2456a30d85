// Colours for the languages that pages are full of, by the parsers of an editor: a block takes about a seventh of the
// time that regular expressions take, and an editor in the page can colour by the same rules (decision 30).
import { Tree } from '@lezer/common';
import { parser as styles } from '@lezer/css';
import { highlightCode, styleTags, Tag, tagHighlighter, tags } from '@lezer/highlight';
import { configureNesting, parser as html } from '@lezer/html';
import { parser as scripts } from '@lezer/javascript';
import { parser as plainJson } from '@lezer/json';
import type { LRParser } from '@lezer/lr';
import { parser as plainPython } from '@lezer/python';

/** A piece of a line and its class; an empty class is plain text. */
export interface ColouredText {
  text: string;
  name: string;
}

/** Names that say what a value is for; the grammars have no tag of their own for them. */
const parameter = Tag.define();
const key = Tag.define();
const selector = Tag.define();
const plain = Tag.define();

const javascript = scripts.configure({
  props: [
    styleTags({
      'ParamList/VariableDefinition ParamList/ObjectPattern/PatternProperty/VariableDefinition': parameter,
      'Property/PropertyDefinition': key,
      '"<" ">"': tags.punctuation,
    }),
  ],
});
const typescript = javascript.configure({ dialect: 'ts' });
const jsx = javascript.configure({ dialect: 'jsx' });
const tsx = javascript.configure({ dialect: 'ts jsx' });

const json = plainJson.configure({ props: [styleTags({ PropertyName: key })] });
const python = plainPython.configure({
  props: [styleTags({ 'ParamList/VariableName': parameter, '":"': tags.punctuation })],
});
const css = styles.configure({
  props: [
    styleTags({
      PropertyName: key,
      'ClassName IdName PseudoClassName': selector,
      'ValueName KeywordQuery FeatureName': plain,
      '"." "::" ":" "#" ","': tags.punctuation,
    }),
  ],
});

interface Parsers {
  javascript: LRParser;
  css: LRParser;
  json: LRParser;
}

const markupWith = (parts: Parsers) =>
  html.configure({
    wrap: configureNesting([
      {
        tag: 'script',
        attrs: ({ type }) => /^(?:application\/json|importmap)$/.test(type ?? ''),
        parser: parts.json,
      },
      {
        tag: 'script',
        attrs: ({ type }) => !type || /javascript|module/i.test(type),
        parser: parts.javascript,
      },
      { tag: 'style', parser: parts.css },
    ]),
  });

const strictly = (parser: LRParser) => parser.configure({ strict: true });

/** Each language twice: a strict parser gives up at the first mistake, another one goes on as well as it can. */
const parsers: Readonly<Record<string, { strict: LRParser; tolerant: LRParser }>> = (() => {
  const pair = (tolerant: LRParser) => ({ strict: strictly(tolerant), tolerant });
  const strictParts = { javascript: strictly(javascript), css: strictly(css), json: strictly(json) };
  const script = pair(javascript);
  const typed = pair(typescript);
  return {
    html: { strict: strictly(markupWith(strictParts)), tolerant: markupWith({ javascript, css, json }) },
    css: pair(css),
    ...{ js: script, javascript: script, mjs: script },
    ...{ ts: typed, typescript: typed },
    jsx: pair(jsx),
    tsx: pair(tsx),
    json: pair(json),
    ...{ py: pair(python), python: pair(python) },
  };
})();

const { definition, function: called, special, standard } = tags;

/** What the classes mean is told in `highlight.ts`. */
const classes = tagHighlighter([
  { tag: [tags.comment, tags.documentMeta, tags.processingInstruction], class: 'c' },
  {
    tag: [
      ...[tags.string, tags.number, tags.character, tags.regexp, tags.color, tags.attributeValue, tags.url],
      ...[tags.escape, special(tags.string)],
    ],
    class: 's',
  },
  {
    tag: [...[tags.attributeName, tags.labelName, parameter, key, selector]],
    class: 'a',
  },
  {
    tag: [
      ...[tags.keyword, tags.self, tags.null, tags.bool, tags.tagName, tags.typeName, tags.className],
      ...[tags.unit, tags.modifier, called(tags.variableName), called(tags.propertyName)],
      ...[called(definition(tags.variableName)), called(definition(tags.propertyName))],
      ...[standard(tags.tagName), definition(tags.className), tags.meta],
    ],
    class: 'n',
  },
  { tag: [tags.punctuation, tags.operator, tags.derefOperator], class: 'p' },
]);

/**
 * A mistake costs a parser that goes on much time, so long code is only read if it has none. Of our own code four blocks
 * have mistakes, the longest of 80 characters.
 */
const maxBroken = 1000;

/** For every `&` the grammar of HTML looks for a semicolon, as far as the end if there is none. */
const maxLookedThrough = 20_000_000;

/** The lines of a code in one of these languages, cut where the class changes; null for any other language. */
export function colourWithLezer(code: string, language: string): ColouredText[][] | null {
  if (!Object.hasOwn(parsers, language)) return null;
  const lines: ColouredText[][] = [[]];
  highlightCode(
    code,
    parse(code, language),
    classes,
    (text, name) => void lines.at(-1)?.push({ text, name: name.split(' ')[0] ?? '' }),
    () => void lines.push([]),
  );
  return lines;
}

/** An empty tree, and so no colours, for code that would take too long or is nested too deeply for a tree. */
function parse(code: string, language: string): Tree {
  const { strict, tolerant } = parsers[language] ?? {};
  if (language === 'html' && (code.split('&').length - 1) * code.length > maxLookedThrough) return Tree.empty;
  try {
    return strict?.parse(code) ?? Tree.empty;
  } catch (error) {
    if (error instanceof SyntaxError && code.length <= maxBroken) return tolerant?.parse(code) ?? Tree.empty;
    if (error instanceof SyntaxError || error instanceof RangeError) return Tree.empty;
    throw error;
  }
}
