import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon, type IconSource, IconSourceContext } from './icon.tsx';

const sun = { body: '<circle r="4"></circle>', width: 30, height: 24 };
const find = (name: string) => (name === 'i-lucide-sun' ? sun : null);
const draw = (name: string, source: IconSource, className?: string) =>
  renderToStaticMarkup(
    <IconSourceContext value={source}>
      <Icon name={name} {...(className && { className })} />
    </IconSourceContext>,
  );

test('an icon is drawn hidden from readers of text, one em in size, with its class', () => {
  expect(draw('i-lucide-sun', find, 'big')).toBe(
    '<svg class="icon i-lucide:sun big" width="1em" height="1em" viewBox="0 0 30 24" aria-hidden="true"><circle r="4"></circle></svg>',
  );
});

test('a source whose icons may arrive later draws the same', () => {
  expect(draw('i-lucide-sun', { find, subscribe: () => () => {} })).toBe(draw('i-lucide-sun', find));
});

test('an icon that is not there keeps its class and its room', () => {
  expect(draw('i-lucide-moon', find)).toBe(
    '<svg class="icon i-lucide:moon" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg>',
  );
});

test.each(['i-nope-sun', 'i-lucide-sun onload=x'])(
  '%o is an empty box without a class of its own',
  (name) => {
    expect(draw(name, find)).toContain('<svg class="icon" width="1em"');
  },
);
