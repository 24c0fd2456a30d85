import type { RouteMatcher } from '#schema/builds.ts';

/** Where the page for engineers is. It has a payload, but is not among the site's pages. */
export const galleryPath = '/_gallery';

/** The rules of the site's routes. */
export const routeRules: RouteMatcher = { [galleryPath]: { prerender: true } };
