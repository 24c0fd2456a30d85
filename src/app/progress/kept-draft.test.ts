import { expect, test } from 'vitest';
import { createMemoryStore } from '#runtime/progress/entry-store.ts';
import { createLastingStore } from '#runtime/progress/lasting-store.ts';
import { createProgress, type Progress } from '#runtime/progress/progress.ts';
import { mergeEntries } from '#runtime/progress/transfer.ts';
import type { Entry } from '#schema/progress.ts';
import { openKeptDraft } from './kept-draft.ts';

const path = '/quests/hello-page';
const mine = [{ name: 'index.html', text: '<p>mine</p>' }];
const later = [{ name: 'index.html', text: '<p>later</p>' }];

function progressInMemory(): Progress {
  const store = createMemoryStore();
  return createProgress({
    store: createLastingStore(() => Promise.resolve(store)),
    sign: { isSet: false, build: '', set() {} },
    channel: null,
    now: () => 1,
  });
}

/** Opens the draft of the quest; `settled` waits until a write has been told. */
async function open(progress: Progress) {
  let tell = (_isKept: boolean) => {};
  const draft = await openKeptDraft(progress, path, (isKept) => tell(isKept));
  const settled = () =>
    new Promise<boolean>((resolve) => {
      tell = resolve;
    });
  return { draft, settled };
}

test('what is typed is there when the page is opened again', async () => {
  const progress = progressInMemory();
  const { draft, settled } = await open(progress);
  expect(draft.files).toBeNull();
  draft.keep(mine);
  draft.keep(later);
  expect(await settled()).toBe(true);
  expect((await open(progress)).draft.files).toEqual(later);
});

test('starting again puts the files aside, over a reload too, and they can be brought back', async () => {
  const progress = progressInMemory();
  const first = await open(progress);
  first.draft.keep(mine);
  await first.settled();
  first.draft.startAgain(mine);
  await first.settled();

  const second = await open(progress);
  expect([second.draft.files, second.draft.before]).toEqual([null, mine]);
  expect(second.draft.bringBack()).toEqual(mine);
  await second.settled();
  const third = await open(progress);
  expect([third.draft.files, third.draft.before]).toEqual([mine, null]);
});

test('starting again twice loses nothing, and the same files are put aside once', async () => {
  const progress = progressInMemory();
  const first = await open(progress);
  first.draft.startAgain(mine);
  first.draft.keep(later);
  first.draft.startAgain(later);
  first.draft.startAgain(later);
  await first.settled();

  const { draft } = await open(progress);
  expect([draft.files, draft.before]).toEqual([null, later]);
  expect(draft.others).toHaveLength(1);
  expect(draft.openOther(draft.others[0]?.id ?? '')).toEqual(mine);
});

test('what was written since is not lost when the files before are brought back', async () => {
  const { draft } = await open(progressInMemory());
  draft.startAgain(mine);
  draft.keep(later);
  expect(draft.bringBack()).toEqual(mine);
  expect(draft.before).toEqual(later);
});

test('a version that a file brought can be opened, and the one that was there stays within reach', async () => {
  const progress = progressInMemory();
  const draft = (at: number, files: typeof mine): Entry => ({ kind: 'draft', path, id: '', at, files });
  await progress.update(() => [draft(5, later)]);
  await progress.update((kept) => mergeEntries(kept, [draft(3, mine)]));

  const first = await open(progress);
  expect([first.draft.files, first.draft.before]).toEqual([later, null]);
  expect(first.draft.others).toEqual([{ id: '3', at: 3 }]);
  expect(first.draft.openOther('3')).toEqual(mine);
  await first.settled();

  const second = await open(progress);
  expect(second.draft.files).toEqual(mine);
  expect(second.draft.others.map(({ id }) => id)).toEqual(['3']);
  expect(second.draft.openOther('3')).toEqual(later);
  // One that is the same as what is there is none.
  second.draft.keep(mine);
  expect(second.draft.others).toEqual([]);
});

test('says when nothing is kept', async () => {
  const progress = { ...progressInMemory(), isKept: false };
  const { draft, settled } = await open(progress);
  draft.keep(mine);
  expect(await settled()).toBe(false);
});
