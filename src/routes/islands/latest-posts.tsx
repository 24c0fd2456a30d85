import { longDate } from '#lib/long-date.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { orderOf, type SiteData } from '../site-data.ts';
import { defineIsland } from './define-island.tsx';
import { islandProps } from './props.ts';

interface Post {
  title: string;
  path: string;
  description: string | null;
  date: string | null;
}

const blog = '/blog';

/** The newest posts of the blog, by their day. */
export function listLatestPosts(site: SiteData, count: number): Post[] {
  return orderOf(site, blog)
    .filter(({ path }) => path !== blog)
    .slice(0, count)
    .map(({ title, path, description, date }) => ({
      title,
      path,
      description: description || null,
      date: typeof date === 'string' ? date : null,
    }));
}

function LatestPosts({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="page-list latest-posts">
      <h2>Latest posts</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.path}>
            <h3>
              <SiteLink to={post.path}>{post.title}</SiteLink>
            </h3>
            {post.description && <p>{post.description}</p>}
            {post.date && <time dateTime={post.date}>{longDate(post.date)}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest posts with their day and one line about each; nothing while there are none. */
export const latestPosts = defineIsland({
  props: islandProps.LatestPosts,
  load: (site, { count }) => ({ posts: listLatestPosts(site, count) }),
  Component: LatestPosts,
});
