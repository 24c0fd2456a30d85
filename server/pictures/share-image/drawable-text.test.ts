import { expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';

test.each(['Größe <a> & “b”', 'naïve', 'Ελλάδα', 'привет', 'Tiếng Việt', 'Łódź', '2 × 3 = 6', ''])(
  '%j is written as it is',
  (text) => {
    expect(drawableText(text)).toBe(text);
  },
);

test('signs that no font has are left out', () => {
  expect(drawableText('A party 🎉 for 👩‍💻 and 🇩🇪')).toBe('A party for and');
  expect(drawableText('1️⃣ first → then')).toBe('1 first then');
});

test('hyphens and spaces take the form that the fonts have; what is not seen is left out', () => {
  expect(drawableText('non\u2011breaking\u202fspace')).toBe('non-breaking space');
  expect(drawableText('a\u200db\u202ec\u0007')).toBe('abc');
});

test.each(['日本語', 'مرحبا', 'שלום', 'हिन्दी', 'ไทย', 'HTML 入門', '𝔘nicode'])(
  '%s has letters that no font has, so nothing of it is written',
  (text) => {
    expect(drawableText(text)).toBe('');
  },
);
