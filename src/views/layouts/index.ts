// The nine layouts by name; the type keeps the table complete.
import type { ComponentType } from 'react';
import type { Layout } from '#schema/layouts.ts';
import { BlogLayout } from './blog.tsx';
import { CsHtmlAccLayout } from './cs-html-acc.tsx';
import { CsHtmlAttrsLayout } from './cs-html-attrs.tsx';
import { CsHtmlElsLayout } from './cs-html-els.tsx';
import { CsHtmlGsLayout } from './cs-html-gs.tsx';
import { DefaultLayout } from './default.tsx';
import type { LayoutProps } from './layout-props.ts';
import { OwnLayout } from './own.tsx';
import { ProjectsLayout } from './projects.tsx';
import { QuestsLayout } from './quests.tsx';

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
