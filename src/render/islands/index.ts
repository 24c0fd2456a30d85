// The registry of all islands by name.

import type { IslandName } from '#schema/page/island-props.ts';
import type { IslandDefinition } from './define-island.tsx';
import { latestPosts } from './latest-posts.tsx';
import { pageMeta } from './page-meta.tsx';

export const islands: Readonly<Record<IslandName, IslandDefinition>> = {
  LatestPosts: latestPosts,
  PageMeta: pageMeta,
};
