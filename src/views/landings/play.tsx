// The playground: write HTML, CSS and JavaScript and see the page at once. The starting sources are in the author's text
// below it, where they can be read without JavaScript.
import type { PageData } from '#schema/page/page-data.ts';
import { PageHeading } from '../layouts/page-header.tsx';
import { WorkbenchSlot } from '../workbench-slot.tsx';
import { LandingText } from './landing-frame.tsx';

export function PlayPage({ page }: { page: PageData }) {
  return (
    <>
      <div className="workbench play" data-part="code">
        <div className="bench-bar">
          <PageHeading page={page} />
          <WorkbenchSlot name="play-tools" page={page} />
        </div>
        <noscript>
          <p className="bench-note">
            The playground needs JavaScript. You can read the files it starts with below.
          </p>
        </noscript>
        <p className="bench-failed">
          The editor could not be loaded. You can read the files the playground starts with below.{' '}
          <a href={page.path} data-reload="">
            Load the page again
          </a>
        </p>
        <WorkbenchSlot name="play-panes" page={page} />
      </div>
      <LandingText page={page} />
    </>
  );
}
