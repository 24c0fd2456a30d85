import { expect, test } from 'vitest';
import { createSavedValue, reduceSaved, type SavedSource } from './saved-value.ts';

const state = (value: string, saving = 0) => ({ isLive: true, value, saving });

test('a change is shown before it is saved, and nothing older replaces it meanwhile', () => {
  const changed = reduceSaved(state('old'), { type: 'changed', value: 'new' });
  expect(changed).toEqual(state('new', 1));
  expect(reduceSaved(changed, { type: 'read', value: 'old' })).toEqual(state('new', 1));
  const saved = reduceSaved(changed, { type: 'saved', value: 'new' });
  expect(saved).toEqual(state('new'));
  expect(reduceSaved(saved, { type: 'read', value: 'other tab' })).toEqual(state('other tab'));
});

test('of several changes that are being saved, the last one is shown', () => {
  const first = reduceSaved(state('a'), { type: 'changed', value: 'b' });
  const second = reduceSaved(first, { type: 'changed', value: 'c' });
  expect(reduceSaved(second, { type: 'saved', value: 'b' })).toEqual(state('c', 1));
});

/** A store of one text; `tell` reports a change in another tab. */
function memory(first: string) {
  const saved = { text: first };
  let tell = () => {};
  const source: SavedSource<{ text: string }> = {
    open: async () => saved,
    follow(signal, show) {
      tell = () => void (signal.aborted || show(saved));
      tell();
    },
  };
  return { saved, source, tell: () => tell() };
}

const rest = () => new Promise((resolve) => setTimeout(resolve));

test('what is saved is shown at the start and after a change in another tab, until the page is left', async () => {
  const { saved, source, tell } = memory('saved');
  const value = createSavedValue('initial', source, async ({ text }) => text);
  expect(value.get()).toEqual({ isLive: false, value: 'initial', saving: 0 });
  value.start();
  expect(value.get().isLive).toBe(true);
  await rest();
  expect(value.get().value).toBe('saved');
  saved.text = 'elsewhere';
  tell();
  await rest();
  expect(value.get().value).toBe('elsewhere');
  value.stop();
  saved.text = 'later';
  tell();
  await rest();
  expect(value.get().value).toBe('elsewhere');
});

test('a change that cannot be saved is taken back', async () => {
  const { source } = memory('saved');
  const value = createSavedValue('saved', source, async ({ text }) => text);
  const changing = value.change('new', () => Promise.reject(new Error('full')));
  expect(value.get()).toMatchObject({ value: 'new', saving: 1 });
  await expect(changing).rejects.toThrow('full');
  expect(value.get()).toMatchObject({ value: 'saved', saving: 0 });
});
