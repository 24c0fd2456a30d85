import type { LayoutProps } from './index.ts';
import { ReadingLayout } from './reading.tsx';

/** Project briefs. */
export function ProjectsLayout({ page, sidebar }: LayoutProps) {
  return <ReadingLayout page={page} sidebar={sidebar} />;
}
