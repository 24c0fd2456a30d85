import { longDate } from '#messages/dates.ts';
import * as text from '#messages/page.ts';
import type { LatestPosts as LatestPostsData } from '#schema/page/listings.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { MoreLink } from './landings/home.tsx';

/** The newest posts with date and one-line description; nothing if there are none. */
export function LatestPosts({ posts, all }: LatestPostsData) {
  if (posts.length === 0) return null;
  return (
    <section className="page-list latest-posts">
      <div className="section-head">
        <h2>{text.latestPosts}</h2>
        {all && <MoreLink to={all} label={text.allPosts} />}
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
