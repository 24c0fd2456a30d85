import { expect, test } from 'vitest';
import { clearRunNotes, createRunGuard } from './run-guard.ts';
import { safeStorage } from './storage.ts';

/** Visits of pages on one device. */
function openDevice({ hasLocks = true } = {}) {
  const storage = safeStorage('local', {});
  const held = new Set<{ name: string }>();
  return (name = '/quests/tabs') => {
    const own: { name: string }[] = [];
    const window = new EventTarget();
    const document = Object.assign(new EventTarget(), { hidden: false });
    const locks = {
      async request(name: string, _: object, hold: () => Promise<void>) {
        const lock = { name };
        own.push(lock);
        held.add(lock);
        await hold();
        held.delete(lock);
      },
      query: async () => ({ held: [...held] }),
    } as unknown as LockManager;
    return {
      guard: createRunGuard(name, { storage, window, document, locks: hasLocks ? locks : undefined }),
      hide(hidden: boolean) {
        document.hidden = hidden;
        document.dispatchEvent(new Event('visibilitychange'));
      },
      say: (type: string) => window.dispatchEvent(new Event(type)),
      /** The document is gone, and its locks with it, however that came. */
      vanish() {
        for (const lock of own) held.delete(lock);
      },
    };
  };
}

type Device = ReturnType<typeof openDevice>;

/** A visit that ends while its code runs, without any event. */
function crash(visit: Device): void {
  const { guard, vanish } = visit();
  guard.begin();
  vanish();
}

test('a first visit finds nothing', async () => {
  expect(await openDevice()().guard.cutOff).toBe(false);
});

test.each([{ hasLocks: true }, { hasLocks: false }])(
  'a run that was cut off by a crash or a frozen tab is found by every visit until one has ended: %j',
  async (options) => {
    const visit = openDevice(options);
    crash(visit);
    expect(await visit().guard.cutOff).toBe(true);
    const { guard } = visit();
    expect(await guard.cutOff).toBe(true);
    guard.begin();
    guard.end();
    expect(await visit().guard.cutOff).toBe(false);
  },
);

test('another page is not held up', async () => {
  const visit = openDevice();
  crash(visit);
  expect(await visit('/play').guard.cutOff).toBe(false);
});

test('a second tab beside one that runs the same code runs it, too; after a crash of both, no tab does', async () => {
  const visit = openDevice();
  const one = visit();
  one.guard.begin();
  const other = visit();
  expect(await other.guard.cutOff).toBe(false);
  other.guard.begin();
  one.vanish();
  other.vanish();
  expect(await visit().guard.cutOff).toBe(true);
});

test('a page that is left while its code runs has not crashed', async () => {
  const visit = openDevice();
  const left = visit();
  left.guard.begin();
  // The next page may begin before this one is told to go.
  const next = visit();
  left.say('pagehide');
  left.vanish();
  expect(await next.guard.cutOff).toBe(false);
  expect(await visit().guard.cutOff).toBe(false);
  const navigated = visit();
  navigated.guard.begin();
  navigated.guard.stop();
  navigated.hide(false);
  expect(await visit().guard.cutOff).toBe(false);
});

test('a run that a timer starts after the page was left or hidden leaves no note', async () => {
  const visit = openDevice();
  const left = visit();
  left.say('pagehide');
  left.guard.begin();
  left.vanish();
  expect(await visit().guard.cutOff).toBe(false);
  const hidden = visit();
  hidden.hide(true);
  hidden.guard.begin();
  hidden.vanish();
  expect(await visit().guard.cutOff).toBe(false);
});

test('a page that comes back from the history, and crashes then, has', async () => {
  const visit = openDevice();
  const { guard, say, vanish } = visit();
  guard.begin();
  say('pagehide');
  say('pageshow');
  vanish();
  expect(await visit().guard.cutOff).toBe(true);
});

test('a page that ends in the background has not crashed; one that is seen again and crashes then has', async () => {
  const visit = openDevice();
  const { guard, hide, vanish } = visit();
  guard.begin();
  hide(true);
  vanish();
  expect(await visit().guard.cutOff).toBe(false);
  hide(false);
  expect(await visit().guard.cutOff).toBe(true);
});

test('code that was taken away because it hung is not run by the next visit, however this one ends', async () => {
  const visit = openDevice();
  const { guard, say, hide } = visit();
  guard.begin();
  guard.hang();
  guard.end();
  hide(true);
  say('pagehide');
  guard.stop();
  await Promise.resolve();
  expect(await visit().guard.cutOff).toBe(true);
});

test('leaving a page that did not run its code keeps the note', async () => {
  const visit = openDevice();
  crash(visit);
  const paused = visit();
  paused.say('pagehide');
  paused.guard.stop();
  expect(await visit().guard.cutOff).toBe(true);
});

test('notes can be removed, and nothing else is', () => {
  const storage = safeStorage('local', {});
  for (const key of ['plinth-run:/quests/tabs', 'plinth-run:/play', 'plinth-theme']) storage.set(key, 'x');
  clearRunNotes(storage);
  expect(['plinth-run:/quests/tabs', 'plinth-run:/play', 'plinth-theme'].map(storage.get)).toEqual([
    ...[null, null, 'x'],
  ]);
});
