// The list of an area: a path of levels, cards, or dated rows. Filters are above it; a script applies them.

import * as text from '#messages/landings.ts';
import type { IndexFilter, IndexLanding } from '#schema/page/listings.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { feedPaths, hasFeeds } from '#site/feed-links.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { NothingFound } from '../directory.tsx';
import { AreaText, LandingHeader } from './landing-frame.tsx';
import { Cards, DatedRows, QuestPath } from './listing-entries.tsx';

export function ListingPage({ page, landing }: { page: PageData; landing: IndexLanding }) {
  return (
    <>
      <LandingHeader page={page} />
      <div className="landing-list" data-listing="">
        {landing.filters.length > 0 && <ListingFilters landing={landing} />}
        <section aria-label={text.pagesIn(page.title)}>
          <Entries landing={landing} />
        </section>
        {landing.filters.length > 0 && (
          <NothingFound clear={text.clearFilters}>{text.nothingMatches}</NothingFound>
        )}
        {landing.tags.length > 0 && <Tags tags={landing.tags} />}
        {hasFeeds(landing) && <FeedNote />}
      </div>
      <AreaText page={page} />
    </>
  );
}

function Entries({ landing }: { landing: IndexLanding }) {
  switch (landing.style) {
    case 'path':
      return <QuestPath landing={landing} />;
    case 'cards':
      return <Cards landing={landing} />;
    case 'rows':
      return <DatedRows entries={landing.entries} />;
  }
}

/** Links to the tags of the posts. */
function Tags({ tags }: Pick<IndexLanding, 'tags'>) {
  return (
    <nav className="tags-note" aria-label={text.postsByTag}>
      <ul className="tags">
        {tags.map(({ label, path, count }) => (
          <li key={path}>
            <SiteLink to={path}>{`${label} ${count}`}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the feeds. */
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

/** The filters of a list, and the number of visible entries. Hidden without JavaScript. */
function ListingFilters({ landing }: { landing: IndexLanding }) {
  return (
    <div className="filters" data-above={landing.style}>
      {landing.filters.map((filter) =>
        filter.name === 'progress' ? (
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
          {capitalised(label)}
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
            {capitalised(label)}
          </option>
        ))}
      </select>
      <Icon name="i-lucide-chevron-down" />
    </span>
  );
}

/** Authors write levels in lower case. */
function capitalised(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
