import { expect, test } from 'vitest';
import { type SafeStorage, safeStorage } from '#runtime/storage.ts';
import { openDraft } from './draft.ts';

const one = { html: 'one', css: '', js: '' };
const two = { html: 'two', css: '', js: '' };

function memory(value: string | null = null): SafeStorage {
  const storage = safeStorage('local', {});
  if (value !== null) storage.set('plinth-play', value);
  return storage;
}

test('what was kept is there when the page is opened again', () => {
  const storage = memory();
  openDraft(storage).keep(one);
  expect(openDraft(storage).sources).toEqual(one);
});

test('a draft that gives way to another one can be brought back', () => {
  const storage = memory();
  const draft = openDraft(storage);
  draft.keep(one);
  draft.putAside();
  draft.keep(two);
  expect([openDraft(storage).sources, openDraft(storage).before]).toEqual([two, one]);
  draft.forgetBefore();
  expect(openDraft(storage).before).toBeNull();
});

test('what is back in front of the reader is no longer put aside', () => {
  const draft = openDraft(memory());
  draft.keep(one);
  draft.putAside();
  draft.keep(one);
  expect(draft.before).toBeNull();
});

test('without a draft there is nothing to put aside', () => {
  const draft = openDraft(memory());
  draft.putAside();
  expect([draft.sources, draft.before]).toEqual([null, null]);
});

test.each(['{', 'null', '[]', '{"sources":{"html":1}}'])('%s in the storage is no draft', (value) => {
  expect(openDraft(memory(value)).sources).toBeNull();
});

test('says when the browser keeps nothing', () => {
  const draft = openDraft(memory());
  draft.keep(one);
  expect(draft.isKept).toBe(false);
});
