import { PageFacts } from '../layouts/page-facts.tsx';
import { loadPage } from '../load-page.ts';
import { defineIsland } from './define-island.tsx';
import { islandProps } from './props.ts';

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
