// The list of an area as cards or as dated rows. Filters stand above it; a script narrows the list by them.

import { Level } from '#features/navigation/page-measures.tsx';
import { longDate } from '#lib/long-date.ts';
import type { IndexEntry, IndexFilter, IndexLanding } from '#schema/listings.ts';
import type { PageData } from '#schema/page-data.ts';
import { feedPaths, hasFeeds } from '#site/feed-links.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { NothingFound } from '../directory.tsx';
import { LandingHeader, LandingText } from './landing-frame.tsx';

export function ListingPage({ page, landing }: { page: PageData; landing: IndexLanding }) {
  const isCards = landing.style === 'cards';
  return (
    <>
      <LandingHeader page={page} />
      <div className="landing-list" data-listing="">
        {landing.filters.length > 0 && <ListingFilters landing={landing} />}
        <section aria-label={`Pages in ${page.title}`}>
          <ul className={isCards ? 'cards' : 'post-rows'}>
            {landing.entries.map((entry, index) => (
              <li
                key={entry.path}
                className={isCards ? 'card' : undefined}
                {...facetAttributes(entry.facets)}
              >
                {isCards ? (
                  <ListingCard entry={entry} eyebrow={`${landing.noun} ${index + 1}`} />
                ) : (
                  <ListingRow entry={entry} />
                )}
              </li>
            ))}
          </ul>
        </section>
        {landing.filters.length > 0 && (
          <NothingFound clear="Clear filters">Nothing here matches these filters.</NothingFound>
        )}
        {hasFeeds(landing) && <FeedNote />}
      </div>
      <LandingText page={page} />
    </>
  );
}

/** Where to subscribe. */
function FeedNote() {
  return (
    <p className="feed-note">
      <Icon name="i-lucide-rss" />
      <span>
        New posts as <a href={feedPaths.rss}>RSS</a>, <a href={feedPaths.atom}>Atom</a> or{' '}
        <a href={feedPaths.json}>JSON</a>
      </span>
    </p>
  );
}

/** What the script finds an entry by: `data-skill="headings"`. */
function facetAttributes(facets: Readonly<Record<string, string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facets).map(([name, values]) => [`data-${name}`, values.join(' ')]),
  );
}

/** One page to take up: what it is, how hard, how long, and what it trains. */
function ListingCard({ entry, eyebrow }: { entry: IndexEntry; eyebrow: string }) {
  const { title, path, description, difficulty, effort, skill } = entry;
  return (
    <>
      <p className="card-eyebrow">
        <span>{eyebrow}</span>
        {effort && <span>{effort}</span>}
      </p>
      <h2>
        <SiteLink to={path}>{title}</SiteLink>
      </h2>
      <p className="card-line">{description}</p>
      <p className="card-foot">
        {difficulty && <Level difficulty={difficulty} />}
        {skill && <span className="badge">{skill}</span>}
      </p>
    </>
  );
}

/** One post: its day, its title with one line about it, who wrote it and how long it is. */
function ListingRow({ entry }: { entry: IndexEntry }) {
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

/** Up to this many choices stand side by side; more are a menu. */
const mostButtons = 4;

/** The questions a list can be narrowed by, and how much of it is shown. Without script there is nothing to ask. */
function ListingFilters({ landing }: { landing: IndexLanding }) {
  return (
    <div className="filters">
      {landing.filters.map((filter) =>
        filter.name === 'difficulty' && filter.options.length <= mostButtons ? (
          <Choices key={filter.name} filter={filter} />
        ) : (
          <Menu key={filter.name} filter={filter} />
        ),
      )}
      <p className="filter-status" role="status" data-all={landing.counts}>
        {landing.counts}
      </p>
    </div>
  );
}

function Choices({ filter }: { filter: IndexFilter }) {
  return (
    <fieldset className="choices">
      <legend className="sr-only">{filter.label}</legend>
      {[{ value: '', label: filter.every }, ...filter.options].map(({ value, label }) => (
        <button
          key={value}
          type="button"
          data-filter={filter.name}
          data-value={value}
          aria-pressed={value === ''}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function Menu({ filter }: { filter: IndexFilter }) {
  return (
    <span className="select">
      <select aria-label={filter.label} data-filter={filter.name}>
        <option value="">{filter.every}</option>
        {filter.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="i-lucide-chevron-down" />
    </span>
  );
}
