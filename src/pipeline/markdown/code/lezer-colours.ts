// Colours for the most common languages, with Lezer's editor parsers: a block takes about a seventh of the
// time that regular expressions take, and an editor in the page can use the same rules (decision 30).
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

/** Tags for names whose purpose the grammars do not distinguish. */
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

/** Two parsers per language: a strict one that stops at the first error, and a tolerant one that recovers. */
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

/** `highlight.ts` explains the classes. */
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
 * Error recovery is slow, so long code is only coloured if it has no errors. In our own content four blocks
 * have errors, the longest of 80 characters.
 */
const maxBroken = 1000;

/** For every `&`, the HTML grammar scans for a semicolon, to the end of the text if there is none. */
const maxLookedThrough = 20_000_000;

/**
 * The lines of code in one of these languages, split where the class changes; null for any other language.
 */
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

/** An empty tree, and so no colours, for code that would take too long or is nested too deeply. */
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
