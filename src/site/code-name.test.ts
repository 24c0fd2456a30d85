import { expect, test } from 'vitest';
import { isCodeName } from './code-name.ts';

test('an element has no hyphen in its address, the six headings apart', () => {
  const of = (name: string) => isCodeName(`/cs/html/elements/${name}`);
  expect(['a', 'h1-h6', 'input/datetime-local', 'forms/input'].map(of)).toEqual([true, true, true, true]);
  expect(['text-elements', 'void-elements'].map(of)).toEqual([false, false]);
  expect(isCodeName('/cs/html/elements')).toBe(false);
});

test('an attribute may have a hyphen; pages about several say so at their end', () => {
  const of = (name: string) => isCodeName(`/cs/html/attributes/${name}`);
  expect(['lang', 'accept-charset', 'rel/preload'].map(of)).toEqual([true, true, true]);
  expect(['global-attributes', 'mouse-event-attributes'].map(of)).toEqual([false, false]);
  expect(isCodeName('/cs/html/attributes')).toBe(false);
});

test('roles and ARIA attributes are code, guides and patterns are not', () => {
  const of = (name: string) => isCodeName(`/cs/html/accessibility/${name}`);
  expect(['roles/button', 'aria/aria-label'].map(of)).toEqual([true, true]);
  expect(['landmarks', 'patterns/tabs', 'roles', 'roles/abstract-roles'].map(of)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
