// Parts of pages that have a script of their own, fetched only when a reader goes to such a page.
import type { ComponentType } from 'react';
import type { Route } from '#src/routes.ts';

type LoadPart = () => Promise<{ default: ComponentType }>;

const parts: Partial<Record<Route['id'], LoadPart>> = {
  gallery: () => import('./gallery/gallery.tsx'),
};

/** The part of a route's pages; null where they have none. Rejects when its script cannot be loaded. */
export async function loadPart(route: Route): Promise<ComponentType | null> {
  const load = parts[route.id];
  return load ? (await load()).default : null;
}

export function hasPart(route: Route): boolean {
  return route.id in parts;
}
