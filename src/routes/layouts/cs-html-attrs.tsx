import { CodeTitle } from './code-title.tsx';
import type { LayoutProps } from './index.ts';
import { ReadingLayout } from './reading.tsx';

/** Reference of attributes: the name is code. */
export function CsHtmlAttrsLayout({ page, sidebar }: LayoutProps) {
  const isAttribute = page.path !== '/cs/html/attributes' && !page.path.endsWith('-attributes');
  return <ReadingLayout page={page} sidebar={sidebar} title={isAttribute && <CodeTitle page={page} />} />;
}
