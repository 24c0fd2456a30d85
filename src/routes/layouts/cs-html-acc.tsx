import type { LayoutProps } from './index.ts';
import { ReadingLayout } from './reading.tsx';

/** Accessibility guides and reference. */
export function CsHtmlAccLayout({ page, sidebar }: LayoutProps) {
  return <ReadingLayout page={page} sidebar={sidebar} />;
}
