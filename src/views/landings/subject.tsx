// A subject: its branches as cards, the course as a path, its elements from A to Z, and popular pages.

import { CourseBlocks } from '#features/navigation/page-measures.tsx';
import * as text from '#messages/landings.ts';
import type { Directory, LandingBranch, SubjectLanding } from '#schema/page/listings.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { Letters, NamesFilter, NothingFound } from '../directory.tsx';
import { Beginnings } from './beginnings.tsx';
import { LandingHeader, LandingText } from './landing-frame.tsx';

export function SubjectPage({ page, landing }: { page: PageData; landing: SubjectLanding }) {
  const { parts, course, elements, popular } = landing;
  return (
    <>
      <LandingHeader page={page} />
      {landing.beginnings.length > 0 && (
        <div className="landing-list">
          <Beginnings beginnings={landing.beginnings} />
        </div>
      )}
      <section className="landing-list" aria-label={text.partsOf(page.title)}>
        <ul className="wall parts-wall">
          {parts.map((part) => (
            <li key={part.path} className="wall-block">
              <Branch branch={part} />
            </li>
          ))}
        </ul>
      </section>
      {course && <Course course={course} />}
      {elements && <Elements elements={elements} />}
      {popular.length > 0 && <Popular popular={popular} />}
      <LandingText page={page} />
    </>
  );
}

function Branch({ branch }: { branch: LandingBranch }) {
  return (
    <>
      {branch.icon && (
        <span className="glyph">
          <Icon name={branch.icon} />
        </span>
      )}
      <h2>
        <SiteLink to={branch.path}>{branch.title}</SiteLink>
      </h2>
      <p className="wall-line">{branch.description}</p>
      <p className="wall-counts">{branch.counts}</p>
    </>
  );
}

function Course({ course }: { course: NonNullable<SubjectLanding['course']> }) {
  return (
    <section className="landing-section">
      <div className="section-head">
        <div>
          <h2>{text.theCourse}</h2>
          <p className="landing-note">{`${course.counts}. One idea a lesson, in order.`}</p>
        </div>
        <SiteLink className="button start-button" to={course.path}>
          {`${text.startWithLesson} `}
          <Icon name="i-lucide-arrow-right" />
        </SiteLink>
      </div>
      <CourseBlocks now={0} total={course.lessons.length} />
      <ol className="course-path">
        {course.lessons.map((lesson) => (
          <li key={lesson.path}>
            <SiteLink to={lesson.path}>{lesson.title}</SiteLink>
            {lesson.effort && <span className="row-end">{lesson.effort}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Elements({ elements }: { elements: Directory }) {
  return (
    <section className="landing-section" data-names="">
      <NamesFilter directory={elements} title="Elements, A to Z" />
      <Letters letters={elements.letters} />
      <NothingFound clear={text.clearFilter}>{text.noElement}</NothingFound>
    </section>
  );
}

function Popular({ popular }: { popular: SubjectLanding['popular'] }) {
  return (
    <section className="landing-section">
      <h2>{text.oftenLookedUp}</h2>
      <ul className="rows popular-rows">
        {popular.map(({ title, path, icon, part }) => (
          <li key={path}>
            <SiteLink to={path}>
              {icon && <Icon name={icon} />}
              <span className="row-title">{title}</span>
              <span className="row-end">{part}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
