import { isAriaName } from '#site/code-name.ts';
import { CodeTitle } from './code-title.tsx';
import type { LayoutProps } from './layout-props.ts';
import { ReadingLayout } from './reading.tsx';
import { filterOf } from './sidebar-pages.ts';

/** Accessibility: guides, and in folders of their own the patterns, roles and ARIA attributes. */
export function CsHtmlAccLayout({ page, sidebar }: LayoutProps) {
  return (
    <ReadingLayout
      page={page}
      sidebar={sidebar}
      list={{ filter: filterOf(sidebar, 'pages') }}
      isCode={isAriaName}
      title={isAriaName(page.path) && <CodeTitle page={page} />}
    />
  );
}
