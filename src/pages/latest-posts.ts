import type { LatestPosts } from '#schema/page/listings.ts';
import { sections } from '#site/sections.ts';
import { entryOf } from './landings/entry-data.ts';
import { orderOf, type SiteData } from './site-data.ts';

const blog = sections.blog.path;

/** The newest posts of the blog, by date, and a link to all posts. */
export function latestPostsOf(site: SiteData, count: number): LatestPosts {
  const index = site.nodeByPath.get(blog);
  const posts = orderOf(site, blog).filter(({ path }) => path !== blog);
  return {
    posts: posts.slice(0, count).map((post) => {
      const { title, path, description, date, effort } = entryOf(post);
      return { title, path, description: description || null, date, effort };
    }),
    all: index && index.page !== false ? blog : null,
  };
}
