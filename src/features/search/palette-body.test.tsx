import { CommandRoot } from 'cmdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaletteBody } from './palette-body.tsx';
import type { PaletteGroup, PaletteItem } from './palette-group.ts';
import { PaletteRow } from './palette-row.tsx';

const ignore = () => {};
const draw = (groups: readonly PaletteGroup[]) =>
  renderToStaticMarkup(<PaletteBody isOpen groups={groups} onChoose={ignore} />);
const drawRow = (item: Partial<PaletteItem>, term = '') =>
  renderToStaticMarkup(
    <CommandRoot shouldFilter={false}>
      <PaletteRow row={{ key: 'k', item: { id: 'k', label: '', ...item } }} term={term} onChoose={ignore} />
    </CommandRoot>,
  );
const optionsIn = (html: string) => html.match(/role="option"/g)?.length ?? 0;

test('a palette with no groups and no term says exactly that there is no data', () => {
  const html = draw([]);
  expect(html).toContain('<p class="palette-empty">No data</p>');
  expect(optionsIn(html)).toBe(0);
});

test('the input has its placeholder with three full stops', () => {
  expect(draw([])).toContain('placeholder="Type a command or search..."');
});

test('42 rows are drawn of any number, over all groups', () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, label: `Row ${index}` }));
  const group = (id: string) => ({ id, label: id, items });
  expect(optionsIn(draw([group('a'), group('b')]))).toBe(42);
  expect(optionsIn(draw([group('a')]))).toBe(30);
});

test('a row that leads somewhere is a link outside the order of the Tab key; a command is not', () => {
  const link = drawRow({ label: 'Blog', to: '/blog' });
  expect(link).toMatch(/<a [^>]*role="option"/);
  expect(link).toMatch(/<a [^>]*href="\/blog"/);
  expect(link).toMatch(/<a [^>]*tabindex="-1"/);
  expect(drawRow({ label: 'Dark' })).not.toContain('<a');
});

test('texts are text, whatever they contain, and the match is an element', () => {
  expect(drawRow({ label: '<b>Bold & co</b>', prefix: '<i> >' }, 'bold')).toContain(
    '<span class="palette-label"><span class="palette-prefix">&lt;i&gt; &gt; </span>' +
      '<span class="palette-name">&lt;b&gt;<mark>Bold</mark> &amp; co&lt;/b&gt;</span></span>',
  );
});

test('the description is marked only where the label is not', () => {
  const description = 'All about forms';
  expect(drawRow({ label: 'Input', description }, 'form')).toContain('All about <mark>form</mark>s');
  expect(drawRow({ label: 'Forms', description }, 'form')).toContain('All about forms');
});
