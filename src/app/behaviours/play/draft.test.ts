import { expect, test } from 'vitest';
import { createMemoryStore } from '#runtime/progress/entry-store.ts';
import { createLastingStore } from '#runtime/progress/lasting-store.ts';
import { createProgress, type Progress } from '#runtime/progress/progress.ts';
import { type SafeStorage, safeStorage } from '#runtime/storage.ts';
import { openDraft, toFiles, toSources } from './draft.ts';

const path = '/play';
const one = { html: 'one', css: 'p {}', js: '' };
const two = { html: 'two', css: '', js: 'run()' };

function progressInMemory(isBlocked = false): Progress {
  const store = createMemoryStore();
  return createProgress({
    store: createLastingStore(() => (isBlocked ? Promise.reject(new Error('No.')) : Promise.resolve(store))),
    sign: { isSet: false, build: '', set() {} },
    channel: null,
    now: () => 1,
  });
}

/** The storage in which drafts were kept before. */
function formerStorage(value: unknown): SafeStorage {
  const storage = safeStorage('local', {});
  storage.set('plinth-play', typeof value === 'string' ? value : JSON.stringify(value));
  return storage;
}

const open = (progress: Progress | null, storage = formerStorage({})) =>
  openDraft(path, progress, storage, () => {});

test('three sources are three files', () => {
  expect(toFiles(one)).toEqual([
    { name: 'index.html', text: 'one' },
    { name: 'style.css', text: 'p {}' },
    { name: 'script.js', text: '' },
  ]);
  expect(toSources(toFiles(two))).toEqual(two);
  expect(toSources([])).toEqual({ html: '', css: '', js: '' });
});

test('the draft is among what is kept, under the address of the page', async () => {
  const progress = progressInMemory();
  await new Promise<void>((resolve) => {
    void openDraft(path, progress, formerStorage({}), () => resolve()).then((draft) =>
      draft.keep(toFiles(one)),
    );
  });
  expect(await progress.list()).toEqual([{ kind: 'draft', path, id: '', at: 1, files: toFiles(one) }]);
  expect((await open(progress)).files).toEqual(toFiles(one));
});

test('drafts from before there was a store are taken over once', async () => {
  const progress = progressInMemory();
  const storage = formerStorage({ sources: one, before: two });
  const { files, before, others } = await open(progress, storage);
  expect([files, before, others]).toEqual([toFiles(one), toFiles(two), []]);
  expect(storage.get('plinth-play')).toBeNull();
});

test('they take the place of nothing that is kept', async () => {
  const progress = progressInMemory();
  await progress.writeDraft(path, toFiles(two));
  const draft = await open(progress, formerStorage({ sources: one, before: null }));
  expect(draft.files).toEqual(toFiles(two));
  expect(draft.openOther(draft.others[0]?.id ?? '')).toEqual(toFiles(one));
});

test('where nothing is kept they stay where they were', async () => {
  const storage = formerStorage({ sources: one, before: null });
  expect((await open(progressInMemory(true), storage)).files).toEqual(toFiles(one));
  expect(storage.get('plinth-play')).not.toBeNull();
});

test.each(['{', 'null', '[]', '{"sources":{"html":1}}'])('%s from before is no draft', async (value) => {
  expect((await open(progressInMemory(), formerStorage(value))).files).toBeNull();
});

test('without a store there is a draft that is not kept', async () => {
  const said = await new Promise<boolean>((resolve) => {
    void openDraft(path, null, formerStorage({}), resolve).then((draft) => draft.keep(toFiles(one)));
  });
  expect(said).toBe(false);
});
