// The same draft in two tabs. Each tab has its own `Progress` on one database; a channel tells each what the other wrote.
import { expect, test } from 'vitest';
import { createMemoryStore } from '#runtime/progress/entry-store.ts';
import { createLastingStore } from '#runtime/progress/lasting-store.ts';
import { createProgress, type Progress } from '#runtime/progress/progress.ts';
import { type SafeStorage, safeStorage } from '#runtime/storage.ts';
import { type KeptDraft, openKeptDraft } from './kept-draft.ts';

const path = '/quests/hello-page';
const files = (text: string) => [{ name: 'index.html', text }];
const textOf = (draft: KeptDraft) => draft.files?.[0]?.text ?? null;

/** A browser with tabs that share a database. The clock moves with every write. */
function createBrowser() {
  const store = createMemoryStore();
  const channels: EventTarget[] = [];
  let time = 0;
  const createChannel = () => {
    const own = new EventTarget();
    channels.push(own);
    const postMessage = (data: unknown) => {
      for (const channel of channels)
        if (channel !== own) channel.dispatchEvent(new MessageEvent('message', { data }));
    };
    return Object.assign(own, { postMessage }) as unknown as BroadcastChannel;
  };
  return {
    async openTab(session: SafeStorage = safeStorage('session', {})) {
      const progress: Progress = createProgress({
        store: createLastingStore(() => Promise.resolve(store)),
        sign: { isSet: false, build: '', set() {} },
        channel: createChannel(),
        now: () => ++time,
      });
      const draft = await openKeptDraft(progress, path, () => {}, session);
      return { draft, session };
    },
  };
}

/** Until all writes, and the reads that follow from them, are done: they take a few turns each. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

test('two tabs that are typed in keep both versions, each its own after a reload', async () => {
  const browser = createBrowser();
  const one = await browser.openTab();
  const two = await browser.openTab();
  one.draft.keep(files('one'));
  await rest();
  two.draft.keep(files('two'));
  await rest();
  one.draft.keep(files('one, longer'));
  await rest();
  two.draft.keep(files('two, longer'));
  await rest();
  expect([textOf(one.draft), textOf(two.draft)]).toEqual(['one, longer', 'two, longer']);
  // Each offers the other, and there are two versions, however often they took turns.
  expect([one.draft.others.length, two.draft.others.length]).toEqual([1, 1]);

  const again = [await browser.openTab(one.session), await browser.openTab(two.session)];
  expect(again.map(({ draft }) => textOf(draft))).toEqual(['one, longer', 'two, longer']);
  const later = (await browser.openTab()).draft;
  expect(textOf(later)).toBe('one, longer');
  expect(later.openOther(later.others[0]?.id ?? '')).toEqual(files('two, longer'));
});

test('a tab whose text is outdated offers the newer one, and writes beside it', async () => {
  const browser = createBrowser();
  const old = await browser.openTab();
  old.draft.keep(files('old'));
  await rest();
  const recent = await browser.openTab();
  recent.draft.keep(files('recent'));
  await rest();
  expect([textOf(old.draft), old.draft.others]).toEqual(['old', [{ id: '', at: 2 }]]);
  old.draft.keep(files('old, longer'));
  await rest();
  expect([textOf(old.draft), textOf(recent.draft)]).toEqual(['old, longer', 'recent']);
  expect(textOf((await browser.openTab()).draft)).toBe('recent');
});

test('switching to the version of the other tab keeps both', async () => {
  const browser = createBrowser();
  const one = await browser.openTab();
  const two = await browser.openTab();
  one.draft.keep(files('one'));
  await rest();
  two.draft.keep(files('two'));
  await rest();
  expect(two.draft.openOther(two.draft.others[0]?.id ?? '')).toEqual(files('one'));
  await rest();
  expect(textOf(two.draft)).toBe('one');
  expect(two.draft.openOther(two.draft.others[0]?.id ?? '')).toEqual(files('two'));
  await rest();
  expect([textOf(one.draft), textOf(two.draft)]).toEqual(['one', 'two']);
});

test('a tab that is closed hears no more of the others', async () => {
  const browser = createBrowser();
  const closed = await browser.openTab();
  closed.draft.stop();
  (await browser.openTab()).draft.keep(files('later'));
  await rest();
  expect(closed.draft.others).toEqual([]);
});
