import { hasBrackets, isElementName } from '#site/code-name.ts';
import { namesOf } from '#site/reference-names.ts';
import { BaselineMark } from './baseline-mark.tsx';
import { CodeTitle } from './code-title.tsx';
import type { LayoutProps } from './layout-props.ts';
import { ReadingLayout } from './reading.tsx';
import { filterOf, sidebarPages } from './sidebar-pages.ts';

/** Reference of elements: the name is code, in its brackets. */
export function CsHtmlElsLayout({ page, sidebar }: LayoutProps) {
  const pages = new Set(sidebarPages(sidebar).map(({ path }) => path));
  const isElement = (path: string) => isElementName(path) && !pages.has(path.slice(0, path.lastIndexOf('/')));
  const countNames = (path: string) => (isElement(path) ? namesOf({ title: '', path }).length : 0);
  const title = isElementName(page.path) && <CodeTitle page={page} hasBrackets={hasBrackets(page)} />;
  return (
    <ReadingLayout
      page={page}
      sidebar={sidebar}
      list={{ filter: filterOf(sidebar, 'elements', countNames) }}
      isCode={isElementName}
      title={title}
      place={<BaselineMark baseline={page.baseline} />}
    />
  );
}
