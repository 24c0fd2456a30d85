// Test files share their modules and their globals, so each leaves the clock, the globals and the spies as they were.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
