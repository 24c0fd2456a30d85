import { latestPostsOf } from '#pages/latest-posts.ts';
import { islandProps } from '#schema/page/island-props.ts';
import { homePosts } from '#site/islands.ts';
import { LatestPosts } from '#views/latest-posts.tsx';
import { defineIsland } from './define-island.tsx';

export const latestPosts = defineIsland({
  props: islandProps.LatestPosts,
  fromPage: ({ source }, { count }) => (count === homePosts.props.count ? source.surroundings.posts : null),
  load: (site, { count }) => latestPostsOf(site, count),
  Component: LatestPosts,
});
