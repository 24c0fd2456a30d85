import { describe, expect, test, vi } from 'vitest';
import { createOverlays, type OverlayControls } from './overlay-store.ts';

interface AskProps extends OverlayControls<number> {
  question: string;
  note?: string;
}

const Ask = (_props: AskProps) => null;
const setUp = () => {
  const overlays = createOverlays();
  const shown = () => overlays.snapshot().map(({ props, isOpen }) => ({ props, isOpen }));
  return { overlays, shown };
};

describe('an overlay', () => {
  test('is closed and not shown until it is opened', () => {
    const { overlays, shown } = setUp();
    const ask = overlays.create(Ask);
    expect(typeof ask.id).toBe('symbol');
    expect(overlays.isOpen(ask.id)).toBe(false);
    expect(shown()).toEqual([]);
    ask.open();
    expect(overlays.isOpen(ask.id)).toBe(true);
    expect(shown()).toEqual([{ props: {}, isOpen: true }]);
  });

  test('with defaultOpen is open from the start, with its creation props', () => {
    const { overlays, shown } = setUp();
    overlays.create(Ask, { props: { question: 'Why?' }, defaultOpen: true });
    expect(shown()).toEqual([{ props: { question: 'Why?' }, isOpen: true }]);
  });

  test('answers the promise of open with the value of close', async () => {
    const ask = setUp().overlays.create(Ask);
    const answer = ask.open();
    ask.close(7);
    expect(await answer).toBe(7);
  });

  test('answers a dismissal with undefined', async () => {
    const ask = setUp().overlays.create(Ask);
    const answer = ask.open();
    ask.close();
    expect(await answer).toBeUndefined();
  });

  test('opened twice answers both callers', async () => {
    const ask = setUp().overlays.create(Ask);
    const answers = Promise.all([ask.open(), ask.open()]);
    ask.close(3);
    expect(await answers).toEqual([3, 3]);
  });

  test('gives a later opening its own answer', async () => {
    const ask = setUp().overlays.create(Ask);
    const first = ask.open();
    ask.close(1);
    const second = ask.open();
    ask.close(2);
    expect([await first, await second]).toEqual([1, 2]);
  });
});

describe('the props of an overlay', () => {
  test('are those of its creation, then those of the opening', () => {
    const { overlays, shown } = setUp();
    const ask = overlays.create(Ask, { props: { question: 'Why?', note: 'a' } });
    ask.open({ note: 'b' });
    expect(shown()[0]?.props).toEqual({ question: 'Why?', note: 'b' });
  });

  test('can be patched while it is shown, and the next opening forgets the patch', () => {
    const { overlays, shown } = setUp();
    const ask = overlays.create(Ask, { props: { question: 'Why?' } });
    ask.open({ note: 'a' });
    ask.patch({ question: 'How?' });
    expect(shown()[0]?.props).toEqual({ question: 'How?', note: 'a' });
    ask.open();
    expect(shown()[0]?.props).toEqual({ question: 'Why?' });
  });

  test('patched while it is hidden are forgotten as well', () => {
    const { overlays, shown } = setUp();
    const ask = overlays.create(Ask, { props: { question: 'Why?' } });
    ask.patch({ question: 'How?' });
    ask.open();
    expect(shown()[0]?.props).toEqual({ question: 'Why?' });
  });
});

describe('leaving', () => {
  test('a closed overlay is shown until it is unmounted', () => {
    const { overlays, shown } = setUp();
    const ask = overlays.create(Ask);
    ask.open();
    ask.close();
    expect(shown()).toEqual([{ props: {}, isOpen: false }]);
    overlays.unmount(ask.id);
    expect(shown()).toEqual([]);
    ask.open();
    expect(overlays.isOpen(ask.id)).toBe(true);
  });

  test('with destroyOnClose the overlay is unknown after it has left, not before', () => {
    const { overlays } = setUp();
    const ask = overlays.create(Ask, { destroyOnClose: true });
    ask.open();
    ask.close();
    expect(overlays.isOpen(ask.id)).toBe(false);
    overlays.unmount(ask.id);
    expect(() => ask.open()).toThrow('Overlay not found');
    expect(() => ask.close()).toThrow('Overlay not found');
    expect(() => ask.patch({})).toThrow('Overlay not found');
  });

  test('unmounting an open overlay leaves nobody waiting', async () => {
    const { overlays } = setUp();
    const ask = overlays.create(Ask);
    const answer = ask.open();
    overlays.unmount(ask.id);
    expect(await answer).toBeUndefined();
    expect(overlays.isOpen(ask.id)).toBe(false);
  });

  test('closeAll closes every open overlay and answers undefined', async () => {
    const { overlays, shown } = setUp();
    const answers = Promise.all([overlays.create(Ask).open(), overlays.create(Ask).open()]);
    overlays.closeAll();
    expect(shown().map(({ isOpen }) => isOpen)).toEqual([false, false]);
    expect(await answers).toEqual([undefined, undefined]);
  });
});

test.each(['open', 'close', 'patch', 'unmount', 'isOpen'] as const)('%s of an unknown id throws', (name) => {
  const { overlays } = setUp();
  expect(() => overlays[name](Symbol(), {})).toThrow(new Error('Overlay not found'));
});

test('listeners hear every change, and the snapshot is the same object between changes', () => {
  const { overlays } = setUp();
  const listener = vi.fn();
  const stop = overlays.subscribe(listener);
  const ask = overlays.create(Ask);
  ask.open();
  const opened = overlays.snapshot();
  expect(overlays.snapshot()).toBe(opened);
  ask.patch({ note: 'a' });
  expect(overlays.snapshot()).not.toBe(opened);
  ask.close();
  overlays.unmount(ask.id);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  ask.open();
  expect(listener).toHaveBeenCalledTimes(4);
});

test('the overlay opened last is drawn last, whatever the order of creation', () => {
  const { overlays } = setUp();
  const first = overlays.create(Ask);
  const second = overlays.create(Ask);
  second.open();
  first.open();
  expect(overlays.snapshot().map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(overlays.snapshot().map(({ id }) => id.description)).toEqual(['overlay 2', 'overlay 1']);
});
