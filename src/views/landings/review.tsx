// Questions of finished lessons that are due for review. A script shows them (`learning/review`),
// because the schedule is only stored on the reader's device.
import type { PageData } from '#schema/page/page-data.ts';
import { PageHeading } from '../layouts/page-header.tsx';
import { LandingText } from './landing-frame.tsx';

export function ReviewPage({ page }: { page: PageData }) {
  return (
    <>
      <div className="device review">
        <header className="review-head">
          <PageHeading page={page} />
          <p className="review-left" role="status" />
        </header>
        <noscript>
          <p>Questions are asked by a script, and scripts are off in this browser.</p>
        </noscript>
        <div data-review="" />
      </div>
      <LandingText page={page} lead={page.lead} />
    </>
  );
}
