// What is saved on the device, with export, import and delete. A script fills the table (`app/behaviours/ledger`): without
// JavaScript nothing is saved.
import type { PageData } from '#schema/page/page-data.ts';
import { courses, listOfSections } from '#site/sections.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { LandingHeader, LandingText } from './landing-frame.tsx';

/** Where a reader without progress can start. */
const [start] = courses;
const other = listOfSections.find(({ landing }) => landing === 'path');

export function ProgressPage({ page }: { page: PageData }) {
  return (
    <>
      <LandingHeader page={page} />
      <div className="landing-list device progress-page">
        <noscript>
          <p>Saving progress needs JavaScript, which is turned off in this browser.</p>
        </noscript>
        <div className="ledger-column" data-ledger="">
          <div className="ledger-empty" hidden>
            <span aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <h2>Nothing saved yet</h2>
            <p>
              Finish a lesson, tick an item or pass a check, and it appears here. Or import a file from
              another device.
            </p>
            <p className="ledger-ways">
              {start && (
                <SiteLink className="button" to={start.path}>
                  Start the course <Icon name="i-lucide-arrow-right" />
                </SiteLink>
              )}
              {other && (
                <SiteLink className="button button-quiet" to={other.path}>
                  Choose a {other.noun}
                </SiteLink>
              )}
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
              Save everything to one file, as a backup or for another device.
            </Action>
            <Action name="import" icon="i-lucide-upload" label="Import">
              Merge a saved file into this browser. The newer entry wins; drafts from both are kept.
            </Action>
            <Action name="delete" label="Delete all">
              Delete everything saved here. You can undo it for ten seconds.
            </Action>
          </ul>
          <p className="ledger-note">
            Clearing this site’s data in your browser deletes your progress too. Import an exported file to
            get it back.
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

/** A description, its button, and space for a result. */
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
