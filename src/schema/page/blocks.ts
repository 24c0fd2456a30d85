// The blocks an author may use in Markdown: `::name` on lines of their own, `:name[text]` within a sentence.
// The prose renderer has a component for each; the pipeline warns about any other name.

export interface Block {
  /** Used within a sentence rather than on its own lines. */
  isInline: boolean;
  /** Supported properties. */
  props: readonly string[];
  /** Named slots, written as `#name` lines. */
  slots: readonly string[];
}

const block = (props: string[] = [], slots: string[] = []): Block => ({ isInline: false, props, slots });
const inline = (props: string[] = []): Block => ({ isInline: true, props, slots: [] });

export const blocks = {
  note: block(['title', 'icon', 'to', 'description']),
  tip: block(['title', 'icon', 'to', 'description']),
  warning: block(['title', 'icon', 'to', 'description']),
  danger: block(['title', 'icon', 'to', 'description']),
  quest: block(['title', 'icon', 'to', 'description']),
  card: block(['title', 'icon', 'to', 'description']),
  'card-group': block(),
  steps: block(['level']),
  details: block(['summary', 'open']),
  question: block([], ['why']),
  'wrong-right': block([], ['wrong', 'right']),
  try: block(['shows', 'hides', 'announces', 'silences', 'changes', 'press']),
  tabs: block(['label']),
  tab: block(['label']),
  figure: block(['caption']),
  'code-file': block(['src', 'title', 'lines', 'lang']),
  'tests-fail': block(),
  'tests-pass': block(),
  badge: inline(['color', 'label']),
  kbd: inline(['value']),
  icon: inline(['name']),
  'attributes-table': block(['of']),
  'accessibility-facts': block(['of']),
  'element-facts': block(['of']),
  'attribute-facts': block(['of']),
  support: block(['of']),
  'roles-table': block(),
  'aria-table': block(),
  'event-handlers-table': block(),
  'rel-table': block(),
  'input-types-table': block(),
  'obsolete-elements-table': block(),
  'obsolete-attributes-table': block(),
  'licences-table': block(['of']),
  quality: block(['part']),
} as const satisfies Record<string, Block>;

export type BlockName = keyof typeof blocks;

/** Blocks that the pipeline replaces with facts; they have no component. */
export const factBlocks = [
  'attributes-table',
  'accessibility-facts',
  'element-facts',
  'attribute-facts',
  'support',
  'roles-table',
  'aria-table',
  'event-handlers-table',
  'rel-table',
  'input-types-table',
  'obsolete-elements-table',
  'obsolete-attributes-table',
  'licences-table',
] as const satisfies BlockName[];

export type FactBlock = (typeof factBlocks)[number];

/** The words and `key="value"` pairs that may follow the language of a code fence. */
export const fenceOptions = [
  'example',
  'fragment',
  'bad',
  'title',
  'caption',
  'numbers',
  'height',
  'scripts',
  'fixed',
  'missing',
  'unfolded',
] as const;

/** The block of that name, or null. Nuxt's prose components have the same names with the prefix `prose-`. */
export function findBlock(name: string): BlockName | null {
  const plain = name.replace(/^prose-/, '');
  return Object.hasOwn(blocks, plain) ? (plain as BlockName) : null;
}
