import { describe, expect, it, test } from 'vitest';
import { safeStorage } from '../storage.ts';
import { createPositions, planScroll, type ScrollPlan } from './scroll.ts';

const plan = (from: string, to: string, options: { traversal?: boolean; stored?: [number, number] } = {}) =>
  planScroll({
    from: new URL(from, 'https://site.example'),
    to: new URL(to, 'https://site.example'),
    isTraversal: options.traversal ?? false,
    stored: options.stored ? { x: options.stored[0], y: options.stored[1] } : null,
  });

const stay: ScrollPlan = { kind: 'stay' };
const top: ScrollPlan = { kind: 'top' };

describe('on the same page', () => {
  it('goes to a new anchor, and stays when the page does not have it', () => {
    expect(plan('/p', '/p#a')).toEqual({ kind: 'anchor', id: 'a', otherwise: 'stay' });
    expect(plan('/p#a', '/p#b')).toEqual({ kind: 'anchor', id: 'b', otherwise: 'stay' });
  });

  it('takes a trailing slash for the same page', () => {
    expect(plan('/p', '/p/#a')).toEqual({ kind: 'anchor', id: 'a', otherwise: 'stay' });
    expect(plan('/p/', '/p?x=1')).toEqual(stay);
  });

  it('goes to the top when the anchor is taken away', () => {
    expect(plan('/p#a', '/p')).toEqual(top);
  });

  it('stays when only the query changes', () => {
    expect(plan('/p', '/p?tab=2')).toEqual(stay);
    expect(plan('/p?tab=2', '/p')).toEqual(stay);
  });
});

describe('on a new page', () => {
  it('goes to the top', () => {
    expect(plan('/a', '/b')).toEqual(top);
    expect(plan('/a?x=1#y', '/b')).toEqual(top);
  });

  it('goes to its anchor, and to the top when the page does not have it', () => {
    expect(plan('/a', '/b#c')).toEqual({ kind: 'anchor', id: 'c', otherwise: 'top' });
  });

  it('decodes the anchor, and keeps one that cannot be decoded', () => {
    expect(plan('/a', '/b#caf%C3%A9')).toMatchObject({ id: 'café' });
    expect(plan('/a', '/b#100%')).toMatchObject({ id: '100%' });
    expect(plan('/a', '/b#1-thing~x')).toMatchObject({ id: '1-thing~x' });
  });
});

describe('back and forward', () => {
  it('restores the stored position, also where the address has an anchor', () => {
    expect(plan('/a', '/b', { traversal: true, stored: [3, 1200] })).toEqual({
      kind: 'position',
      position: { x: 3, y: 1200 },
    });
    expect(plan('/a', '/b#c', { traversal: true, stored: [0, 7] })).toMatchObject({
      position: { x: 0, y: 7 },
    });
    expect(plan('/p#a', '/p', { traversal: true, stored: [0, 5] })).toMatchObject({
      position: { x: 0, y: 5 },
    });
  });

  it('does without a stored position', () => {
    expect(plan('/a', '/b', { traversal: true })).toEqual(top);
    expect(plan('/a', '/b#c', { traversal: true })).toEqual({ kind: 'anchor', id: 'c', otherwise: 'top' });
    expect(plan('/p#a', '/p', { traversal: true })).toEqual(stay);
  });

  it('does not use a position on an ordinary visit', () => {
    expect(plan('/a', '/b', { stored: [0, 9] })).toEqual(top);
  });
});

const memory = () => safeStorage('session', {});

test('a position is kept for its history entry', () => {
  const positions = createPositions(memory());
  positions.note('a', { x: 0, y: 500 });
  positions.note('b', { x: 0, y: 900 });
  expect([positions.find('a'), positions.find('b'), positions.find('c')]).toEqual([
    { x: 0, y: 500 },
    { x: 0, y: 900 },
    null,
  ]);
});

test('what was kept is there for the next document; entries that left the history are not', () => {
  const storage = memory();
  const before = createPositions(storage);
  before.note('a', { x: 0, y: 1 });
  before.note('gone', { x: 0, y: 2 });
  before.keep(['a', 'b']);
  const after = createPositions(storage);
  expect([after.find('a'), after.find('gone')]).toEqual([{ x: 0, y: 1 }, null]);
});

test.each(['no JSON', '{}', '[["a"]]', '[["a",{"x":"1","y":2}]]', '[[1,{"x":1,"y":2}]]', 'null'])(
  'what cannot be read (%s) is forgotten',
  (stored) => {
    const storage = memory();
    storage.set('plinth:positions', stored);
    expect(createPositions(storage).find('a')).toBeNull();
  },
);
