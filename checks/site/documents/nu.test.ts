import { expect, test } from 'vitest';
import { isFault, withoutStyles } from './nu.ts';

const message = (text: string) => ({ line: 1, message: text, isInfo: true, extract: '' });

test('warnings count as much as errors; only those with a reason are let through', () => {
  expect(isFault(message('Duplicate ID “a”.'))).toBe(true);
  expect(isFault(message('Consider using the “h1” element as a top-level heading only.'))).toBe(true);
  expect(
    isFault(
      message(
        'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
      ),
    ),
  ).toBe(false);
});

test('the place of the first of two is not told twice', () => {
  expect(isFault(message('The first occurrence of ID “a” was here.'))).toBe(false);
});

test('of what a document carries, only style sheets are left out', () => {
  expect(
    withoutStyles(
      '<head><style>@media (width<9px){a>b{}}</style><title>c</title><style data-sheet="/f.css">d{}</style></head><p style="e">',
    ),
  ).toBe('<head><style></style><title>c</title><style></style></head><p style="e">');
});
