// What the page area shows, and the code that draws it. The document comes from the server as it is and is left alone
// until the reader goes on; only then is the code of pages fetched.
import type { ComponentType } from 'react';
import type { Store } from '#lib/store.ts';
import { loadChunk } from '#runtime/load-chunk.ts';
import type { AppError } from '#schema/app-error.ts';
import type { PageBundle } from '#schema/page/page-data.ts';
import { galleryRoute, type Route } from '#site/routes.ts';
import type { LayoutProps } from '#views/layouts/reading.tsx';

export type View =
  | { kind: 'document'; path: string | null }
  | PreparedPage
  | { kind: 'error'; path: null; error: AppError; fullPath: string };

/** A page that can be drawn at once: its data and its code are there. */
export interface PreparedPage {
  kind: 'page';
  path: string;
  bundle: PageBundle;
  code: PageCode;
}

export type ViewStore = Store<View>;

/** What draws a page. */
export interface PageCode {
  Page: ComponentType<LayoutProps>;
  /** What a page shows below its text, from a script of its own; null on most pages. */
  Extension: ComponentType | null;
}

type LoadExtension = () => Promise<{ default: ComponentType }>;

const extensions: Partial<Record<string, LoadExtension>> = {
  [galleryRoute]: () => loadChunk(() => import('../gallery/gallery.tsx')),
};

/** Layouts and landings. Fetched ahead at the first sign that the reader may go on. */
export const loadPageView = () => loadChunk(() => import('./page-view.ts'));

/** The code of a route's pages. Rejects when a script cannot be loaded. */
export async function loadPageCode(route: Route): Promise<PageCode> {
  const [{ PageView }, extension] = await Promise.all([loadPageView(), extensions[route.id]?.()]);
  return { Page: PageView, Extension: extension?.default ?? null };
}

/** Whether a page is not complete without a script of its own. */
export function hasExtension(route: Route): boolean {
  return route.id in extensions;
}
