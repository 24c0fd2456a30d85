import type { LayoutProps } from './layout-props.ts';
import { ReadingLayout } from './reading.tsx';
import { filterOf } from './sidebar-pages.ts';

/** Project briefs. */
export function ProjectsLayout({ page, sidebar }: LayoutProps) {
  return (
    <ReadingLayout
      page={page}
      sidebar={sidebar}
      list={{ filter: filterOf(sidebar, 'projects') }}
      noun="project"
    />
  );
}
