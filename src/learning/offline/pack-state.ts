// Derives the state of a pack on this device.
import { missingOf } from '#runtime/offline/save-pack.ts';
import type { SavedPack } from '#runtime/offline/saved-packs.ts';
import type { PackFile } from '#schema/offline.ts';
import type { PackState } from './offline-view.ts';

/** A pack as the network has it now. */
export interface PresentPack {
  own: readonly PackFile[];
  common: readonly PackFile[];
}

/** How much of a pack has been fetched, page by page and in bytes. */
export function progressOf({ own, common }: PresentPack, present: ReadonlySet<string>) {
  const files = [...common, ...own];
  const left = missingOf(files, present).bytes;
  const total = files.reduce((sum, [, , bytes]) => sum + bytes, 0);
  const pages = own.filter(isPayload);
  return {
    ...{ total, left, done: total - left },
    pages: pages.length - missingOf(pages, present).files.length,
    allPages: pages.length,
  };
}

/** A pack without what all packs need, as far as that is on the device. */
export function ownPartOf({ own, common }: PresentPack, present: ReadonlySet<string>): PresentPack {
  return { own, common: missingOf(common, present).files };
}

/**
 * The bytes that a pack takes up on this device, saved or not. What all packs need counts for a pack that is the only
 * one there, or would be.
 */
export function sizeOf(
  id: string,
  { own, common }: PresentPack,
  saved: readonly Pick<SavedPack, 'id'>[],
): number {
  const isFirst = saved.every((pack) => pack.id === id);
  return missingOf(isFirst ? [...common, ...own] : own, new Set()).bytes;
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

/**
 * `pack` is null where the network has not said what is in it now, and `free` where the browser has taken no more of it.
 */
export function stateOf(
  saved: SavedPack | undefined,
  pack: PresentPack | null,
  present: ReadonlySet<string>,
  free: number | null,
): PackState {
  if (!pack) return saved?.savedAt ? { kind: 'saved', savedAt: saved.savedAt } : { kind: 'none' };
  const { done, total, left } = progressOf(ownPartOf(pack, present), present);
  if (left > 0 && (free === null || left > free))
    return { kind: 'full', needs: left, free, isBegun: saved !== undefined };
  if (saved?.savedAt)
    return left === 0
      ? { kind: 'saved', savedAt: saved.savedAt }
      : { kind: 'outdated', savedAt: saved.savedAt, pages: changedPages(pack.own, present), bytes: left };
  return saved ? { kind: 'stopped', done, total } : { kind: 'none' };
}
