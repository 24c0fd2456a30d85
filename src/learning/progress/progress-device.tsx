// The page of the reader's progress. The server renders it without a table, because everything is saved on the device.
import { type ReactNode, useRef } from 'react';
import * as text from '#messages/progress.ts';
import { courses, listOfSections } from '#site/sections.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** Where readers without progress can begin. */
const [course] = courses;
const other = listOfSections.find(({ landing }) => landing === 'path');

export interface ProgressActions {
  exportFile(): void;
  /** Imports the file that was chosen. */
  importFrom(input: HTMLInputElement): void;
  deleteAll(): void;
}

interface ProgressDeviceProps {
  /** Whether anything is saved; null before the store has been read. */
  isEmpty?: boolean | null;
  table?: ReactNode;
  /** The list of totals. */
  totals?: ReactNode;
  /** The result of the last import. */
  imported?: ReactNode;
  actions?: ProgressActions;
}

export function ProgressDevice(props: ProgressDeviceProps) {
  const { isEmpty = null, table, totals, imported, actions } = props;
  const importButton = useRef<HTMLButtonElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const isReady = isEmpty !== null;
  return (
    <>
      <noscript>
        <p>{text.needsScript}</p>
      </noscript>
      <div className="ledger-column">
        <NothingSaved isHidden={!isReady || Boolean(table)} />
        {table}
      </div>
      <div className="ledger-side">
        <section aria-labelledby="on-this-device" hidden={!totals}>
          <h2 id="on-this-device">{text.onThisDevice}</h2>
          <dl>{totals}</dl>
        </section>
        <ul className="ledger-actions">
          <Action name="export" about={text.aboutExport}>
            <ActionButton
              {...{ name: 'export', icon: 'i-lucide-download', label: text.exportFile }}
              isEnabled={isEmpty === false}
              onClick={actions?.exportFile}
            />
          </Action>
          <Action name="import" about={text.aboutImport} status={imported}>
            <ActionButton
              {...{ name: 'import', icon: 'i-lucide-upload', label: text.importFile }}
              isEnabled={isReady}
              onClick={() => chooser.current?.click()}
              ref={importButton}
            />
            {isReady && (
              <input
                type="file"
                accept=".json,application/json"
                hidden
                ref={chooser}
                onChange={({ currentTarget }) => actions?.importFrom(currentTarget)}
              />
            )}
          </Action>
          <Action name="delete" about={text.aboutDelete}>
            <ActionButton
              {...{ name: 'delete', label: text.deleteAll }}
              isEnabled={isEmpty === false}
              onClick={() => {
                // The clicked button is about to be disabled and would lose the focus.
                importButton.current?.focus();
                actions?.deleteAll();
              }}
            />
          </Action>
        </ul>
        <p className="ledger-note">{text.browserData}</p>
      </div>
    </>
  );
}

function NothingSaved({ isHidden }: { isHidden: boolean }) {
  return (
    <div className="ledger-empty" hidden={isHidden}>
      <span aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <h2>{text.nothingSaved}</h2>
      <p>{text.howToBegin}</p>
      <p className="ledger-ways">
        {course && (
          <SiteLink className="button" to={course.path}>
            {text.startCourse} <Icon name="i-lucide-arrow-right" />
          </SiteLink>
        )}
        {other && (
          <SiteLink className="button button-quiet" to={other.path}>
            {text.choose(other.noun)}
          </SiteLink>
        )}
      </p>
    </div>
  );
}

interface ActionProps {
  name: string;
  about: string;
  status?: ReactNode;
  children: ReactNode;
}

/** A description, its button, and space for a result. */
function Action({ name, about, status, children }: ActionProps) {
  return (
    <li data-action={name}>
      <p id={`${name}-about`}>{about}</p>
      {children}
      <p role="status">{status}</p>
    </li>
  );
}

interface ActionButtonProps {
  name: string;
  icon?: string;
  label: string;
  isEnabled: boolean;
  onClick: (() => void) | undefined;
  ref?: React.Ref<HTMLButtonElement>;
}

function ActionButton({ name, icon, label, isEnabled, onClick, ref }: ActionButtonProps) {
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-describedby={`${name}-about`}
      disabled={!isEnabled}
      {...{ onClick, ref }}
    >
      {icon && <Icon name={icon} />} {label}
    </button>
  );
}
