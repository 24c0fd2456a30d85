import { Fragment } from 'react';
import { longDate } from '#lib/long-date.ts';
import type { Author } from '#schema/page.ts';
import { AuthorName } from './author-name.tsx';

interface BylineProps {
  authors: readonly Author[];
  date: string | null;
  /** How long the post takes to read. */
  time: string | null;
}

/** Who wrote a post, when, and how long it takes. */
export function Byline({ authors, date, time }: BylineProps) {
  return (
    <div className="byline">
      {authors.length > 0 && (
        <span className="byline-mark" aria-hidden="true">
          {initialsOf(authors)}
        </span>
      )}
      <div>
        {authors.length > 0 && (
          <p className="byline-names">
            {authors.map((author, at) => (
              <Fragment key={author.name}>
                {at > 0 && (at === authors.length - 1 ? ' and ' : ', ')}
                <AuthorName author={author} />
              </Fragment>
            ))}
          </p>
        )}
        <p>
          {date && <time dateTime={date}>{longDate(date)}</time>}
          {date && time && ', '}
          {time}
        </p>
      </div>
    </div>
  );
}

/** Two letters: of the first two authors, or of the two first words of the only one. */
function initialsOf(authors: readonly Author[]): string {
  const words = authors.length > 1 ? authors.map(({ name }) => name) : (authors[0]?.name ?? '').split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');
}
