import type { LayoutProps } from './index.ts';
import { ReadingLayout } from './reading.tsx';

/** Pages of no particular section. */
export function DefaultLayout({ page, sidebar }: LayoutProps) {
  return <ReadingLayout page={page} sidebar={sidebar} />;
}
