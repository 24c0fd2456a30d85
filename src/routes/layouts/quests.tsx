import type { LayoutProps } from './index.ts';
import { ReadingLayout } from './reading.tsx';

/** Quests: the task, what is looked for, and the other quests at hand. */
export function QuestsLayout({ page, sidebar }: LayoutProps) {
  return <ReadingLayout page={page} sidebar={sidebar} />;
}
