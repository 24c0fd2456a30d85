import { expect, test } from 'vitest';
import { createMemoryStore } from '#runtime/progress/entry-store.ts';
import { createLastingStore } from '#runtime/progress/lasting-store.ts';
import { createProgress } from '#runtime/progress/progress.ts';
import { safeStorage } from '#runtime/storage.ts';
import { openKeptDraft } from '../../progress/kept-draft.ts';
import { keepPassed, keepStart, readPassed, readStart, versionsOnly } from './kept-step.ts';

const path = '/build-own/regex-engine/2-sequence';
const files = (text: string) => [{ name: 'regex.js', text }];

function openProgress() {
  const store = createMemoryStore();
  return createProgress({
    store: createLastingStore(() => Promise.resolve(store)),
    sign: { isSet: false, build: '', set() {} },
    channel: null,
    now: Date.now,
  });
}

test('what has passed and where the reader started are kept, and are no versions of the work', async () => {
  const progress = openProgress();
  expect([await readStart(progress, path), await readPassed(progress, path)]).toEqual([null, null]);
  await keepStart(progress, path, files('start'));
  await keepPassed(progress, path, files('passed'));
  expect(await readStart(progress, path)).toEqual(files('start'));
  expect(await readPassed(progress, path)).toEqual(files('passed'));

  const draft = await openKeptDraft(versionsOnly(progress), path, () => {}, safeStorage('session', {}));
  expect([draft.files, draft.before, draft.others]).toEqual([null, null, []]);
  const [summary] = await progress.listPages();
  expect(summary?.drafts).toEqual([]);
});
