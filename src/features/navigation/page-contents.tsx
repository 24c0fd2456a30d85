// The table of contents of a page, in a column if there is room. On a narrow screen, a bar above the text
// opens the contents and the section's list.

import type { ReactNode } from 'react';
import * as text from '#messages/page.ts';
import { sectionMenuId } from '#schema/document-hooks.ts';
import type { ContentsEntry } from '#schema/page/body.ts';
import { Icon } from '#ui/icon.tsx';

interface PageBarProps {
  /** The name of the section, if it has a list. */
  section: string | null;
  hasContents: boolean;
  /** The reader's position in the section, beside its name. */
  children?: ReactNode;
}

/** Opens the menus that have no column on a narrow screen. They are popovers, so no script is needed. */
export function PageBar({ section, hasContents, children }: PageBarProps) {
  if (section === null && !hasContents) return null;
  return (
    <div className="page-bar">
      {section !== null && (
        <button type="button" className="page-bar-section" popoverTarget={sectionMenuId}>
          <Icon name="i-lucide-panel-left" />
          <span>{section}</span>
          {children}
          <span className="sr-only">{text.sectionMenu}</span>
        </button>
      )}
      {hasContents && (
        <button type="button" className="page-bar-contents" popoverTarget={contentsMenuId}>
          {text.onThisPage}
          <Icon name="i-lucide-chevron-down" />
        </button>
      )}
    </div>
  );
}

/** The id that the page bar's button refers to. */
const contentsMenuId = 'contents-menu';

/** The contents of the page: a column if there is room, otherwise a menu that the page bar opens. */
export function ContentsColumn({ children }: { children: ReactNode }) {
  return (
    <aside id={contentsMenuId} className="contents-column" aria-label={text.pageContents} popover="auto">
      {children}
    </aside>
  );
}

/** The headings of this page. A script marks the one being read. */
export function PageContents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav className="page-contents" aria-labelledby="contents-title">
      <p id="contents-title">{text.onThisPage}</p>
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
