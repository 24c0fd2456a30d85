// Colours for all other languages, with TextMate grammars based on regular expressions.
import { createHighlighter, type Highlighter, type ThemeRegistration } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { ColouredText } from './lezer-colours.ts';

/** The theme's colours are only markers for classes. */
const codeClasses: Readonly<Record<string, string>> = {
  '#000001': 'n',
  '#000002': 's',
  '#000003': 'a',
  '#000004': 'c',
  '#000005': 'p',
  '#000006': 'i',
  '#000007': 'd',
};

const scopes: [colour: string, scopes: string[]][] = [
  ['#000005', ['punctuation', 'meta.brace', 'keyword.operator']],
  [
    '#000003',
    [
      'entity.other.attribute-name',
      'variable.parameter',
      'meta.object-literal.key',
      'support.type.property-name',
    ],
  ],
  [
    '#000001',
    [
      'keyword',
      'storage',
      'entity.name',
      'support.function',
      'support.class',
      'constant.language',
      'markup.heading',
    ],
  ],
  [
    '#000002',
    [
      'string',
      'constant.numeric',
      'constant.character',
      'constant.other',
      'punctuation.definition.string',
      'markup.inline.raw',
    ],
  ],
  ['#000004', ['comment', 'punctuation.definition.comment', 'meta.tag.metadata.doctype']],
  ['#000006', ['markup.inserted']],
  ['#000007', ['markup.deleted']],
];

const codeTheme: ThemeRegistration = {
  name: 'plinth',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  settings: scopes.map(([foreground, scope]) => ({ scope, settings: { foreground } })),
};

let shared: Promise<Highlighter> | null = null;

function highlighter(): Promise<Highlighter> {
  // With JavaScript's own regular expressions, which are a third faster than WebAssembly once warm.
  shared ??= createHighlighter({
    themes: [codeTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return shared;
}

/** The lines of code, split into tokens. */
export async function colourWithShiki(code: string, language: string): Promise<ColouredText[][]> {
  const shiki = await highlighter();
  if (!shiki.getLoadedLanguages().includes(language)) await shiki.loadLanguage(language as never);
  const { tokens } = shiki.codeToTokens(code, {
    lang: language as never,
    theme: 'plinth',
    // Without this, a line that takes half a second, which is possible on a busy machine, would lose its
    // colours.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line.map(({ content, color }) => ({
      text: content,
      name: codeClasses[color?.toLowerCase() ?? ''] ?? '',
    })),
  );
}
