// `window.gallery`: the parts of the site as a program can use them. Every member is the site's own, not a copy.

import type { PaletteGroup } from '#features/search/palette-items.ts';
import { createStore, type Store } from '#lib/store.ts';
import { appErrorFrom } from '#schema/app-error.ts';
import type { IslandUse } from '#schema/island.ts';
import type { Site } from '../site.ts';
import { type OverlayKind, overlaySamples } from './overlay-samples.tsx';

/** Something that was put on the page by program. */
export type Mounted =
  | { kind: 'icon'; id: number; name: string }
  | { kind: 'island'; id: number; use: IslandUse; fallback?: string }
  | { kind: 'lazy'; id: number; ms: number };

interface GalleryState {
  mounted: readonly Mounted[];
  palette: readonly PaletteGroup[] | null;
}

export interface Gallery {
  state: Store<GalleryState>;
  api: ReturnType<typeof galleryApi>;
}

export function createGallery(site: Site): Gallery {
  const state = createStore<GalleryState>({ mounted: [], palette: null });
  return { state, api: galleryApi(site, state) };
}

function galleryApi(site: Site, state: Store<GalleryState>) {
  const { overlays } = site;
  let count = 0;
  let shown: symbol | null = null;

  const mount = (part: Mounted) => state.set({ ...state.get(), mounted: [...state.get().mounted, part] });
  const change = (id: number, part: Mounted) =>
    state.set({ ...state.get(), mounted: state.get().mounted.map((old) => (old.id === id ? part : old)) });

  return {
    toasts: site.toasts,
    palette: ({ groups }: { groups: readonly PaletteGroup[] }) =>
      state.set({ ...state.get(), palette: groups }),
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
      const part = (props: IslandUse['props']): Mounted => ({
        kind: 'island',
        id,
        use: { ...use, props },
        ...(fallback !== undefined && { fallback }),
      });
      mount(part(use.props));
      return { patch: ({ props }: Pick<IslandUse, 'props'>) => change(id, part(props)) };
    },
    lazy(ms: number): void {
      mount({ kind: 'lazy', id: ++count, ms });
    },
    http: site.http,
  };
}
