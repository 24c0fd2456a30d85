import { StepList, StepMeter, StepRail, StepTitle, stepPlace } from '#features/navigation/guide-steps.tsx';
import { StepDonePlace } from '#learning/done/done-marks.tsx';
import { numberedStep, stepName } from '#lib/step-name.ts';
import type { PageReference } from '#schema/page/listings.ts';
import { stepZipName, stepZipPath } from '#site/step-zip.ts';
import { type LayoutProps, ReadingLayout } from './reading.tsx';
import { StepFiles, StepFlow, StepWork } from './step-flow.tsx';

/** Build-your-own guides: a front page with links to the steps, and a page for each step. */
export function OwnLayout({ page, sidebar }: LayoutProps) {
  const { guide, step, section, path } = page;
  // A guide of a single page uses the reading layout.
  if (!guide || !sidebar) return <ReadingLayout page={page} sidebar={null} noun="guide" />;
  const place = stepPlace(sidebar);
  const isStep = stepName(page.title) !== null;
  return (
    <ReadingLayout
      page={{ ...page, previous: numbered(page.previous), next: numbered(page.next) }}
      sidebar={sidebar}
      rail={{
        name: 'Steps',
        list: <StepRail sidebar={sidebar} section={section} current={path} minutes={guide.minutes} />,
        place: <StepMeter {...place} />,
      }}
      title={
        isStep &&
        !page.heading && (
          <h1>
            <StepTitle title={page.title} />
          </h1>
        )
      }
      place={isStep && <p className="step-place">{`Step ${place.now} of ${place.total}`}</p>}
      opening={
        step && (
          <>
            <StepFlow step={step} />
            {step.runsInPage && <StepWork path={path} />}
          </>
        )
      }
      noun="step"
    >
      {step && (
        <StepFiles href={encodeURI(stepZipPath(path))} name={stepZipName(path, place.now)} bytes={step.zip} />
      )}
      {isStep && <StepDonePlace />}
      {guide.steps.length > 0 && <StepList guide={guide} />}
    </ReadingLayout>
  );
}

function numbered(step: PageReference | null): PageReference | null {
  return step && { ...step, title: numberedStep(step.title) };
}
