// The last pages that the reader has opened from the search, kept in the browser.
import type { PaletteItem } from '#features/search/palette-items.ts';
import type { SafeStorage } from '#runtime/storage.ts';

const key = 'plinth-search-recent';
const most = 5;

export interface RecentPages {
  /** The latest first. */
  list(): PaletteItem[];
  add(item: PaletteItem): void;
}

export function createRecentPages(storage: SafeStorage): RecentPages {
  const list = () => readItems(storage.get(key));
  return {
    list,
    add({ label, prefix, to }) {
      if (!to) return;
      const others = list().filter((item) => item.to !== to);
      const kept = [{ label, prefix, to }, ...others].slice(0, most);
      storage.set(key, JSON.stringify(kept.map((item) => [item.to, item.label, item.prefix ?? ''])));
    },
  };
}

/** What is stored may be from another version, or from nobody we know: whatever is not in form is left out. */
function readItems(stored: string | null): PaletteItem[] {
  let value: unknown = null;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return value.filter(isEntry).map(([to, label, prefix]) => ({
    ...{ id: `recent-${to}`, label, to, icon: 'i-lucide-history' },
    ...(prefix && { prefix }),
  }));
}

function isEntry(value: unknown): value is [to: string, label: string, prefix: string] {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    value.every((part) => typeof part === 'string') &&
    /^\/(?!\/)/.test(String(value[0])) &&
    value[1] !== ''
  );
}
