// The nine layouts, including those that only configure the reading layout.
import type { ComponentType } from 'react';
import { Island } from '#features/islands/island.tsx';
import type { Layout } from '#schema/page/layouts.ts';
import { homePosts, showsPosts } from '#site/islands.ts';
import { CsHtmlGsLayout } from './cs-html-gs.tsx';
import { OwnLayout } from './own.tsx';
import { QuestWorkspace } from './quest.tsx';
import { type LayoutProps, ReadingLayout } from './reading.tsx';
import { CsHtmlAccLayout, CsHtmlAttrsLayout, CsHtmlElsLayout } from './reference.tsx';
import { filterOf } from './sidebar-pages.ts';

/** Pages without a particular section. */
function DefaultLayout({ page, sidebar, children }: LayoutProps) {
  return (
    <ReadingLayout page={page} sidebar={sidebar} list={{ filter: filterOf(sidebar, 'pages') }}>
      {children}
      {showsPosts(page) && <Island {...homePosts} />}
    </ReadingLayout>
  );
}

/** One narrow column, because a post is read from top to bottom. */
function BlogLayout({ page }: LayoutProps) {
  return <ReadingLayout page={page} sidebar={null} hasContents={false} />;
}

/** Project briefs. */
function ProjectsLayout({ page, sidebar }: LayoutProps) {
  return (
    <ReadingLayout
      page={page}
      sidebar={sidebar}
      list={{ filter: filterOf(sidebar, 'projects') }}
      noun="project"
    />
  );
}

/** Quests: the task, the checks, and the other quests. A quest with checks is a workspace. */
function QuestsLayout({ page, sidebar }: LayoutProps) {
  return (
    <ReadingLayout
      page={page}
      sidebar={sidebar}
      list={{ filter: filterOf(sidebar, 'quests') }}
      form={
        page.quest && {
          name: 'quest-page',
          article: <QuestWorkspace page={page} quest={page.quest} />,
        }
      }
      noun="quest"
    />
  );
}

/** By name; the type ensures that the table is complete. */
export const layoutComponents: Record<Layout, ComponentType<LayoutProps>> = {
  blog: BlogLayout,
  'cs-html-acc': CsHtmlAccLayout,
  'cs-html-attrs': CsHtmlAttrsLayout,
  'cs-html-els': CsHtmlElsLayout,
  'cs-html-gs': CsHtmlGsLayout,
  default: DefaultLayout,
  own: OwnLayout,
  projects: ProjectsLayout,
  quests: QuestsLayout,
};
