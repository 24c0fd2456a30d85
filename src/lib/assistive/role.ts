// The role of an element: what the author says in `role`, else what HTML means by the element where it stands. Elements
// that the standard gives no role, but that browsers announce all the same, have a word of our own.
import {
  ancestors,
  childElements,
  hasAttribute,
  keyword,
  parentElement,
  type SourceElement,
  words,
} from './source-tree.ts';

/** Elements whose role does not depend on where they stand. */
const roles: Record<string, string> = {
  abbr: 'abbreviation',
  address: 'group',
  article: 'article',
  audio: 'audio',
  blockquote: 'blockquote',
  button: 'button',
  canvas: 'canvas',
  caption: 'caption',
  code: 'code',
  dd: 'definition',
  del: 'deletion',
  details: 'group',
  dfn: 'term',
  dialog: 'dialog',
  dl: 'list',
  dt: 'term',
  em: 'emphasis',
  embed: 'embedded content',
  fieldset: 'group',
  figcaption: 'caption',
  figure: 'figure',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  hgroup: 'group',
  hr: 'separator',
  iframe: 'frame',
  img: 'image',
  ins: 'insertion',
  main: 'main',
  mark: 'mark',
  math: 'math',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  object: 'embedded content',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  ruby: 'ruby',
  s: 'deletion',
  search: 'search',
  strong: 'strong',
  sub: 'subscript',
  summary: 'summary',
  sup: 'superscript',
  table: 'table',
  textarea: 'textbox',
  time: 'time',
  ul: 'list',
  video: 'video',
};

const inputRoles: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  color: 'colour field',
  date: 'date field',
  'datetime-local': 'date and time field',
  file: 'button',
  image: 'button',
  month: 'month field',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
  time: 'time field',
  week: 'week field',
};

/** Parts of a table, which mean nothing outside one. */
const tableRoles: Record<string, string> = {
  tbody: 'rowgroup',
  td: 'cell',
  tfoot: 'rowgroup',
  th: 'columnheader',
  thead: 'rowgroup',
  tr: 'row',
};

/** Every role that an author may write. */
const ariaRoles = new Set(
  words(
    `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
    comment complementary contentinfo definition deletion dialog document emphasis feed figure form generic grid
    gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar
    menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio
    radiogroup region row rowgroup rowheader scrollbar search searchbox sectionfooter sectionheader separator slider
    spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer
    toolbar tooltip tree treegrid treeitem`,
  ),
);

/** What makes a `header`, `footer` or `aside` belong to a part of the page. */
const sectioning = ['article', 'aside', 'nav', 'section'];

/** The role that the author asks for, if there is such a role. `img` is an older word for `image`. */
export function writtenRole(element: SourceElement): string {
  const role = words(keyword(element, 'role')).find((word) => ariaRoles.has(word)) ?? '';
  if (role === 'img') return 'image';
  return role === 'presentation' ? 'none' : role;
}

/** The role, or nothing for an element that is only a box around its content. */
export function roleOf(element: SourceElement): string {
  const written = writtenRole(element);
  if (written && !(written === 'none' && mustBeAnnounced(element)))
    return written === 'none' || written === 'generic' ? '' : written;
  return ownRole(element);
}

/** What can be reached with the keyboard, or is described, is announced whatever its `role` says. */
function mustBeAnnounced(element: SourceElement): boolean {
  return isFocusable(element) || hasName(element) || hasAttribute(element, 'aria-describedby');
}

/** Whether the keyboard or a script can put the focus on it. */
function isFocusable(element: SourceElement): boolean {
  if (hasAttribute(element, 'tabindex')) return true;
  switch (element.localName) {
    case 'a':
    case 'area':
      return hasAttribute(element, 'href');
    case 'button':
    case 'select':
    case 'textarea':
      return !hasAttribute(element, 'disabled');
    case 'input':
      return keyword(element, 'type') !== 'hidden' && !hasAttribute(element, 'disabled');
    case 'summary':
    case 'iframe':
      return true;
    default:
      return hasAttribute(element, 'contenteditable') && keyword(element, 'contenteditable') !== 'false';
  }
}

/** Whether the author names it, in a way that needs no computing. */
function hasName(element: SourceElement): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((name) => element.getAttribute(name)?.trim());
}

function ownRole(element: SourceElement): string {
  const { localName } = element;
  switch (localName) {
    case 'a':
    case 'area':
      return hasAttribute(element, 'href') ? 'link' : '';
    case 'aside':
      return isInSection(element, sectioning) && !hasName(element) ? '' : 'complementary';
    case 'header':
      return isInSection(element, [...sectioning, 'main']) ? 'sectionheader' : 'banner';
    case 'footer':
      return isInSection(element, [...sectioning, 'main']) ? 'sectionfooter' : 'contentinfo';
    case 'img':
      return element.getAttribute('alt') === '' && !mustBeAnnounced(element) ? '' : 'image';
    case 'input':
      return inputRole(element);
    case 'li':
      return isListItem(element) ? 'listitem' : '';
    case 'section':
      return hasName(element) ? 'region' : '';
    case 'select':
      return isListbox(element) ? 'listbox' : 'combobox';
    case 'summary':
      return isSummary(element) ? 'summary' : '';
    case 'svg':
      return 'image';
    default:
      return localName in tableRoles ? tableRole(element) : (roles[localName] ?? '');
  }
}

function isInSection(element: SourceElement, sections: readonly string[]): boolean {
  return ancestors(element).some((around) => {
    const role = writtenRole(around);
    return role ? sectionRoles.includes(role) : sections.includes(around.localName);
  });
}

const sectionRoles = ['article', 'complementary', 'main', 'navigation', 'region'];

function inputRole(element: SourceElement): string {
  const type = keyword(element, 'type');
  if (type === 'hidden') return '';
  const role = inputRoles[type] ?? 'textbox';
  const isText = role === 'textbox' || role === 'searchbox';
  return isText && type !== 'password' && hasAttribute(element, 'list') ? 'combobox' : role;
}

/** A list that is said to be something else has no items. */
function isListItem(element: SourceElement): boolean {
  const list = parentElement(element);
  return !(list && ['ul', 'ol', 'menu'].includes(list.localName)) || roleOf(list) === 'list';
}

/** Whether a `select` shows its options in a box rather than in one line. */
export function isListbox(element: SourceElement): boolean {
  return hasAttribute(element, 'multiple') || Number(element.getAttribute('size')) > 1;
}

/** Only the first `summary` of a `details` opens and closes it. */
export function isSummary(element: SourceElement): boolean {
  const details = parentElement(element);
  return (
    details?.localName === 'details' &&
    childElements(details).find((child) => child.localName === 'summary') === element
  );
}

function tableRole(element: SourceElement): string {
  const { localName } = element;
  const table = ancestors(element).find((around) => around.localName === 'table');
  const around = table && roleOf(table);
  if (!around || !['table', 'grid', 'treegrid'].includes(around)) return '';
  if (localName === 'tbody' && !hasOtherGroups(table)) return '';
  if (localName === 'td' && around !== 'table') return 'gridcell';
  return localName === 'th' ? headerRole(element) : (tableRoles[localName] ?? '');
}

/** The only group of a table, which the parser adds to every table, says nothing. */
function hasOtherGroups(table: SourceElement): boolean {
  return childElements(table).filter(({ localName }) => tableRoles[localName] === 'rowgroup').length > 1;
}

/** A header says what it heads in `scope`; otherwise it heads a row if it begins one that has cells of data. */
function headerRole(element: SourceElement): string {
  const scope = keyword(element, 'scope');
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  if (scope === 'col' || scope === 'colgroup') return 'columnheader';
  const row = parentElement(element);
  const cells = row ? childElements(row) : [];
  const isInHead = row && parentElement(row)?.localName === 'thead';
  const hasData = cells.some((cell) => cell.localName === 'td');
  return hasData && !isInHead && cells[0] === element ? 'rowheader' : 'columnheader';
}
