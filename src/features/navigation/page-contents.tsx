// The headings of a page: a list or a rail of steps, in a column where there is room. On a narrow screen a bar above the
// text opens what has no column.

import type { ReactNode } from 'react';
import type { ContentsEntry } from '#schema/body.ts';
import { sectionMenuId } from '#schema/document-hooks.ts';
import { Icon } from '#ui/icon.tsx';
import { stepName } from './contents-entries.ts';
import { readingTime } from './page-measures.tsx';

interface PageBarProps {
  /** The name of the section, where it has a list. */
  section: string | null;
  hasContents: boolean;
}

/** Opens what has no column on a narrow screen. The platform opens and closes it, so no script is needed. */
export function PageBar({ section, hasContents }: PageBarProps) {
  if (section === null && !hasContents) return null;
  return (
    <div className="page-bar">
      {section !== null && (
        <button type="button" className="page-bar-section" popoverTarget={sectionMenuId}>
          <Icon name="i-lucide-panel-left" />
          <span>{section}</span>
          <span className="sr-only">menu of this section</span>
        </button>
      )}
      {hasContents && (
        <button type="button" className="page-bar-contents" popoverTarget={contentsMenuId}>
          On this page
          <Icon name="i-lucide-chevron-down" />
        </button>
      )}
    </div>
  );
}

/** The id that the page bar's button names. */
const contentsMenuId = 'contents-menu';

/** The page's contents: a column where there is room, elsewhere a menu that the page bar opens. */
export function ContentsColumn({ isRail = false, children }: { isRail?: boolean; children: ReactNode }) {
  return (
    <aside
      id={contentsMenuId}
      className={isRail ? 'contents-column rail-column' : 'contents-column'}
      aria-label="Page contents"
      popover="auto"
    >
      {children}
    </aside>
  );
}

/** The headings of this page. A script marks the one that is being read. */
export function PageContents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav className="page-contents" aria-labelledby="contents-title">
      <p id="contents-title">On this page</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.depth > 2 ? 'deeper' : undefined}>
            <a href={`#${encodeURIComponent(entry.id)}`}>{entry.text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface StepRailProps {
  /** The headings of the second level. */
  entries: readonly ContentsEntry[];
  minutes: number;
}

/** A guide's steps, each a block: those behind the reader are filled. A script marks where they are. */
export function StepRail({ entries, minutes }: StepRailProps) {
  const steps = entries.filter(({ text }) => stepName(text)).length;
  return (
    <nav className="page-contents step-rail" aria-labelledby="contents-title">
      <p id="contents-title">On this page</p>
      {steps > 1 && <p className="step-count">{`${steps} steps, ${readingTime(minutes)}`}</p>}
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${encodeURIComponent(entry.id)}`}>
              <StepText text={entry.text} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The place in the row says which step it is, so the number is for those who do not see the row. */
function StepText({ text }: { text: string }) {
  const step = stepName(text);
  if (!step) return <span className="step-text">{text}</span>;
  return (
    <>
      <span className="sr-only">{step.number}</span>
      <span className="step-text">{step.name}</span>
    </>
  );
}
