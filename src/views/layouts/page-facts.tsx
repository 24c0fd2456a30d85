// Facts about a page, shown before its text: level, length, authors, date.

import { Fragment } from 'react';
import { Level, readingTime } from '#features/navigation/page-measures.tsx';
import { longDate } from '#messages/dates.ts';
import * as text from '#messages/page.ts';
import type { Author } from '#schema/page/page.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** The reading time is shown from this many words on, and not on landing pages. */
const shortestTimed = 200;

type Facts = Pick<
  PageData,
  | 'layout'
  | 'difficulty'
  | 'needs'
  | 'date'
  | 'checked'
  | 'authors'
  | 'minutes'
  | 'words'
  | 'children'
  | 'tags'
>;

/** The facts of a page in one line; a post has a byline instead. */
export function PageFacts({ page }: { page: Facts }) {
  const { difficulty, date } = page;
  const authors = page.authors ?? [];
  const time = page.words >= shortestTimed && page.children.length === 0 ? readingTime(page.minutes) : null;
  // An empty list would still be announced.
  if (!difficulty && !time && !date && authors.length === 0) return null;
  if (page.layout === 'blog') return <Byline page={page} time={time} />;
  return (
    <ul className="page-facts">
      {difficulty && (
        <li>
          <Level difficulty={difficulty} />
        </li>
      )}
      {page.needs && <li>{page.needs}</li>}
      {time && (
        <li>
          <Icon name="i-lucide-clock" />
          {time}
        </li>
      )}
      {authors.map((author) => (
        <li key={author.name}>
          <Icon name="i-lucide-user" />
          <AuthorName author={author} />
        </li>
      ))}
      {date && (
        <li>
          <Icon name="i-lucide-calendar" />
          <span>
            {`${text.reviewed} `}
            <time dateTime={date}>{longDate(date)}</time>
          </span>
        </li>
      )}
    </ul>
  );
}

/** A post in one line: authors, date, last check and reading time. Then its tags. */
function Byline({ page, time }: { page: Facts; time: string | null }) {
  const { date, checked, tags = [] } = page;
  const authors = page.authors ?? [];
  return (
    <div className="byline">
      {authors.length > 0 && (
        <span className="byline-mark" aria-hidden="true">
          {initialsOf(authors)}
        </span>
      )}
      <p>
        {authors.length > 0 && (
          <span className="byline-names">
            {authors.map((author, at) => (
              <Fragment key={author.name}>
                {at > 0 && (at === authors.length - 1 ? text.and : text.comma)}
                <AuthorName author={author} />
              </Fragment>
            ))}
          </span>
        )}
        {date && (
          <span>
            <time dateTime={date}>{longDate(date)}</time>
          </span>
        )}
        {checked && (
          <span>
            {`${text.checked} `}
            <time dateTime={checked}>{longDate(checked)}</time>
          </span>
        )}
        {time && <span>{time}</span>}
      </p>
      {tags.length > 0 && (
        <ul className="tags" aria-label={text.tags}>
          {tags.map(({ label, path }) => (
            <li key={label}>{path ? <SiteLink to={path}>{label}</SiteLink> : label}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Two initials: of the first two authors, or of the first two words of the only one. */
function initialsOf(authors: readonly Author[]): string {
  const words = authors.length > 1 ? authors.map(({ name }) => name) : (authors[0]?.name ?? '').split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');
}

/** An author's name, linked to their own page if they have one. */
function AuthorName({ author }: { author: Author }) {
  return 'to' in author && author.to ? <SiteLink to={author.to}>{author.name}</SiteLink> : author.name;
}
