import { loadPageSource, noBody, pageDataOf } from '#pages/page-source.ts';
import { islandProps } from '#schema/page/island-props.ts';
import { PageFacts } from '#views/layouts/page-facts.tsx';
import { defineIsland } from './define-island.tsx';

/** Level, length, date, authors and links of the page at a path. */
export const pageMeta = defineIsland({
  props: islandProps.PageMeta,
  fromPage: ({ page }, { path }) => (page.path === path ? { page } : null),
  async load(site, { path }) {
    const source = await loadPageSource(site, path);
    return source && { page: pageDataOf(source, noBody, site.settings) };
  },
  Component: PageFacts,
});
