import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { islandKey } from '#lib/island-key.ts';
import { Island } from './island.tsx';
import { fixedIslands, IslandSourceContext } from './island-source.ts';

const id = islandKey('Card', { a: 1 }, { url: '/x' });

function draw(island: React.ReactNode, html = `<div data-island="${id}"><p>One &amp; two</p></div>`) {
  const source = fixedIslands({ [id]: { html, head: {} } });
  return renderToStaticMarkup(<IslandSourceContext value={source}>{island}</IslandSourceContext>);
}

test('an island that is known is drawn at once, exactly as it came', () => {
  expect(draw(<Island name="Card" props={{ a: 1 }} context={{ url: '/x' }} />)).toBe(
    `<div data-island="${id}"><p>One &amp; two</p></div>`,
  );
  expect(draw(<Island name="Card" props={{ a: 1 }} context={{ url: '/x' }} lazy fallback="wait" />)).toBe(
    `<div data-island="${id}"><p>One &amp; two</p></div>`,
  );
});

test('an island without a root of its own gets one', () => {
  expect(draw(<Island name="Card" props={{ a: 1 }} context={{ url: '/x' }} />, '<p>One</p>')).toBe(
    `<div data-island="${id}"><p>One</p></div>`,
  );
});

test('an island that is not known leaves an empty element', () => {
  expect(draw(<Island name="Card" props={{ a: 2 }} />)).toBe('<div></div>');
  expect(draw(<Island name="Card" fallback={<p>None</p>} />)).toBe('<div></div>');
});

test('a lazy one shows its fallback until it comes into sight', () => {
  expect(draw(<Island name="Card" lazy fallback={<p>Soon</p>} />)).toBe('<div><p>Soon</p></div>');
});
