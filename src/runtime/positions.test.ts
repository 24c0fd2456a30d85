import { expect, test } from 'vitest';
import { createPositions } from './positions.ts';
import { safeStorage } from './storage.ts';

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
