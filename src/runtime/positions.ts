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
  let positions: Map<string, Position> | null = null;
  // Opening the storage can take a while, and at the start of a page there is nothing to look up.
  const known = () => {
    positions ??= new Map(read(storage));
    return positions;
  };
  return {
    find: (entry) => known().get(entry) ?? null,
    note: (entry, position) => void known().set(entry, position),
    keep(entries) {
      const kept = entries.flatMap((entry) => {
        const position = known().get(entry);
        return position ? [[entry, position] as const] : [];
      });
      storage.set(storageKey, JSON.stringify(kept));
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
