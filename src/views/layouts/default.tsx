import { Island } from '#features/islands/island.tsx';
import { homePosts, showsPosts } from '#site/islands.ts';
import type { LayoutProps } from './layout-props.ts';
import { ReadingLayout } from './reading.tsx';
import { filterOf } from './sidebar-pages.ts';

/** Pages of no particular section. */
export function DefaultLayout({ page, sidebar, children }: LayoutProps) {
  return (
    <ReadingLayout page={page} sidebar={sidebar} list={{ filter: filterOf(sidebar, 'pages') }}>
      {children}
      {showsPosts(page) && <Island {...homePosts} />}
    </ReadingLayout>
  );
}
