// The index of a reference: all names from A to Z, then all pages by family, each with a one-line
// description. A subject page shows only the names.

import type { ReactNode } from 'react';
import * as text from '#messages/page.ts';
import type { ContentsEntry } from '#schema/page/body.ts';
import type { Directory as DirectoryData, DirectoryFamily, LetterGroup } from '#schema/page/listings.ts';
import { SiteLink } from '#ui/site-link.tsx';

const alphabet: ContentsEntry = { id: 'a-to-z', text: text.aToZ, depth: 2 };
const byFamily: ContentsEntry = { id: 'by-family', text: text.byFamily, depth: 2 };

/** The headings of both lists, for the table of contents. */
export const directoryContents: readonly ContentsEntry[] = [alphabet, byFamily];

interface DirectoryProps {
  directory: DirectoryData;
  isCode(path: string): boolean;
}

/** Both lists, with their filter field. */
export function Directory({ directory, isCode }: DirectoryProps) {
  return (
    <section className="directory" data-names="" aria-label={text.allOf(directory.noun)}>
      <NamesFilter directory={directory} title={alphabet.text} id={alphabet.id} />
      <Letters letters={directory.letters} />
      <NothingFound clear={text.clearFilter}>{text.noName}</NothingFound>
      <div className="directory-families" data-letter="">
        <h2 id={byFamily.id}>{byFamily.text}</h2>
        {directory.families.map((family) => (
          <Family key={family.title} family={family} isCode={isCode} />
        ))}
      </div>
    </section>
  );
}

function Family({ family, isCode }: { family: DirectoryFamily; isCode: DirectoryProps['isCode'] }) {
  const { title, path, pages } = family;
  return (
    <div className="directory-family" data-letter="">
      <h3>{path ? <SiteLink to={path}>{title}</SiteLink> : title}</h3>
      <dl>
        {pages.map((page) => (
          <div key={page.path} data-row={page.title.toLowerCase()}>
            <dt>
              <SiteLink to={page.path}>{isCode(page.path) ? <code>{page.title}</code> : page.title}</SiteLink>
            </dt>
            <dd>{page.description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface NamesFilterProps {
  directory: DirectoryData;
  title: string;
  /** The anchor for the table of contents. */
  id?: string;
}

/** The heading of a list of names, their number, and the filter field. */
export function NamesFilter({ directory, title, id }: NamesFilterProps) {
  const label = text.filter(directory.noun);
  return (
    <div className="section-head">
      <div>
        <h2 id={id}>{title}</h2>
        <p className="landing-note" role="status" data-all={directory.counts}>
          {directory.counts}
        </p>
      </div>
      <input
        className="name-filter"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck="false"
        type="search"
      />
    </div>
  );
}

/** Names from A to Z; a script filters them while the reader types. */
export function Letters({ letters }: { letters: readonly LetterGroup[] }) {
  return (
    <div className="letters">
      {letters.map(({ letter, names }) => (
        <div key={letter} data-letter="">
          <h3>{letter}</h3>
          <ul>
            {names.map(({ title, path }) => (
              <li key={title} data-name={title.toLowerCase()}>
                <SiteLink to={path}>
                  <code>{title}</code>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface NothingFoundProps {
  /** The label of the button that clears the filter. */
  clear: string;
  children: ReactNode;
}

/** Shown by a script in place of a list without matches. */
export function NothingFound({ clear, children }: NothingFoundProps) {
  return (
    <div className="nothing-found" data-nothing="" hidden>
      <p>{children}</p>
      <button type="button" className="button button-quiet" data-clear="">
        {clear}
      </button>
    </div>
  );
}
