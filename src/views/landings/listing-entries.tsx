// The entries of a list: as steps of a path, as cards and as dated rows.

import { Level } from '#features/navigation/page-measures.tsx';
import { Picture } from '#features/prose/picture.tsx';
import { longDate } from '#messages/dates.ts';
import * as text from '#messages/landings.ts';
import type { CardPicture, IndexEntry, IndexLanding } from '#schema/page/listings.ts';
import { SiteLink } from '#ui/site-link.tsx';

/** A path from level to level, with the number of entries beside each. */
export function QuestPath({ landing }: { landing: IndexLanding }) {
  return landing.levels.map(({ name, counts }) => {
    const entries = landing.entries.filter((entry) => (entry.difficulty ?? '') === name);
    return (
      <div key={name} className="path-level">
        <div>
          <h2>{name ? <Level difficulty={name} /> : text.anyLevel}</h2>
          {/* Filled means done; a script sets it from the progress on the reader's device. */}
          <span className="path-blocks" aria-hidden="true">
            {entries.map(({ path }) => (
              <i key={path} />
            ))}
          </span>
          <p className="path-count">{counts}</p>
        </div>
        <ol className="path">
          {entries.map((entry) => (
            <li key={entry.path} {...facetAttributes(entry.facets)}>
              <PathStep entry={entry} />
            </li>
          ))}
        </ol>
      </div>
    );
  });
}

function PathStep({ entry }: { entry: IndexEntry }) {
  const { number, title, path, description, effort, needs, skill, picture, checks } = entry;
  const facts = [effort, skill, needs].filter(Boolean).join(', ');
  return (
    <>
      <span className="path-number">{number}</span>
      <div>
        <h3>
          <SiteLink to={path}>{title}</SiteLink>
        </h3>
        {checks !== null && <p className="path-state">{text.checks(checks)}</p>}
        <p>{description}</p>
        {facts && <p className="path-facts">{facts}</p>}
      </div>
      {picture && <EntryPicture picture={picture} place={number} />}
    </>
  );
}

/** Pages as cards. */
export function Cards({ landing }: { landing: IndexLanding }) {
  return (
    <ul className="cards">
      {landing.entries.map((entry) => (
        <li key={entry.path} className="card" {...facetAttributes(entry.facets)}>
          <Card entry={entry} noun={landing.noun} />
        </li>
      ))}
    </ul>
  );
}

/** One card: what the reader will build, duration, type, level, and required or trained skills. */
function Card({ entry, noun }: { entry: IndexEntry; noun: string }) {
  const { number, title, path, description, difficulty, effort, time, needs, skill, picture } = entry;
  const measure = time ?? effort;
  return (
    <>
      {picture && <EntryPicture picture={picture} place={number} />}
      <p className="card-eyebrow">
        <span>{`${noun} ${number}`}</span>
        {measure && <span>{measure}</span>}
      </p>
      <h2>
        <SiteLink to={path}>{title}</SiteLink>
      </h2>
      <p className="card-line">{description}</p>
      <p className="card-foot">
        {difficulty && <Level difficulty={difficulty} />}
        {effort && effort !== measure && <span>{effort}</span>}
        {skill && <span className="badge">{skill}</span>}
        {needs && <span className="badge">{needs}</span>}
      </p>
    </>
  );
}

/** Posts in rows, each with its date. */
export function DatedRows({ entries }: { entries: readonly IndexEntry[] }) {
  return (
    <ul className="post-rows">
      {entries.map((entry) => (
        <li key={entry.path} {...facetAttributes(entry.facets)}>
          <DatedRow entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** One post: date, title, one-line description, authors and length. */
function DatedRow({ entry }: { entry: IndexEntry }) {
  const { number, title, path, description, date, authors, effort, picture } = entry;
  return (
    <>
      <p className="post-date">{date && <time dateTime={date}>{longDate(date)}</time>}</p>
      <h2>
        <SiteLink to={path}>{title}</SiteLink>
      </h2>
      <p className="post-line">{description}</p>
      {picture && <EntryPicture picture={picture} place={number} />}
      <p className="post-end">
        {authors.length > 0 && <span>{authors.join(', ')}</span>}
        {effort && <span>{effort}</span>}
      </p>
    </>
  );
}

/** Pictures that may be visible on the first screen are loaded eagerly. */
const inFirstScreen = 6;

/** A picture of the result. */
function EntryPicture({ picture, place }: { picture: CardPicture; place: number }) {
  const { src, alt, width, height, isStill } = picture;
  const size = isStill ? { 'data-natural-width': width, 'data-natural-height': height } : { width, height };
  return (
    <Picture
      className="entry-picture"
      alt={alt}
      loading={place <= inFirstScreen ? 'eager' : 'lazy'}
      {...size}
      // Last, matching the order in which React sets it, so that client and server markup are equal.
      src={src}
    />
  );
}

/** Attributes that the filter script reads: `data-skill="headings"`. */
function facetAttributes(facets: Readonly<Record<string, string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facets).map(([name, values]) => [`data-${name}`, values.join(' ')]),
  );
}
