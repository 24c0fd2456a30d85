// `window.gallery`: the site as a script can use it. Every member is the site's own, not a copy.
import type { PaletteGroup } from '#features/search/palette-items.ts';
import { createStore, type Store } from '#lib/store.ts';
import { appErrorFrom } from '#schema/app-error.ts';
import type { IslandUse } from '#schema/page/island.ts';
import type { Site } from '../site.ts';
import { type OverlayKind, overlaySamples } from './samples.tsx';

/** Something that was put on the page by a script. */
export type Mounted =
  | { kind: 'icon'; id: number; name: string }
  | { kind: 'island'; id: number; use: IslandUse; fallback?: string }
  | { kind: 'lazy'; id: number; ms: number };

interface GalleryState {
  mounted: readonly Mounted[];
}

export interface Gallery {
  state: Store<GalleryState>;
  api: ReturnType<typeof galleryApi>;
}

export function createGallery(site: Site): Gallery {
  const state = createStore<GalleryState>({ mounted: [] });
  return { state, api: galleryApi(site, state) };
}

function galleryApi(site: Site, state: Store<GalleryState>) {
  const { overlays } = site;
  let count = 0;
  let shown: symbol | null = null;

  const mount = (item: Mounted) => state.set({ ...state.get(), mounted: [...state.get().mounted, item] });
  const change = (id: number, item: Mounted) =>
    state.set({ ...state.get(), mounted: state.get().mounted.map((old) => (old.id === id ? item : old)) });

  return {
    toasts: site.toasts,
    palette: ({ groups }: { groups: readonly PaletteGroup[] }) => site.search.open({ groups }),
    overlays: {
      manager: overlays,
      open(kind: OverlayKind): Promise<unknown> {
        const sample = overlaySamples[kind];
        if (!sample) throw new Error(`There is no overlay of the kind "${kind}".`);
        const handle = overlays.create(sample, { destroyOnClose: true });
        shown = handle.id;
        return handle.open();
      },
      close(value?: unknown): void {
        const id = shown;
        shown = null;
        // The reader may have closed it already, and then it no longer exists.
        if (id && overlays.snapshot().some((overlay) => overlay.id === id)) overlays.close(id, value);
      },
    },
    navigate: site.navigate,
    fail: (error: unknown) => site.errors.fail(appErrorFrom(error), 'asked for in the gallery'),
    icon(name: string): void {
      mount({ kind: 'icon', id: ++count, name });
    },
    island({ fallback, ...use }: IslandUse & { fallback?: string }) {
      const id = ++count;
      const itemWith = (props: IslandUse['props']): Mounted => ({
        kind: 'island',
        id,
        use: { ...use, props },
        ...(fallback !== undefined && { fallback }),
      });
      mount(itemWith(use.props));
      return { patch: ({ props }: Pick<IslandUse, 'props'>) => change(id, itemWith(props)) };
    },
    lazy(ms: number): void {
      mount({ kind: 'lazy', id: ++count, ms });
    },
    http: site.http,
  };
}
