import { expect, test } from 'vitest';
import { createMemoryStore } from '#runtime/progress/entry-store.ts';
import { createLastingStore } from '#runtime/progress/lasting-store.ts';
import { createProgress, type Progress } from '#runtime/progress/progress.ts';
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
  await first.settled();

  const second = await open(progress);
  expect([second.draft.files, second.draft.before]).toEqual([null, mine]);
  expect(second.draft.bringBack()).toEqual(mine);
  await second.settled();
  await second.settled();
  const third = await open(progress);
  expect([third.draft.files, third.draft.before]).toEqual([mine, null]);
});

test('what was written since is not lost when the files before are brought back', async () => {
  const { draft } = await open(progressInMemory());
  draft.startAgain(mine);
  draft.keep(later);
  expect(draft.bringBack()).toEqual(mine);
  expect(draft.before).toEqual(later);
});

test('says when nothing is kept', async () => {
  const progress = { ...progressInMemory(), isKept: false };
  const { draft, settled } = await open(progress);
  draft.keep(mine);
  expect(await settled()).toBe(false);
});
