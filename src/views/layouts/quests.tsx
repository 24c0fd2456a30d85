import type { LayoutProps } from './layout-props.ts';
import { ReadingLayout } from './reading.tsx';
import { filterOf } from './sidebar-pages.ts';

/** Quests: the task, what is looked for, and the other quests at hand. */
export function QuestsLayout({ page, sidebar }: LayoutProps) {
  return (
    <ReadingLayout
      page={page}
      sidebar={sidebar}
      list={{ filter: filterOf(sidebar, 'quests') }}
      noun="quest"
    />
  );
}
