// Where the reader left each history entry. Kept by entry, not by address: two visits to one page are two places.
import type { Position } from './scroll-plan.ts';
import type { SafeStorage } from './storage.ts';

const storageKey = 'plinth:positions';

export interface Positions {
  find(entry: string): Position | null;
  note(entry: string, position: Position): void;
  /** Writes them down, so that they outlive a reload; entries that are no longer in the history are dropped. */
  keep(entries: readonly string[]): void;
}

export function createPositions(storage: SafeStorage): Positions {
  const positions = new Map<string, Position>(read(storage));
  return {
    find: (entry) => positions.get(entry) ?? null,
    note: (entry, position) => void positions.set(entry, position),
    keep(entries) {
      const known = entries.flatMap((entry) => {
        const position = positions.get(entry);
        return position ? [[entry, position] as const] : [];
      });
      storage.set(storageKey, JSON.stringify(known));
    },
  };
}

function read(storage: SafeStorage): [string, Position][] {
  try {
    const stored: unknown = JSON.parse(storage.get(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is [string, Position] {
  if (!Array.isArray(value)) return false;
  const [entry, position] = value as [unknown, Partial<Position> | null];
  return typeof entry === 'string' && Number.isFinite(position?.x) && Number.isFinite(position?.y);
}
