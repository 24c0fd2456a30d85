// The role of an element: the author's `role` if valid, otherwise the implicit role that HTML defines for its
// context. Elements without a standard role that browsers announce anyway get a word of our own.
import {
  ancestors,
  childElements,
  hasAttribute,
  keyword,
  parentElement,
  type SourceElement,
  words,
} from './source-tree.ts';

/** Elements whose role does not depend on their context. */
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

/** Parts of a table, which have no role outside one. */
const tableRoles: Record<string, string> = {
  tbody: 'rowgroup',
  td: 'cell',
  tfoot: 'rowgroup',
  th: 'columnheader',
  thead: 'rowgroup',
  tr: 'row',
};

/** Every role that an author may use. */
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

/** Inside these, a `header`, `footer` or `aside` belongs to a part of the page. */
const sectioning = ['article', 'aside', 'nav', 'section'];

/** The valid role set by the author, if any. `img` is an older name for `image`. */
export function writtenRole(element: SourceElement): string {
  const role = words(keyword(element, 'role')).find((word) => ariaRoles.has(word)) ?? '';
  if (role === 'img') return 'image';
  return role === 'presentation' ? 'none' : role;
}

/** The role, or an empty string for a generic container. */
export function roleOf(element: SourceElement): string {
  const written = writtenRole(element);
  if (written && !(written === 'none' && mustBeAnnounced(element)))
    return written === 'none' || written === 'generic' ? '' : written;
  return ownRole(element);
}

/** Elements that are focusable, named or described are announced even with `role="none"` or an empty `alt`. */
function mustBeAnnounced(element: SourceElement): boolean {
  return isFocusable(element) || hasName(element) || hasAttribute(element, 'aria-describedby');
}

/** Whether the keyboard or a script can focus it. */
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

/** Whether the author names it with an attribute. */
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

/** Items of a list with another role are not list items. */
function isListItem(element: SourceElement): boolean {
  const list = parentElement(element);
  return !(list && ['ul', 'ol', 'menu'].includes(list.localName)) || roleOf(list) === 'list';
}

/** Whether a `select` is shown as a list box rather than a drop-down. */
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

/** The parser adds a row group to every table, so a single one carries no information. */
function hasOtherGroups(table: SourceElement): boolean {
  return childElements(table).filter(({ localName }) => tableRoles[localName] === 'rowgroup').length > 1;
}

/** `scope` decides first; otherwise a header at the start of a row with data cells is a row header. */
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
