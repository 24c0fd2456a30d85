// What there is to know about a page before reading it: level, length, date, authors, links.
import { longDate } from '#lib/long-date.ts';
import type { PageData } from '#schema/page-data.ts';
import { SiteLink } from '#ui/site-link.tsx';

/** How long a page takes to read is worth saying from this many words on, and not on a page that leads to others. */
const shortestTimed = 200;

type Facts = Pick<
  PageData,
  'layout' | 'difficulty' | 'date' | 'authors' | 'links' | 'minutes' | 'words' | 'children'
>;

export function PageFacts({ page }: { page: Facts }) {
  const { difficulty, date, authors, links, minutes, words } = page;
  const isTimed = words >= shortestTimed && page.children.length === 0;
  // A list without entries would be announced all the same.
  if (!difficulty && !isTimed && !date && !authors?.length && !links?.length) return null;
  return (
    <ul className="page-facts">
      {difficulty && <li className="badge badge-neutral">{difficulty}</li>}
      {isTimed && <li>{`${minutes} min`}</li>}
      {authors?.map((author) => (
        <li key={author.name}>
          {'to' in author && author.to ? <SiteLink to={author.to}>{author.name}</SiteLink> : author.name}
        </li>
      ))}
      {date && (
        <li>
          {page.layout === 'blog' ? '' : 'Reviewed '}
          <time dateTime={date}>{longDate(date)}</time>
        </li>
      )}
      {links?.map((link) => (
        <li key={link.to}>
          <SiteLink to={link.to} target={link.target}>
            {link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
