import { expect, test, vi } from 'vitest';
import type { PackFile } from '#schema/offline.ts';
import { createAnswers } from './answer.ts';
import { keyOf, type SavedPack } from './saved-packs.ts';

const page: PackFile = ['/a', 'old', 10];
const script: PackFile = ['/assets/a.js', 'x', 10, 1];
const pack = (
  id: string,
  savedAt: number | null,
  files: PackFile[],
  next: PackFile[] | null = null,
): SavedPack => ({
  ...{ id, title: id, begunAt: 3, savedAt, files, next },
});

/** Answers over these packs, of which all files are there but for those named. */
function answersOf(packs: SavedPack[], { gone = [] as string[], network = vi.fn(), isPatient = true } = {}) {
  const wait = vi.fn(() => (isPatient ? new Promise<void>(() => {}) : Promise.resolve()));
  const answers = createAnswers({
    saved: {
      list: vi.fn(async () => packs),
      find: async (file) => (gone.includes(keyOf(file)) ? null : new Response(`copy ${keyOf(file)}`)),
    },
    ...{ fetch: network, wait, patience: 1500 },
  });
  return {
    ...{ answers, wait, network },
    async ask(path: string) {
      const found = await answers.answer(new Request(`https://site.example${path}`));
      return found && [await found.response.text(), found.savedAt];
    },
  };
}

const online = (text: string, status = 200) => vi.fn(async () => new Response(text, { status }));
const cut = () => vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));

test('a page comes from the network while that answers in time', async () => {
  const { ask, wait } = answersOf([pack('p', 5, [page])], { network: online('new') });
  expect(await ask('/a?x=1')).toEqual(['new', null]);
  expect(wait).toHaveBeenCalledWith(1500);
});

test.each([
  ['is cut', cut(), true],
  ['takes too long', vi.fn(() => new Promise<Response>(() => {})), false],
  ['has a server that fails', online('busy', 502), true],
])('where the network %s, the copy is shown with its time', async (_, network, isPatient) => {
  const { ask } = answersOf([pack('p', 5, [page])], { network, isPatient });
  expect(await ask('/a/')).toEqual(['copy /a?old', 5]);
});

test('a page that is gone is gone, whatever was saved', async () => {
  const { answers } = answersOf([pack('p', 5, [page])], { network: online('', 404) });
  expect((await answers.answer(new Request('https://site.example/a')))?.response.status).toBe(404);
});

test('what never changes comes from the device, and the network is not asked', async () => {
  const { ask, network } = answersOf([pack('p', 5, [script])], { network: online('new') });
  expect(await ask('/assets/a.js')).toEqual(['copy /assets/a.js?x', null]);
  expect(network).not.toHaveBeenCalled();
});

test('what is not saved is nobody’s business but the network’s', async () => {
  const { ask, answers, wait } = answersOf([pack('p', 5, [page])], { network: cut() });
  expect(await ask('/b')).toBeNull();
  expect(wait).not.toHaveBeenCalled();
  expect([
    answers.mayKnow(new URL('https://site.example/a')),
    answers.mayKnow(new URL('https://site.example/b')),
  ]).toEqual([true, false]);
});

test('of two versions the one of the later pack is shown, and of a pack under way what there is', async () => {
  const later: PackFile = ['/a', 'new', 10];
  const { ask } = answersOf([pack('p', 5, [page]), pack('q', 7, [later])], { network: cut() });
  expect(await ask('/a')).toEqual(['copy /a?new', 7]);
  const updating = answersOf([pack('p', 5, [page], [later])], { network: cut() });
  expect(await updating.ask('/a')).toEqual(['copy /a?old', 5]);
  const first = answersOf([pack('p', null, [], [page, ['/b', 'n', 1]])], { network: cut(), gone: ['/b?n'] });
  expect([await first.ask('/a'), await first.ask('/b')]).toEqual([['copy /a?old', 3], null]);
});

test('after a change the list is read again', async () => {
  const packs = [pack('p', 5, [page])];
  const { ask, answers } = answersOf(packs, { network: cut() });
  await ask('/a');
  packs.pop();
  expect(await ask('/a')).toEqual(['copy /a?old', 5]);
  answers.forget();
  expect(await ask('/a')).toBeNull();
});
