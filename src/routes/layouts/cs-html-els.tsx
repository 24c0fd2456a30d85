import { CodeTitle } from './code-title.tsx';
import type { LayoutProps } from './index.ts';
import { ReadingLayout } from './reading.tsx';

/** Reference of elements: the name is code, in its brackets. Pages about several elements have a hyphen in their address. */
export function CsHtmlElsLayout({ page, sidebar }: LayoutProps) {
  const name = page.path.split('/').at(-1) ?? '';
  const isElement = page.path !== '/cs/html/elements' && !name.includes('-');
  return (
    <ReadingLayout page={page} sidebar={sidebar} title={isElement && <CodeTitle page={page} hasBrackets />} />
  );
}
