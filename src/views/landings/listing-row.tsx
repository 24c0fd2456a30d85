import { longDate } from '#lib/long-date.ts';
import type { IndexEntry } from '#schema/landing.ts';
import { SiteLink } from '#ui/site-link.tsx';

/** One post: its day, its title with one line about it, who wrote it and how long it is. */
export function ListingRow({ entry }: { entry: IndexEntry }) {
  const { title, path, description, date, authors, effort } = entry;
  return (
    <>
      <p className="post-date">{date && <time dateTime={date}>{longDate(date)}</time>}</p>
      <h2>
        <SiteLink to={path}>{title}</SiteLink>
      </h2>
      <p className="post-line">{description}</p>
      <p className="post-end">
        {authors.length > 0 && <span>{authors.join(', ')}</span>}
        {effort && <span>{effort}</span>}
      </p>
    </>
  );
}
