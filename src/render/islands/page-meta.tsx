import { loadPage } from '#pages/load-page.ts';
import { islandProps } from '#schema/island-props.ts';
import { PageFacts } from '#views/layouts/page-facts.tsx';
import { defineIsland } from './define-island.tsx';

/** A page is read for its facts alone, so its body stays as it is stored. */
const withoutBody = () => ({ html: '', heading: null });

/** Level, length, date, authors and links of the page at a path. */
export const pageMeta = defineIsland({
  props: islandProps.PageMeta,
  fromPage: (page, { path }) => (page.path === path ? { page } : null),
  async load(site, { path }) {
    const loaded = await loadPage(site, path, withoutBody);
    return loaded && { page: loaded.page };
  },
  Component: PageFacts,
});
