import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['/build-own', 'index', false],
  ['/build-own/lisp', 'build-own', false],
  ['/build-own/lisp/1-reader', 'step', true],
  ['/quests/hello-page', 'quest', false],
  ['/elsewhere', 'index', false],
])('%s is of the kind %s; part of an entry: %s', (path, kind, isPart) => {
  expect(placeOf(path)).toMatchObject({ kind, isPart });
});
