// What is saved on the device, with export, import and delete (`learning/progress`).
import { ProgressDevice } from '#learning/progress/progress-device.tsx';
import type { PageData } from '#schema/page/page-data.ts';
import { LandingHeader, LandingText } from './landing-frame.tsx';

export function ProgressPage({ page }: { page: PageData }) {
  return (
    <>
      <LandingHeader page={page} />
      <div className="landing-list device progress-page">
        <ProgressDevice />
      </div>
      <LandingText page={page} />
    </>
  );
}
