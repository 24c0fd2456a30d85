import type { SubjectLanding } from '#schema/landing.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { NothingFound } from './nothing-found.tsx';

/** Every name by its first letter; a script narrows them while the reader types. */
export function ElementsAToZ({ elements }: { elements: NonNullable<SubjectLanding['elements']> }) {
  return (
    <section className="landing-section" data-names="">
      <div className="section-head">
        <div>
          <h2>Elements, A to Z</h2>
          <p className="landing-note" role="status" data-all={elements.counts}>
            {elements.counts}
          </p>
        </div>
        <input
          className="name-filter"
          aria-label="Filter elements"
          placeholder="Filter elements"
          autoComplete="off"
          spellCheck="false"
          type="search"
        />
      </div>
      <div className="letters">
        {elements.groups.map(({ letter, names }) => (
          <div key={letter} data-letter="">
            <h3>{letter}</h3>
            <ul>
              {names.map(({ title, path }) => (
                <li key={path} data-name={title.toLowerCase()}>
                  <SiteLink to={path}>
                    <code>{title}</code>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <NothingFound clear="Clear the filter">No element has a name like that.</NothingFound>
    </section>
  );
}
