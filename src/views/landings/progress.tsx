// What is kept on the reader's device, and what can be done with it. A script draws the ledger (`app/behaviours/ledger`);
// where none runs, nothing is kept either.
import type { PageData } from '#schema/page/page-data.ts';
import { sections } from '#site/sections.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { LandingHeader, LandingText } from './landing-frame.tsx';

export function ProgressPage({ page }: { page: PageData }) {
  return (
    <>
      <LandingHeader page={page} />
      <div className="landing-list device progress-page">
        <noscript>
          <p>Your progress is kept by a script, and scripts are off in this browser.</p>
        </noscript>
        <div className="ledger-column" data-ledger="">
          <div className="ledger-empty" hidden>
            <span aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <h2>Nothing is kept yet</h2>
            <p>
              Finish a lesson, tick an item or pass a check, and it shows here. Or bring a file from another
              device.
            </p>
            <p className="ledger-ways">
              <SiteLink className="button" to={sections.lessons.path}>
                Start the course <Icon name="i-lucide-arrow-right" />
              </SiteLink>
              <SiteLink className="button button-quiet" to={sections.quests.path}>
                Choose a quest
              </SiteLink>
            </p>
          </div>
        </div>
        <div className="ledger-side">
          <section aria-labelledby="on-this-device" data-kept="" hidden>
            <h2 id="on-this-device">On this device</h2>
            <dl />
          </section>
          <ul className="ledger-actions">
            <Action name="export" icon="i-lucide-download" label="Export">
              One file with everything, to keep or to carry.
            </Action>
            <Action name="import" icon="i-lucide-upload" label="Import">
              Adds a file to what is here. The newer mark wins, both drafts stay.
            </Action>
            <Action name="forget" label="Forget">
              Removes all of it from this device.
            </Action>
          </ul>
          <p className="ledger-note">
            Clearing this site’s data in your browser clears your progress too. An export brings it back.
          </p>
        </div>
      </div>
      <LandingText page={page} />
    </>
  );
}

interface ActionProps {
  name: string;
  icon?: string;
  label: string;
  children: string;
}

/** What it does in words, its button, and room for an answer. */
function Action({ name, icon, label, children }: ActionProps) {
  return (
    <li data-action={name}>
      <p id={`${name}-about`}>{children}</p>
      <button
        type="button"
        className="button button-quiet button-small"
        aria-describedby={`${name}-about`}
        disabled
      >
        {icon && <Icon name={icon} />} {label}
      </button>
      <p role="status" />
    </li>
  );
}
