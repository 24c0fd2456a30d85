import { beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
let hasCome: boolean;

beforeEach(async () => {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  const { firstIntent } = await import('./intent.ts');
  hasCome = false;
  void firstIntent().then(() => {
    hasCome = true;
  });
  return () => vi.unstubAllGlobals();
});

async function sends(type: string, properties: object = {}): Promise<boolean> {
  page.dispatchEvent(Object.assign(new Event(type), properties));
  await Promise.resolve();
  return hasCome;
}

test('a pointer that moves is a sign, one that the page came up under is none', async () => {
  expect(await sends('pointermove', { movementX: 0, movementY: 0 })).toBe(false);
  expect(await sends('pointermove', { movementX: 0, movementY: -1 })).toBe(true);
});

test.each(['pointerdown', 'touchstart', 'wheel', 'keydown'])('%s is a sign', async (type) => {
  expect(await sends(type)).toBe(true);
});
