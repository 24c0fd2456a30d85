import { expect, test } from 'vitest';
import { readObsolete } from './read-obsolete.ts';
import { standardFrom } from './standard.ts';

const list = (attributes: string) =>
  standardFrom(`<h3 id="non-conforming-features">Non-conforming</h3><dl>
    <dt><dfn><code>acronym</code></dfn></dt><dd><p>Use <code>abbr</code> instead.</p></dd>
    <dt><code>big</code></dt><dt><code>tt</code></dt><dd><p>Use CSS.</p><p>More about <code>tt</code>.</p></dd></dl>
    <dl>${attributes}</dl>`);

test('elements share the first paragraph; a later one belongs to the element that it names', () => {
  const { elements, attributes } = readObsolete(
    list(`<dt><code>name</code> on <code>a</code> elements (except as noted)</dt><dt><code>axis</code> on <code>td</code> and <code>th</code> elements</dt><dd><p>Use <code>id</code>.</p></dd>
      <dt><code>align</code> on <code>h1</code>—<code>h6</code> elements</dt><dt><code>dropzone</code> on all elements</dt><dd><p>Use CSS instead.</p></dd>`),
  );
  expect(Object.fromEntries(elements)).toEqual({
    acronym: 'Use `abbr` instead.',
    big: 'Use CSS.',
    tt: 'Use CSS. More about `tt`.',
  });
  expect(attributes).toEqual([
    { name: 'name', elements: ['a'], advice: 'Use `id`.' },
    { name: 'axis', elements: ['td', 'th'], advice: 'Use `id`.' },
    { name: 'align', elements: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], advice: 'Use CSS instead.' },
    { name: 'dropzone', elements: [], advice: 'Use CSS instead.' },
  ]);
});

test('an attribute in other words stops the script', () => {
  expect(() => readObsolete(list('<dt>Some old thing</dt><dd><p>No.</p></dd>'))).toThrow(
    'An obsolete attribute is described in other words than before: Some old thing',
  );
});
