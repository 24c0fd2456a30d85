// Keeps a path that cannot be loaded from being loaded again and again: each path once in ten seconds, counted
// across the reload itself.
import { constants } from '#schema/constants.ts';
import { type SafeStorage, safeStorage } from '../storage.ts';

const storageKey = 'nuxt:reload';

export interface ReloadGuard {
  /** Whether this path may be loaded again now. Saying yes starts its ten seconds. */
  mayReload(path: string): boolean;
}

export interface ReloadGuardOptions {
  storage?: SafeStorage;
  now?: () => number;
}

export function createReloadGuard({
  storage = safeStorage('session'),
  now = Date.now,
}: ReloadGuardOptions = {}): ReloadGuard {
  return {
    mayReload(path) {
      const expiries = readExpiries(storage.get(storageKey), now());
      if (expiries.has(path)) return false;
      expiries.set(path, now() + constants.reloadGuard);
      storage.set(storageKey, JSON.stringify(Object.fromEntries(expiries)));
      return true;
    },
  };
}

/** The entries that still hold. One further ahead than the guard can reach was set by another clock and is dropped. */
function readExpiries(stored: string | null, now: number): Map<string, number> {
  const holds = (entry: [string, unknown]): entry is [string, number] =>
    typeof entry[1] === 'number' && entry[1] >= now && entry[1] <= now + constants.reloadGuard;
  return new Map(Object.entries(parseObject(stored)).filter(holds));
}

function parseObject(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
