import type { LayoutProps } from './index.ts';
import { ReadingLayout } from './reading.tsx';

/** Build-your-own guides: the steps of the guide are the page's contents, so there is no list of other guides. */
export function OwnLayout({ page }: LayoutProps) {
  return <ReadingLayout page={page} sidebar={null} />;
}
