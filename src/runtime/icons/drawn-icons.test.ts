import { expect, test } from 'vitest';
import { readDrawnIcons } from './drawn-icons.ts';

const svg = (classes: string, viewBox: string, innerHTML: string) => ({
  classList: classes.split(' '),
  getAttribute: () => viewBox,
  innerHTML,
});

test('drawn icons are read by their class; empty boxes are not', () => {
  const root = {
    querySelectorAll: () => [
      svg('icon i-lucide:sun menu-icon', '0 0 24 24', '<path></path>'),
      svg('icon i-mdi:wide', '0 0 30 24', '<g></g>'),
      svg('icon i-lucide:moon', '0 0 24 24', ''),
      svg('icon', '0 0 24 24', '<path></path>'),
      svg('icon i-broken:box', '', '<path></path>'),
    ],
  } as unknown as ParentNode;
  expect(readDrawnIcons(root)).toEqual({
    'lucide:sun': { body: '<path></path>', width: 24, height: 24 },
    'mdi:wide': { body: '<g></g>', width: 30, height: 24 },
  });
});
