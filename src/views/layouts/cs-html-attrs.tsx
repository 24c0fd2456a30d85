import { isAttributeName } from '#site/code-name.ts';
import { BaselineMark } from './baseline-mark.tsx';
import { CodeTitle } from './code-title.tsx';
import type { LayoutProps } from './layout-props.ts';
import { ReadingLayout } from './reading.tsx';
import { filterOf } from './sidebar-pages.ts';

/** Reference of attributes: the name is code. */
export function CsHtmlAttrsLayout({ page, sidebar }: LayoutProps) {
  return (
    <ReadingLayout
      page={page}
      sidebar={sidebar}
      list={{ filter: filterOf(sidebar, 'attributes', (path) => Number(isAttributeName(path))) }}
      isCode={isAttributeName}
      title={isAttributeName(page.path) && <CodeTitle page={page} />}
      place={<BaselineMark baseline={page.baseline} />}
    />
  );
}
