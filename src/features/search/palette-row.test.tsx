import { CommandRoot } from 'cmdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PaletteItem } from './palette-items.ts';
import { isSameRow, PaletteRow, rowIcon } from './palette-row.tsx';

const ignore = () => {};
const drawRow = (item: Partial<PaletteItem>, term = '') =>
  renderToStaticMarkup(
    <CommandRoot shouldFilter={false}>
      <PaletteRow row={{ key: 'k', item: { id: 'k', label: '', ...item } }} term={term} onChoose={ignore} />
    </CommandRoot>,
  );

test('a row that leads somewhere is a link outside the tab order; a command is not', () => {
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

test('the description is highlighted only when the label is not', () => {
  const description = 'All about forms';
  expect(drawRow({ label: 'Input', description }, 'form')).toContain('All about <mark>form</mark>s');
  expect(drawRow({ label: 'Forms', description }, 'form')).toContain('All about forms');
});

test('a row has its own icon, or that of what it leads to', () => {
  expect(rowIcon({ icon: 'i-lucide-sun', to: '/a#b' })).toBe('i-lucide-sun');
  expect(rowIcon({ to: '/a#b' })).toBe('i-lucide-hash');
  expect(rowIcon({ to: '/a' })).toBe('i-lucide-file');
  expect(rowIcon({})).toBeNull();
});

test('a row is the same when nothing about it has changed', () => {
  const row = { key: 'k', item: { id: 'k', label: 'Blog', to: '/blog' } };
  expect(isSameRow(row, { key: 'k', item: { id: 'k', label: 'Blog', to: '/blog' } })).toBe(true);
  expect(isSameRow(row, { key: 'k 2', item: row.item })).toBe(false);
  expect(isSameRow(row, { key: 'k', item: { ...row.item, highlight: 'bl' } })).toBe(false);
  expect(isSameRow({ key: 'k', item: { ...row.item, icon: 'i-lucide-box' } }, row)).toBe(false);
});
