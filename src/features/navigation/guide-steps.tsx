// The steps of a guide: as a list beside its pages, and on its front page with a description for each.
import { stepName } from '#lib/step-name.ts';
import { sectionMenuId } from '#schema/document-hooks.ts';
import type { Sidebar } from '#schema/navigation.ts';
import type { Guide } from '#schema/page/listings.ts';
import { headingId } from '#schema/search.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { readingTime } from './page-measures.tsx';

/** The position of a page among the steps of its guide; `now` is 0 on a page that is not a step. */
export interface StepPlace {
  now: number;
  total: number;
}

/** The position of the current page in a guide's list. */
export function stepPlace({ items }: Sidebar): StepPlace {
  const steps = items.filter(({ title }) => stepName(title));
  return { now: steps.findIndex(({ isCurrent }) => isCurrent) + 1, total: steps.length };
}

interface StepRailProps {
  sidebar: Sidebar;
  /** The path of the guide. */
  section: string | null;
  /** The path of the current page. */
  current: string;
  minutes: number | null;
}

/** The list beside the pages of a guide: a block for each step, the current one outlined. */
export function StepRail({ sidebar, section, current, minutes }: StepRailProps) {
  const { now, total } = stepPlace(sidebar);
  return (
    <nav
      id={sectionMenuId}
      className="sidebar step-rail"
      aria-label={sidebar.title}
      popover="auto"
      data-section={section ?? ''}
    >
      <div className="step-rail-title">
        <SiteLink to={sidebar.path ?? ''} aria-current={sidebar.path === current ? 'page' : undefined}>
          {sidebar.title}
        </SiteLink>
        <p className="step-count">
          <span>{`${total} steps`}</span>
          {minutes !== null && <span>{readingTime(minutes)}</span>}
        </p>
        <StepBlocks now={now} total={total} />
      </div>
      <ol>
        {sidebar.items.map(({ title, path, isCurrent }) => (
          <li key={path ?? title}>
            <SiteLink to={path ?? ''} aria-current={isCurrent ? 'page' : undefined}>
              <StepTitle title={title} />
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A block for each step, the current one outlined. A filled one would mean that the step is done. */
function StepBlocks({ now, total }: StepPlace) {
  const steps = Array.from({ length: total }, (_, at) => at + 1);
  return (
    <span className="course-blocks" aria-hidden="true">
      {steps.map((step) => (
        <i key={step} className={step === now ? 'now' : undefined} />
      ))}
    </span>
  );
}

/** The position of the page among the steps, for the bar on narrow screens. */
export function StepMeter({ now, total }: StepPlace) {
  if (now === 0) return <span className="step-meter">{`${total} in all`}</span>;
  return (
    <>
      <StepBlocks now={now} total={total} />
      <span className="step-meter">{`${now} of ${total}`}</span>
    </>
  );
}

/** If blocks or a line above show the step, the number is only for screen readers. */
export function StepTitle({ title }: { title: string }) {
  const step = stepName(title);
  if (!step) return <span className="step-text">{title}</span>;
  return (
    <>
      <span className="step-number">{step.number}</span>
      <span className="step-text">{step.name}</span>
    </>
  );
}

/**
 * All steps with their time, on the front page of a guide. Each entry has the anchor of its title: all steps
 * used to be sections of one page, and links to those sections still work.
 */
export function StepList({ guide }: { guide: Guide }) {
  const [first] = guide.steps;
  const count = guide.steps.filter(({ title }) => stepName(title)).length;
  return (
    <section className="step-list" aria-labelledby="the-steps">
      <div className="step-list-head">
        <h2 id="the-steps">The steps</h2>
        <p>
          {[`${count} steps`, ...(guide.minutes === null ? [] : [readingTime(guide.minutes)])].join(', ')}
        </p>
        {first && (
          <SiteLink to={first.path} className="button">
            Start with step 1
          </SiteLink>
        )}
      </div>
      <ol>
        {guide.steps.map(({ title, path, description, minutes }) => (
          <li key={path} id={headingId(title)}>
            <SiteLink to={path}>
              <StepTitle title={title} />
            </SiteLink>
            {description && <p>{description}</p>}
            {minutes !== null && <span className="step-time">{readingTime(minutes)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
