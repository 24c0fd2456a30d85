import { contentsEntries } from '#features/navigation/contents-entries.ts';
import { StepRail } from '#features/navigation/page-contents.tsx';
import type { LayoutProps } from './layout-props.ts';
import { ReadingLayout } from './reading.tsx';

/** Build-your-own guides: the steps of the guide are the page's contents, so there is no list of other guides. */
export function OwnLayout({ page }: LayoutProps) {
  const steps = contentsEntries(page.contents, 2);
  const rail = steps.length > 0 && <StepRail entries={steps} minutes={page.minutes} />;
  return <ReadingLayout page={page} sidebar={null} rail={rail} noun="guide" hasContents={false} />;
}
