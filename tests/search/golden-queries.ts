// What a reader types and the page that has to come first. `also` have to be among the first ten.

export interface GoldenQuery {
  term: string;
  first: string;
  also?: readonly string[];
}

const els = '/cs/html/elements';
const attrs = '/cs/html/attributes';
const acc = '/cs/html/accessibility';
const gs = '/cs/html/getting-started';

/** For the fixture, which has the titles of a complete reference. */
export const fixtureQueries: readonly GoldenQuery[] = [
  // Names, as they are said and as they are written.
  { term: 'a', first: `${els}/a`, also: [`${els}/article`, `${els}/abbr`, `${els}/aside`] },
  { term: '<a>', first: `${els}/a` },
  { term: '</a>', first: `${els}/a` },
  { term: '<A', first: `${els}/a` },
  { term: 'p', first: `${els}/p` },
  { term: '<table>', first: `${els}/table`, also: [`${acc}/roles/table`] },
  { term: 'table', first: `${els}/table`, also: [`${els}/table-elements`, `${gs}/tables`] },
  { term: 'TABLE', first: `${els}/table` },
  { term: 'tables', first: `${els}/table-elements`, also: [`${els}/table`, `${gs}/tables`, `${acc}/tables`] },
  { term: 'h1', first: `${els}/h1-h6` },
  { term: '<h3>', first: `${els}/h1-h6` },
  { term: 'title', first: `${els}/title`, also: [`${attrs}/title`] },
  { term: '<title>', first: `${els}/title` },
  { term: 'title attribute', first: `${attrs}/title` },
  { term: 'title=', first: `${attrs}/title` },
  { term: '[title]', first: `${attrs}/title` },
  { term: 'style', first: `${els}/style`, also: [`${attrs}/style`] },
  { term: 'style attribute', first: `${attrs}/style` },
  { term: 'abbr', first: `${els}/abbr`, also: [`${attrs}/abbr`] },
  { term: 'dialog', first: `${els}/dialog`, also: [`${acc}/patterns/dialog`, `${acc}/roles/dialog`] },
  { term: 'dialog element', first: `${els}/dialog` },
  { term: 'dialog tag', first: `${els}/dialog` },
  { term: 'button', first: `${els}/button`, also: [`${acc}/links-and-buttons`] },
  { term: 'role=button', first: `${acc}/roles/button` },
  { term: 'html', first: `${els.replace('/elements', '')}`, also: [`${els}/html`] },
  { term: '<html>', first: `${els}/html` },
  { term: 'aria-label', first: `${acc}/aria/aria-label`, also: [`${acc}/aria/aria-labelledby`] },
  { term: 'aria label', first: `${acc}/aria/aria-label` },
  { term: 'aria-labelledby', first: `${acc}/aria/aria-labelledby` },
  { term: 'label', first: `${els}/label`, also: [`${acc}/aria/aria-label`] },
  { term: 'input', first: `${els}/input`, also: [`${els}/input/text`] },
  { term: 'input type=date', first: `${els}/input/date` },
  { term: '<input type="date">', first: `${els}/input/date` },
  { term: 'type=date', first: `${els}/input/date` },
  { term: 'input date', first: `${els}/input/date` },
  { term: 'datetime-local', first: `${els}/input/datetime-local` },
  { term: 'data-*', first: `${attrs}/data` },
  { term: 'data-id', first: `${attrs}/data` },
  { term: 'data table', first: `${acc}/patterns/data-table`, also: [`${gs}/tables`] },
  { term: 'href', first: `${attrs}/href` },
  { term: 'for', first: `${attrs}/for` },
  { term: 'rel=noopener', first: `${attrs}/rel/noopener` },
  { term: 'noopener', first: `${attrs}/rel/noopener` },
  { term: 'onclick', first: `${attrs}/mouse-event-attributes#onclick` },
  { term: 'viewport', first: `${els}/meta/viewport` },
  // Words of a lesson or a guide.
  { term: 'alt text', first: `${attrs}/alt`, also: [`${acc}/text-alternatives`, `${gs}/images#alt-text`] },
  { term: 'text alternatives', first: `${acc}/text-alternatives` },
  { term: 'headings', first: `${gs}/headings-and-paragraphs`, also: [`${els}/h1-h6`] },
  { term: 'lists', first: `${gs}/lists` },
  { term: 'images', first: `${gs}/images` },
  { term: 'forms', first: `${els}/form-elements`, also: [`${els}/form`, `${gs}/forms`] },
  { term: 'first page', first: `${gs}/your-first-page` },
  { term: 'how to use a table', first: `${els}/table` },
  { term: 'keyboard', first: `${acc}/keyboard-and-focus`, also: [`${els}/dialog#keyboard`] },
  { term: 'focus order', first: `${acc}/keyboard-and-focus#focus-order` },
  { term: 'contrast', first: `${acc}/colour-and-contrast` },
  { term: 'skip link', first: `${acc}/patterns/skip-link` },
  { term: 'tab', first: `${acc}/roles/tab`, also: [`${acc}/patterns/tabs`, `${attrs}/tabindex`] },
  { term: 'screen reader', first: acc },
  { term: 'accessibility', first: acc, also: [`${acc}/the-accessibility-tree`, '/accessibility'] },
  { term: 'elements', first: els, also: [`${els}/custom-elements`] },
  { term: 'attributes', first: attrs },
  { term: 'quests', first: '/quests' },
  { term: 'blog', first: '/blog' },
  { term: 'regex', first: '/build-own/regex-engine' },
  { term: 'merge sort', first: '/cs/algorithms/sorting#merge-sort' },
  { term: 'hash table', first: '/cs/data-structures/hash-tables' },
  // While it is typed, and mistyped.
  { term: 'acc', first: `${attrs}/accept`, also: [acc] },
  { term: 'acessibility', first: acc },
  { term: 'accesibilty', first: acc },
  { term: 'acessib', first: acc },
  { term: 'elments', first: els },
  { term: 'buton', first: `${els}/button` },
  { term: 'tabel', first: `${els}/table` },
  { term: 'dilaog', first: `${els}/dialog` },
  { term: 'paragraf', first: `${gs}/headings-and-paragraphs` },
  { term: 'autocompelte', first: `${attrs}/autocomplete` },
];
