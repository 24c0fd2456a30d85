import { expect, test } from 'vitest';
import { checkToast, checkToastLabel, type ToastInput, textOfAction } from './toast.ts';

/** Input from a caller without type checks. */
const untyped = (fields: object) => fields as ToastInput;

test.each([undefined, 'foreground', 'background'])('type %s is a type', (type) => {
  expect(() => checkToast(untyped({ type }))).not.toThrow();
});

test('any other type throws and is told both', () => {
  expect(() => checkToast(untyped({ type: 'loud' }))).toThrowErrorMatchingInlineSnapshot(
    `[Error: The "type" of a toast must be foreground or background (got "loud").]`,
  );
  expect(() => checkToast(untyped({ type: '' }))).toThrow('foreground or background');
  expect(() => checkToast(untyped({ type: null }))).toThrow('foreground or background');
});

test('an action is read out by its altText, else by its label', () => {
  expect(textOfAction({ label: 'Undo', altText: 'Undo with Ctrl Z' })).toBe('Undo with Ctrl Z');
  expect(textOfAction({ label: 'Undo' })).toBe('Undo');
});

test.each([
  ['a label of spaces', { label: '  ' }],
  ['no text at all', {}],
  ['an empty altText beside a good label', { label: 'Undo', altText: '' }],
  ['an altText of spaces', { label: 'Undo', altText: ' \t' }],
  ['an altText that is no text', { label: 'Undo', altText: 4 }],
])('an action with %s throws', (_, action) => {
  expect(() => checkToast(untyped({ title: 'x', actions: [action] }))).toThrow('altText');
});

test('the message counts to the action that lacks its text', () => {
  const actions = [{ label: 'Undo' }, { label: ' ', altText: 'Retry' }, { label: '' }];
  expect(() => checkToast({ actions })).toThrowErrorMatchingInlineSnapshot(
    `[Error: Action 3 of a toast needs an "altText", or a "label", that is not blank.]`,
  );
  expect(() => checkToast({ actions: actions.slice(0, 2) })).not.toThrow();
});

test('the label of the region must say something', () => {
  expect(() => checkToastLabel('Notification')).not.toThrow();
  expect(() => checkToastLabel('')).toThrow('non-empty');
  expect(() => checkToastLabel(' ')).toThrowErrorMatchingInlineSnapshot(
    `[Error: The "label" of the toast region must be non-empty (got " ").]`,
  );
});
