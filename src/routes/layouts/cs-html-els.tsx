import type { PageData } from '#schema/page-data.ts';
import { namesOf } from '../directory/names.ts';
import { BaselineMark } from './baseline-mark.tsx';
import { isElementName } from './code-name.ts';
import { CodeTitle } from './code-title.tsx';
import type { LayoutProps } from './index.ts';
import { ReadingLayout } from './reading.tsx';
import { filterOf, sidebarPages } from './sidebar-pages.ts';

/** One page is about six names, `h1 to h6`, and none of them is in its title alone. */
const isOneName = /^\S+$/;

/** Reference of elements: the name is code, in its brackets. */
export function CsHtmlElsLayout({ page, sidebar }: LayoutProps) {
  const pages = new Set(sidebarPages(sidebar).map(({ path }) => path));
  const isElement = (path: string) => isElementName(path) && !pages.has(path.slice(0, path.lastIndexOf('/')));
  const countNames = (path: string) => (isElement(path) ? namesOf({ title: '', path }).length : 0);
  const hasBrackets = isOneName.test(page.title) && !isKindOfElement(page);
  const title = isElementName(page.path) && <CodeTitle page={page} hasBrackets={hasBrackets} />;
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

/** A page below an element's own page, such as `input/email`, is no element. A folder without a page is no parent. */
function isKindOfElement(page: PageData): boolean {
  return page.crumbs.at(-1)?.path !== '/cs/html/elements' && page.crumbs.at(-1)?.path !== null;
}
