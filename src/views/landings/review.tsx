// Questions of finished lessons, asked again when they are due. A script asks them (`app/behaviours/review`): which
// ones are due is known to the reader's device alone.
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
