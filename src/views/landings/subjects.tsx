// The subjects as cards.

import { Fragment } from 'react';
import { Level } from '#features/navigation/page-measures.tsx';
import * as text from '#messages/landings.ts';
import type { Subject, SubjectsLanding } from '#schema/page/listings.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { LandingHeader, LandingText } from './landing-frame.tsx';

export function SubjectsPage({ page, landing }: { page: PageData; landing: SubjectsLanding }) {
  return (
    <>
      <LandingHeader page={page} />
      <section className="landing-list" aria-label={text.pagesIn(page.title)}>
        <ul className="cards subject-cards">
          {landing.subjects.map((subject) => (
            <li key={subject.path} className="card">
              <SubjectCard subject={subject} />
            </li>
          ))}
        </ul>
      </section>
      <LandingText page={page} />
    </>
  );
}

function SubjectCard({ subject }: { subject: Subject }) {
  const { title, path, description, icon, counts, levels } = subject;
  return (
    <>
      {icon && (
        <span className="glyph">
          <Icon name={icon} />
        </span>
      )}
      <h2>
        <SiteLink to={path}>{title}</SiteLink>
      </h2>
      <p className="card-line">{description}</p>
      <p className="card-foot">
        <span className="levels">
          {levels.map((level, index) => (
            <Fragment key={level}>
              {index > 0 && ' to '}
              <Level difficulty={level} />
            </Fragment>
          ))}
        </span>
        <span>{counts}</span>
      </p>
    </>
  );
}
