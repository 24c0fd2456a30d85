import { expect, test } from 'vitest';
import { escapeXml, writable } from './xml.ts';

test('text is safe in an element and in an attribute', () => {
  expect(escapeXml(`a & b < c > d "e" ]]>`)).toBe('a &amp; b &lt; c &gt; d &quot;e&quot; ]]&gt;');
});

test('characters that XML cannot write are left out, all others stay', () => {
  expect(writable('a\u0000\u0008b\tc\nd\ud800e\uffff 😀')).toBe('ab\tc\nde 😀');
});
