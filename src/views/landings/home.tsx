// The home page: introduction and first steps, the areas as tiles, our principles, the newest posts.

import { Island } from '#features/islands/island.tsx';
import { Level } from '#features/navigation/page-measures.tsx';
import * as text from '#messages/landings.ts';
import type { HomeArea, HomeLanding, LandingEntry } from '#schema/page/listings.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { homePosts, pageMetaOf, showsPosts } from '#site/islands.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { PageHeading } from '../layouts/page-header.tsx';
import { Beginnings } from './beginnings.tsx';

interface HomePageProps {
  page: PageData;
  landing: HomeLanding;
}

export function HomePage({ page, landing }: HomePageProps) {
  return (
    <>
      <Hero page={page} landing={landing} />
      <section className="landing-section">
        <h2>{text.fiveWaysIn}</h2>
        <p className="landing-note">{text.waysIn}</p>
        <div className="wall home-wall">
          {landing.areas.map((area) => (
            <Area key={area.path} area={area} />
          ))}
        </div>
      </section>
      {landing.principles.length > 0 && (
        <section className="landing-section">
          <h2>{text.principles}</h2>
          <div className="principles">
            {landing.principles.map(({ title, text: words, link }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{words}</p>
                {link && <MoreLink {...link} />}
              </div>
            ))}
          </div>
        </section>
      )}
      {showsPosts(page) && (
        <div className="landing-section">
          <Island {...homePosts} />
        </div>
      )}
    </>
  );
}

/** The author's text is beside the statement and contains one live example. */
function Hero({ page, landing }: HomePageProps) {
  const [subjects] = landing.areas;
  return (
    <div className="hero">
      <div className="hero-inner">
        <div className="hero-statement">
          <PageHeading page={page} />
          {page.lead && <p className="lead">{page.lead}</p>}
          <p className="hero-actions">
            {landing.start && (
              <SiteLink className="button start-button" to={landing.start}>
                {`${text.startWithLesson} `}
                <Icon name="i-lucide-arrow-right" />
              </SiteLink>
            )}
            {subjects && (
              <SiteLink className="button button-quiet" to={subjects.path}>
                {text.browseSubjects}
              </SiteLink>
            )}
          </p>
          <button type="button" className="search-field" data-open-search="">
            <Icon name="i-lucide-search" />
            {` ${text.searchFor}`}
          </button>
          {landing.promises.length > 0 && (
            <ul className="promises">
              {landing.promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="hero-example">
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
          <Island {...pageMetaOf(page)} />
        </div>
        {landing.beginnings.length > 0 && <Beginnings beginnings={landing.beginnings} />}
      </div>
    </div>
  );
}

function Area({ area }: { area: HomeArea }) {
  return (
    <section className="wall-block">
      <div className="wall-head">
        <h3>
          <SiteLink to={area.path}>{area.title}</SiteLink>
        </h3>
        <p className="wall-counts">{area.counts}</p>
      </div>
      <p className="wall-line">{area.description}</p>
      <EntryRows entries={area.entries} hasIcons={area.entries.length > 3} />
      <MoreLink to={area.path} label={area.more} />
    </section>
  );
}

interface EntryRowsProps {
  entries: readonly LandingEntry[];
  hasIcons?: boolean;
}

/** Pages in rows, each with its level, or otherwise its length, at the end of the line. */
function EntryRows({ entries, hasIcons = false }: EntryRowsProps) {
  return (
    <ul className="rows">
      {entries.map(({ title, path, icon, difficulty, effort }) => (
        <li key={path}>
          <SiteLink to={path}>
            {hasIcons && icon && <Icon name={icon} />}
            <span className="row-title">{title}</span>
            <span className="row-end">{difficulty ? <Level difficulty={difficulty} /> : effort}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The link from a selection to the full list. */
export function MoreLink({ to, label }: { to: string; label: string }) {
  return (
    <SiteLink className="more-link" to={to}>
      {`${label} `}
      <Icon name="i-lucide-arrow-right" />
    </SiteLink>
  );
}
