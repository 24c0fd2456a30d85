// In which state a pack is on this device, as the page tells it.
import { missingOf } from '#runtime/offline/save-pack.ts';
import type { SavedPack } from '#runtime/offline/saved-packs.ts';
import type { PackFile } from '#schema/offline.ts';

export type PackState =
  | { kind: 'none' }
  | { kind: 'saving'; done: number; total: number; pages: number; allPages: number }
  | { kind: 'stopped'; done: number; total: number }
  | { kind: 'saved'; savedAt: number }
  | { kind: 'outdated'; savedAt: number; pages: number; bytes: number }
  /** `isBegun`: part of it is on the device. */
  | { kind: 'full'; needs: number; free: number; isBegun: boolean };

/** A pack as the network has it now. */
export interface PresentPack {
  own: readonly PackFile[];
  common: readonly PackFile[];
}

/** How much of a pack has been fetched. What all packs need counts only as far as it is missing. */
export function progressOf({ own, common }: PresentPack, present: ReadonlySet<string>) {
  const missing = missingOf(own, present);
  const shared = missingOf(common, present);
  const total = own.reduce((sum, [, , bytes]) => sum + bytes, shared.bytes);
  return {
    total,
    done: total - missing.bytes - shared.bytes,
    left: missing.bytes + shared.bytes,
    pages: own.filter(isPayload).length - missing.files.filter(isPayload).length,
    allPages: own.filter(isPayload).length,
  };
}

/** Every page has one. */
function isPayload([address]: PackFile): boolean {
  return address.endsWith('/_payload.json');
}

/** The pages of which the network has another version than the device. */
function changedPages(own: readonly PackFile[], present: ReadonlySet<string>): number {
  const pages = new Set(own.filter(isPayload).map(([address]) => pageOf(address)));
  const changed = missingOf(own, present).files.map(([address]) => pageOf(address));
  return new Set(changed.filter((page) => pages.has(page))).size;
}

function pageOf(address: string): string {
  return address.replace(/\/_payload\.json$/, '') || '/';
}

/** `pack` is null where the network has not said what is in it now. */
export function stateOf(
  saved: SavedPack | undefined,
  pack: PresentPack | null,
  present: ReadonlySet<string>,
  free: number,
): PackState {
  if (!pack) return saved?.savedAt ? { kind: 'saved', savedAt: saved.savedAt } : { kind: 'none' };
  const { done, total, left } = progressOf(pack, present);
  if (left > free) return { kind: 'full', needs: left, free, isBegun: saved !== undefined };
  if (saved?.savedAt)
    return left === 0
      ? { kind: 'saved', savedAt: saved.savedAt }
      : { kind: 'outdated', savedAt: saved.savedAt, pages: changedPages(pack.own, present), bytes: left };
  return saved ? { kind: 'stopped', done, total } : { kind: 'none' };
}
