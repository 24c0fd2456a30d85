import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BaselineMark } from './reference.tsx';

const slabs = (...marks: string[]) =>
  `<span class="slabs" aria-hidden="true">${marks.map((mark) => `<i${mark}></i>`).join('')}</span>`;
const on = ' class="on"';

test.each([
  [
    { status: 'widely', year: 2022 },
    `${slabs(on, on, on)}<span><strong>Widely available</strong> · Baseline 2022</span>`,
  ],
  [
    { status: 'newly', year: 2025 },
    `${slabs(on, on, '')}<span><strong>Newly available</strong> · Baseline 2025</span>`,
  ],
  [{ status: 'limited' }, `${slabs(on, '', '')}<span><strong>Limited availability</strong></span>`],
  [{ status: 'varies' }, '<span><strong>Support depends on the element</strong></span>'],
] as const)('%j is said in words, a year and slabs', (baseline, content) => {
  expect(renderToStaticMarkup(<BaselineMark baseline={baseline} />)).toBe(
    `<p class="baseline-mark">${content}</p>`,
  );
});

test('without a status there is no mark', () => {
  expect(renderToStaticMarkup(<BaselineMark baseline={undefined} />)).toBe('');
});
