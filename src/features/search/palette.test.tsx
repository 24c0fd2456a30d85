import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PaletteBody } from './palette.tsx';
import type { PaletteGroup } from './palette-items.ts';

const ignore = () => {};
const draw = (groups: readonly PaletteGroup[]) =>
  renderToStaticMarkup(<PaletteBody isOpen groups={groups} onChoose={ignore} />);
const optionsIn = (html: string) => html.match(/role="option"/g)?.length ?? 0;

afterEach(() => {
  vi.unstubAllGlobals();
});

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

test.each([
  ['Linux x86_64', 'Ctrl'],
  ['MacIntel', '⌘'],
])('on %s the footer shows the keys of the list, with %s', (platform, modifier) => {
  vi.stubGlobal('navigator', { platform, userAgent: '' });
  expect(draw([])).toContain(
    '<div class="palette-hints" aria-hidden="true"><span><kbd>↑</kbd><kbd>↓</kbd>move</span>' +
      `<span><kbd>↵</kbd>open</span><span><kbd>${modifier}</kbd><kbd>↵</kbd>new tab</span>` +
      '<span><kbd>Esc</kbd>close</span></div>',
  );
});
