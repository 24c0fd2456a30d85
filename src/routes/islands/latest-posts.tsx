import { longDate } from '#lib/long-date.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { entryOf } from '../landings/entry-data.ts';
import { MoreLink } from '../landings/more-link.tsx';
import { orderOf, type SiteData } from '../site-data.ts';
import { defineIsland } from './define-island.tsx';
import { islandProps } from './props.ts';

interface Post {
  title: string;
  path: string;
  description: string | null;
  date: string | null;
  /** How long it takes, as the list of all posts says it. */
  effort: string | null;
}

interface LatestPostsProps {
  posts: readonly Post[];
  /** Where all of them are; null where the blog has no page of its own. */
  all: string | null;
}

const blog = '/blog';

/** What is shown of the blog: its newest posts, by their day, and the way to the others. */
export function latestPostsOf(site: SiteData, count: number): LatestPostsProps {
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

function LatestPosts({ posts, all }: LatestPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section className="page-list latest-posts">
      <div className="section-head">
        <h2>Latest posts</h2>
        {all && <MoreLink to={all} label="All posts" />}
      </div>
      <ul>
        {posts.map((post) => (
          <li key={post.path}>
            <h3>
              <SiteLink to={post.path}>{post.title}</SiteLink>
            </h3>
            {post.description && <p>{post.description}</p>}
            {post.date && <time dateTime={post.date}>{longDate(post.date)}</time>}
            {post.effort && <p className="post-end">{post.effort}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest posts with their day and one line about each; nothing while there are none. */
export const latestPosts = defineIsland({
  props: islandProps.LatestPosts,
  load: (site, { count }) => latestPostsOf(site, count),
  Component: LatestPosts,
});
