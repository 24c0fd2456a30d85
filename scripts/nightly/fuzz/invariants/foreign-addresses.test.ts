import { expect, test } from 'vitest';
import { trackingVectors } from '../tracking-vectors.ts';
import { findForeignAddresses } from './foreign-addresses.ts';

/** Parsed as they are, these name the other host only in a text; a serialiser could make more of it. */
const harmlessAsWritten = ['nested-math'];

test.each(Object.entries(trackingVectors('tracker.example')))('an address is found: %s', (name, source) => {
  expect(findForeignAddresses(source).length > 0).toBe(!harmlessAsWritten.includes(name));
});

test('the finding says where the address is', () => {
  expect(findForeignAddresses('<p><img src="//other.example/a.png">')).toEqual([
    'img src: //other.example/a.png',
  ]);
});

test.each([
  '<a href="https://other.example">A</a><img src="/a.png" srcset="a.png 1x, /b.png 2x">',
  '<link rel="canonical" href="https://other.example"><meta property="og:image" content="https://other.example/a.png">',
  `<style>/* https://other.example */ p { background: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>") }</style>`,
  '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/><rect fill="url(#b)"/></svg>',
  '<p title="https://other.example">https://other.example</p>',
])('nothing is found where nothing would be requested: %s', (html) => {
  expect(findForeignAddresses(html)).toEqual([]);
});
