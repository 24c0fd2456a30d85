// The list of an area as cards or as dated rows. Filters stand above it; a script narrows the list by them.
import type { IndexLanding } from '#schema/landing.ts';
import type { PageData } from '#schema/page-data.ts';
import { LandingHeader } from './landing-header.tsx';
import { LandingText } from './landing-text.tsx';
import { ListingCard } from './listing-card.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingRow } from './listing-row.tsx';
import { NothingFound } from './nothing-found.tsx';

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
      </div>
      <LandingText page={page} />
    </>
  );
}

/** What the script finds an entry by: `data-skill="headings"`. */
function facetAttributes(facets: Readonly<Record<string, string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facets).map(([name, values]) => [`data-${name}`, values.join(' ')]),
  );
}
