// Everything after the text of a page: pages below it, the author's links, the next page, and the last line.

import { isExternal } from '#lib/address/link-target.ts';
import { markdownPath } from '#lib/address/markdown-path.ts';
import { longDate } from '#messages/dates.ts';
import * as text from '#messages/page.ts';
import type { Connections, PageReference } from '#schema/page/listings.ts';
import type { PageLink } from '#schema/page/page.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface PageListProps {
  pages: readonly PageReference[];
  label: string;
  /** Shows dates, as for posts. */
  hasDates?: boolean;
}

/** The pages below a page, each with a one-line description. */
export function PageList({ pages, label, hasDates = false }: PageListProps) {
  if (pages.length === 0) return null;
  return (
    <section className="page-list" aria-label={label}>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <h2>
              {page.icon && <Icon name={page.icon} />}
              <SiteLink to={page.path}>{page.title}</SiteLink>
              {page.difficulty && <span className="badge badge-neutral">{page.difficulty}</span>}
            </h2>
            {page.description && <p>{page.description}</p>}
            {hasDates && page.date && <time dateTime={page.date}>{longDate(page.date)}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RelatedLinksProps {
  links: readonly PageLink[] | null;
  /** Whether the text already ends with a section of that name. */
  hasOwn?: boolean;
}

/** The author's further reading: other pages, and sources. External links are marked. */
export function RelatedLinks({ links, hasOwn = false }: RelatedLinksProps) {
  if (!links?.length) return null;
  return (
    <section className="related" aria-labelledby="related-title">
      <h2 id="related-title">{hasOwn ? text.readMore : text.related}</h2>
      <ul>
        {links.map(({ label, to, target }) => (
          <li key={to}>
            <SiteLink to={to} target={target}>
              {label}
              {isExternal(to) && (
                <>
                  <Icon name="i-lucide-arrow-up-right" />
                  <span className="sr-only">{` ${text.anotherSite}`}</span>
                </>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pages to read first or to practise with, in lists like that of further reading. */
export function ConnectedPages({ connections = [] }: { connections?: Connections | undefined }) {
  return connections.map(({ title, pages }, at) => {
    const id = `connected-${at + 1}`;
    return (
      <section key={title} className="related" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul>
          {pages.map(({ label, path }) => (
            <li key={path}>
              <SiteLink to={path}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

interface PageNeighboursProps {
  previous: PageReference | null;
  next: PageReference | null;
  /** The noun for a page of the section, such as `lesson`. */
  noun?: string;
  /** The path of the section's index, which is not one of its pages. */
  index?: string | null;
  /** Whether the title of the page at a path is code. */
  isCode?(path: string): boolean;
}

/** Links to the previous and next page in reading order. */
export function PageNeighbours({ previous, next, noun, index, isCode }: PageNeighboursProps) {
  if (!previous && !next) return null;
  const nounOf = ({ path }: PageReference) => (path === index ? undefined : noun);
  const className = (page: PageReference) => (isCode?.(page.path) ? 'code-name' : undefined);
  return (
    <nav className="neighbours" aria-label={text.previousAndNext}>
      {previous && (
        <SiteLink to={previous.path} rel="prev">
          <span>
            <Icon name="i-lucide-arrow-left" />
            {` ${text.previous(nounOf(previous))}`}
          </span>
          <strong className={className(previous)}>{previous.title}</strong>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} rel="next" className="next">
          <span>
            {`${text.next(nounOf(next))} `}
            <Icon name="i-lucide-arrow-right" />
          </span>
          <strong className={className(next)}>{next.title}</strong>
        </SiteLink>
      )}
    </nav>
  );
}

interface PageFootProps {
  path: string;
  editUrl: string | null;
  /** The day a person last reviewed the page. */
  reviewed: string | null;
}

/** The last line of a page: links to edit it and to its Markdown, and the date of its last review. */
export function PageFoot({ path, editUrl, reviewed }: PageFootProps) {
  return (
    <footer className="page-foot">
      <div>
        {editUrl && (
          <SiteLink to={editUrl}>
            <Icon name="i-lucide-pencil" />
            {` ${text.editThisPage}`}
          </SiteLink>
        )}
        <a href={encodeURI(markdownPath(path))} type="text/markdown">
          <Icon name="i-lucide-file-text" />
          {` ${text.viewAsMarkdown}`}
        </a>
        <button type="button" className="copy-page">
          <Icon name="i-lucide-copy" /> <span>{text.copyAsMarkdown}</span>
        </button>
      </div>
      {reviewed && (
        <p>
          {`${text.lastReviewed} `}
          <time dateTime={reviewed}>{longDate(reviewed)}</time>
        </p>
      )}
    </footer>
  );
}
