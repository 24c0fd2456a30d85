import type { LayoutProps } from './layout-props.ts';
import { ReadingLayout } from './reading.tsx';

/** One narrow column: a post is read from top to bottom. */
export function BlogLayout({ page }: LayoutProps) {
  return <ReadingLayout page={page} sidebar={null} hasContents={false} />;
}
