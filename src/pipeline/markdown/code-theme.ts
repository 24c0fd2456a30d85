// The one theme given to Shiki. Its colours are only marks: each stands for a class, and the stylesheet
// gives that class its colour in light and in dark mode. So a page carries no colour twice.
import type { ThemeRegistration } from 'shiki';

/** Class name by the mark colour. Plain text has no class. */
export const codeClasses: Readonly<Record<string, string>> = {
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

export const codeTheme: ThemeRegistration = {
  name: 'plinth',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  settings: scopes.map(([foreground, scope]) => ({ scope, settings: { foreground } })),
};
