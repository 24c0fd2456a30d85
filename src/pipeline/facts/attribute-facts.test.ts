import { expect, test } from 'vitest';
import { markup } from '#tests/support/markup.ts';
import { attributeFacts } from './attribute-facts.ts';
import { findEntry } from './inventory.ts';
import { readFacts } from './read-facts.ts';

const facts = readFacts();

function show(slug: string, paths: string[] = []): string {
  const entry = findEntry(`attributes/${slug}`, facts);
  if (entry?.kind !== 'attribute') throw new Error(slug);
  return markup(attributeFacts(entry, { has: (path) => paths.includes(path), self: '' }));
}

test('an enumerated global attribute shows its states and what other values mean', () => {
  expect(show('hidden')).toBe(
    '<div class="facts"><dl>' +
      '<div><dt>Applies to</dt><dd>Every element: it is a global attribute</dd></div>' +
      '<div><dt>Value</dt><dd><code>until-found</code> or <code>hidden</code>, or nothing</dd></div>' +
      '<div><dt>States</dt><dd><code>hidden</code> (Hidden) and <code>until-found</code> (Hidden Until Found)</dd></div>' +
      '<div><dt>Empty value</dt><dd>The Hidden state</dd></div>' +
      '<div><dt>Missing value</dt><dd>The Not Hidden state</dd></div>' +
      '<div><dt>Invalid value</dt><dd>The Hidden state</dd></div>' +
      '<div><dt>Specification</dt><dd><a href="https://html.spec.whatwg.org/multipage/#attr-hidden">HTML: the <code>hidden</code> attribute</a></dd></div>' +
      '</dl></div>',
  );
});

test('states that only repeat the keywords are left out', () => {
  expect(show('loading', ['/cs/html/elements/img'])).toBe(
    '<div class="facts"><dl>' +
      '<div><dt>Applies to</dt><dd><code>audio</code>, <code>iframe</code>, <a href="/cs/html/elements/img"><code>img</code></a> and <code>video</code></dd></div>' +
      '<div><dt>Value</dt><dd><code>lazy</code> or <code>eager</code></dd></div>' +
      '<div><dt>Missing or invalid value</dt><dd>The Eager state</dd></div>' +
      '<div><dt>Property</dt><dd><code>loading</code> of <code>HTMLAudioElement</code>, <code>HTMLIFrameElement</code>, <code>HTMLImageElement</code> and <code>HTMLVideoElement</code></dd></div>' +
      '<div><dt>Specification</dt><dd><a href="https://html.spec.whatwg.org/multipage/#attr-iframe-loading">HTML: the <code>loading</code> attribute</a></dd></div>' +
      '</dl></div>',
  );
});

test('an attribute with several meanings has a line for each', () => {
  const type = show('type');
  expect(type).toContain(
    '<li>On <code>ol</code>: <code>1</code>, <code>a</code>, <code>A</code>, <code>i</code> or <code>I</code></li>',
  );
  expect(type).toContain('<li>On <code>input</code>: The Text state</li>');
  expect(type.split('<dt>Missing or invalid value</dt>')).toHaveLength(2);
  expect(type.split('<dt>States</dt>')).toHaveLength(2);
  expect(type).toContain('HTML: the <code>type</code> attribute of <code>button</code></a>');
  expect(type).toContain('<code>email</code> (Email)');
});

test('the property that reflects it is named with its interfaces', () => {
  expect(show('for')).toContain(
    '<dt>Property</dt><dd><code>htmlFor</code> of <code>HTMLLabelElement</code>, <code>HTMLOutputElement</code> and <code>HTMLTemplateElement</code></dd>',
  );
});

test('an attribute of another standard leads to that one', () => {
  expect(show('data-star')).toContain('<dt>Value</dt><dd>Text</dd>');
  expect(show('part')).toContain(
    '<a href="https://drafts.csswg.org/css-shadow-parts/#part-attr">The <code>part</code> attribute</a>',
  );
});
