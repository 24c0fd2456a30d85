import { expect, test } from 'vitest';
import { createMessageCount, isFromInside, parseFrameNews } from './frame-news.ts';

test.each([
  { example: 'ready' },
  { example: 'alive' },
  { example: 'entered' },
  { example: 'left' },
  { example: 'shown', hasIdleScripts: true },
  { example: 'size', height: 120, hasMore: false },
  { example: 'contained', what: 'alert', detail: 'Full' },
])('%j is taken as it is, without anything else', (news) => {
  expect(parseFrameNews({ ...news, extra: '<b>' })).toEqual(news);
});

test.each([
  null,
  undefined,
  'ready',
  1,
  [],
  {},
  { example: 'other' },
  { example: ['ready'] },
  { example: 'shown' },
  { example: 'shown', hasIdleScripts: 'yes' },
  { example: 'size', height: '120', hasMore: false },
  { example: 'size', height: Number.NaN, hasMore: false },
  { example: 'size', height: Number.POSITIVE_INFINITY, hasMore: false },
  { example: 'size', height: 120 },
  { example: 'contained', what: 'alert' },
  { example: 'contained', what: 'alert', detail: ['Full'] },
  { example: 'contained', what: 'toString', detail: '' },
  { example: 'contained', what: ['alert'], detail: '' },
])('%j is ignored', (data) => {
  expect(parseFrameNews(data)).toBeNull();
});

test('a detail is cut', () => {
  expect(parseFrameNews({ example: 'contained', what: 'alert', detail: 'a'.repeat(1e6) })).toEqual({
    ...{ example: 'contained', what: 'alert', detail: 'a'.repeat(200) },
  });
});

test('fifty messages within a second are allowed, and the count restarts every second', () => {
  const count = createMessageCount();
  const within = (start: number, times: number) =>
    Array.from({ length: times }, (_, at) => count(start + at)).filter(Boolean).length;
  expect(within(0, 50)).toBe(50);
  expect(within(50, 1000)).toBe(50 - 1);
  expect(count(1051)).toBe(true);
});

test('frames inside the frame of an example are counted with it, other windows are not', () => {
  const page: { parent: unknown } = { parent: null };
  page.parent = page;
  const frame = { parent: page };
  const inside = { parent: { parent: frame } };
  expect([frame, inside, null].map((source) => isFromInside(source, frame))).toEqual([true, true, true]);
  expect([page, { parent: page }, {}].map((source) => isFromInside(source, frame))).toEqual([
    ...[false, false, false],
  ]);
});

test('lines of the console are read one by one, and no more than are shown', () => {
  const line = { level: 'warn', text: 'x'.repeat(600), line: 3 };
  const news = { example: 'console', lines: [line, { level: 'shout', text: 'a', line: 1 }, null], more: 2 };
  expect(parseFrameNews(news)).toEqual({
    example: 'console',
    lines: [{ level: 'warn', text: 'x'.repeat(500), line: 3 }],
    more: 2,
  });
  const many = parseFrameNews({ ...news, lines: Array.from({ length: 200 }, () => line) });
  expect(many?.example === 'console' && many.lines.length).toBe(100);
  expect(parseFrameNews({ example: 'console', lines: 'a', more: 0 })).toBeNull();
});
