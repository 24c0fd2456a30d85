import type { RouteMatcher } from '#schema/builds.ts';

/** The address of the component gallery. It has a payload, but is not one of the site's pages. */
export const galleryPath = '/_gallery';

/** The site's route rules. */
export const routeRules: RouteMatcher = { [galleryPath]: { prerender: true } };
