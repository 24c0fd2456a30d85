// What there is to know about a page before reading it: level, length, authors, date.
import { Level, readingTime } from '#features/navigation/page-measures.tsx';
import { longDate } from '#lib/long-date.ts';
import type { PageData } from '#schema/page-data.ts';
import { Icon } from '#ui/icon.tsx';
import { AuthorName } from './author-name.tsx';
import { Byline } from './byline.tsx';

/** How long a page takes to read is worth saying from this many words on, and not on a page that leads to others. */
const shortestTimed = 200;

type Facts = Pick<PageData, 'layout' | 'difficulty' | 'date' | 'authors' | 'minutes' | 'words' | 'children'>;

/** The facts of a page in one line; a post has a byline instead. */
export function PageFacts({ page }: { page: Facts }) {
  const { difficulty, date } = page;
  const authors = page.authors ?? [];
  const time = page.words >= shortestTimed && page.children.length === 0 ? readingTime(page.minutes) : null;
  // A list without entries would be announced all the same.
  if (!difficulty && !time && !date && authors.length === 0) return null;
  if (page.layout === 'blog') return <Byline authors={authors} date={date} time={time} />;
  return (
    <ul className="page-facts">
      {difficulty && (
        <li>
          <Level difficulty={difficulty} />
        </li>
      )}
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
            Reviewed <time dateTime={date}>{longDate(date)}</time>
          </span>
        </li>
      )}
    </ul>
  );
}
