import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['/build-own', 'index', false],
  ['/build-own/lisp', 'build-own', false],
  ['/build-own/lisp/1-reader', 'step', true],
  ['/cs/html/elements', 'index', false],
  ['/cs/html/elements/input', 'element', false],
  ['/cs/html/elements/input/datetime-local', 'value', true],
  ['/cs/html/elements/text-elements', 'overview', false],
  ['/cs/html/attributes/rel', 'attribute', false],
  ['/cs/html/attributes/rel/canonical', 'value', true],
  ['/quests/hello-page', 'quest', false],
  ['/cs/html/accessibility/landmarks', 'guide', false],
  ['/cs/html/accessibility/roles', 'index', false],
  ['/cs/html/accessibility/roles/button', 'role', false],
  ['/cs/html/accessibility/aria/aria-label', 'aria', false],
  ['/cs/html/accessibility/patterns/tabs', 'pattern', false],
  ['/elsewhere', 'index', false],
])('%s is of the kind %s; part of an entry: %s', (path, kind, isPart) => {
  expect(placeOf(path)).toMatchObject({ kind, isPart });
});
