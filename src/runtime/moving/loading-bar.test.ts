import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLoading } from './loading-bar.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (wait: number) => new Promise((resolve) => setTimeout(resolve, wait));

test('the line is shown after a quarter of a second, until the last of what is waited for has come', async () => {
  const root = { dataset: {} } as HTMLElement;
  const isShown = async (wait: number) => {
    await vi.advanceTimersByTimeAsync(wait);
    return 'loading' in root.dataset;
  };
  void showLoading(after(240), root);
  void showLoading(after(1000), root);
  showLoading(
    after(2000).then(() => Promise.reject(new Error('404'))),
    root,
  ).catch(() => {});
  expect(await isShown(249)).toBe(false);
  expect(await isShown(1)).toBe(true);
  expect(await isShown(1000)).toBe(true);
  expect(await isShown(750)).toBe(false);
});
