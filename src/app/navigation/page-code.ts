// The code of pages, fetched when a reader goes to one: the document that came from the server needs none of it. Some
// pages have a part with a script of its own besides.
import type { ComponentType } from 'react';
import { galleryRoute, type Route } from '#site/routes.ts';
import type { PageViewProps } from '#views/page-view.tsx';

/** What draws a page. */
export interface PageCode {
  Page: ComponentType<PageViewProps>;
  /** A piece of the page with a script of its own; null where it has none. */
  Part: ComponentType | null;
}

type LoadPart = () => Promise<{ default: ComponentType }>;

const parts: Partial<Record<string, LoadPart>> = {
  [galleryRoute]: () => import('../gallery/gallery.tsx'),
};

/** Layouts and landings. Fetched ahead at the first sign that the reader may go on. */
export const loadPageView = () => import('#views/page-view.tsx');

/** The code of a route's pages. Rejects when a script cannot be loaded. */
export async function loadPageCode(route: Route): Promise<PageCode> {
  const [{ PageView }, part] = await Promise.all([loadPageView(), parts[route.id]?.()]);
  return { Page: PageView, Part: part?.default ?? null };
}

export function hasPart(route: Route): boolean {
  return route.id in parts;
}
