// The cases in which an element's role differs, each as text for readers and as an element for querying the
// packages.

export interface RoleCase {
  /** Absent if there is only one case. */
  when?: string;
  attributes?: Record<string, string>;
  /** Names of the ancestor elements, nearest first; any other name is a table with that role. */
  ancestors?: string[];
}

/** The element for the name of an ancestor. */
export function ancestorOf(name: string): { tagName: string; attributes: Record<string, string> } {
  return name === 'grid'
    ? { tagName: 'table', attributes: { role: name } }
    : { tagName: name, attributes: {} };
}

const nested = 'inside `article`, `aside`, `main`, `nav` or `section`';
const inBody = `outside ${nested.replace('inside ', '')}`;
const typed = (...types: string[]): RoleCase[] =>
  types.map((type) => ({ when: `\`type="${type}"\``, attributes: { type } }));

const cases: Readonly<Record<string, readonly RoleCase[]>> = {
  a: [{ when: 'with `href`', attributes: { href: '#' } }, { when: 'without `href`' }],
  area: [{ when: 'with `href`', attributes: { href: '#' } }, { when: 'without `href`' }],
  aside: [
    { when: 'in the body or `main`, or with a name', ancestors: ['body'] },
    { when: 'inside `article`, `aside`, `nav` or `section`, without a name', ancestors: ['section'] },
  ],
  div: [{ when: 'in general' }, { when: 'directly inside `dl`', ancestors: ['dl'] }],
  figure: [{ when: 'without `figcaption`' }, { when: 'with `figcaption`' }],
  footer: [
    { when: inBody, ancestors: ['body'] },
    { when: nested, ancestors: ['article'] },
  ],
  header: [
    { when: inBody, ancestors: ['body'] },
    { when: nested, ancestors: ['article'] },
  ],
  img: [
    { when: 'with text in `alt`', attributes: { alt: 'A cat' } },
    { when: 'with an empty `alt`', attributes: { alt: '' } },
    { when: 'without `alt`' },
  ],
  input: [
    ...typed('button', 'checkbox'),
    {
      when: '`type="checkbox"` with `aria-pressed`',
      attributes: { type: 'checkbox', 'aria-pressed': 'false' },
    },
    ...typed('color', 'date', 'datetime-local', 'email', 'file', 'hidden', 'image'),
    ...typed('month', 'number', 'password', 'radio', 'range', 'reset', 'search', 'submit', 'tel', 'text'),
    ...typed('time', 'url', 'week'),
    {
      when: 'a text type with `list`',
      attributes: { type: 'text', list: 'names' },
    },
  ],
  li: [{ when: 'in a list', ancestors: ['ul'] }],
  section: [{ when: 'with a name', attributes: { 'aria-label': 'News' } }, { when: 'without a name' }],
  select: [
    { when: 'one choice in one line' },
    { when: 'with `multiple` or a `size` above 1', attributes: { multiple: '' } },
  ],
  summary: [{ ancestors: ['details'] }],
  td: [
    { when: 'in a table', ancestors: ['tr', 'tbody', 'table'] },
    { when: 'in a table with the role `grid` or `treegrid`', ancestors: ['tr', 'tbody', 'grid'] },
  ],
  th: [
    { when: 'heading of a column', attributes: { scope: 'col' }, ancestors: ['tr', 'thead', 'table'] },
    { when: 'heading of a row', attributes: { scope: 'row' }, ancestors: ['tr', 'tbody', 'table'] },
    { when: 'heading of nothing, in a table', ancestors: ['tr', 'tbody', 'table'] },
    {
      when: 'heading of nothing, in a table with the role `grid` or `treegrid`',
      ancestors: ['tr', 'tbody', 'grid'],
    },
  ],
  tr: [{ when: 'in a table', ancestors: ['tbody', 'table'] }],
};

export function roleCasesOf(element: string): readonly RoleCase[] {
  return cases[element] ?? [{}];
}
