import { expect, test } from 'vitest';
import { createPageLock } from './page-lock.ts';

/** A body whose style and attributes can be read back. */
function fakePage({ scrollbar = 15, padding = 0 } = {}) {
  const style = { overflow: '', overscrollBehavior: '', paddingRight: '' };
  const custom = new Map<string, string>();
  const attributes = new Map<string, string>();
  const lock = createPageLock({
    body: {
      style: Object.assign(style, {
        setProperty: (name: string, value: string) => custom.set(name, value),
        removeProperty: (name: string) => custom.delete(name),
      }),
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    },
    scrollbarWidth: () => (style.overflow === 'hidden' ? 0 : scrollbar),
    paddingRight: () => padding,
  });
  const seen = () => ({
    overflow: style.overflow,
    overscrollBehavior: style.overscrollBehavior,
    paddingRight: style.paddingRight,
    gap: custom.get('--ui-scrollbar-gap'),
    holders: attributes.get('data-scroll-locked'),
  });
  return { lock, seen, style };
}

const free = { overflow: '', overscrollBehavior: '', paddingRight: '', gap: undefined, holders: undefined };

test('a locked page cannot scroll and keeps the room of its scrollbar', () => {
  const { lock, seen } = fakePage({ scrollbar: 15, padding: 8 });
  lock();
  expect(seen()).toEqual({
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    paddingRight: '23px',
    gap: '15px',
    holders: '1',
  });
});

test('where the scrollbar takes no room the padding stays', () => {
  const { lock, seen } = fakePage({ scrollbar: 0, padding: 8 });
  lock();
  expect(seen()).toMatchObject({ overflow: 'hidden', paddingRight: '', gap: undefined });
});

test('the last of several holders lets the page go, in whatever order they leave', () => {
  const { lock, seen } = fakePage();
  const releaseFirst = lock();
  const releaseSecond = lock();
  expect(seen()).toMatchObject({ paddingRight: '15px', holders: '2' });
  releaseFirst();
  expect(seen()).toMatchObject({ overflow: 'hidden', paddingRight: '15px', holders: '1' });
  releaseSecond();
  expect(seen()).toEqual(free);
});

test('a holder that leaves twice counts once', () => {
  const { lock, seen } = fakePage();
  const releaseFirst = lock();
  lock();
  releaseFirst();
  releaseFirst();
  expect(seen()).toMatchObject({ overflow: 'hidden', holders: '1' });
});

test('styles that were set before come back, and the page can be locked again', () => {
  const { lock, seen, style } = fakePage();
  Object.assign(style, { overflow: 'clip', paddingRight: '4px' });
  lock()();
  expect(seen()).toEqual({ ...free, overflow: 'clip', paddingRight: '4px' });
  lock();
  expect(seen()).toMatchObject({ overflow: 'hidden', holders: '1' });
});
