// The layouts of the HTML reference: titles are code, and elements and attributes show their browser support.
import type { PageBaseline } from '#schema/facts.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { hasBrackets, isCodeName } from '#site/code-name.ts';
import { namesOf } from '#site/reference-names.ts';
import { baselineWords } from './baseline-words.ts';
import { PageHeading } from './page-header.tsx';
import { type LayoutProps, ReadingLayout } from './reading.tsx';
import { filterOf, sidebarPages } from './sidebar-pages.ts';

/** Reference of elements: the name is code in angle brackets. */
export function CsHtmlElsLayout({ page, sidebar }: LayoutProps) {
  const title = isCodeName(page.path) && <CodeTitle page={page} hasBrackets={hasBrackets(page)} />;
  return (
    <ReadingLayout
      page={page}
      sidebar={sidebar}
      // An index has its own filter field above the same names.
      list={{ filter: page.directory ? null : filterOf(sidebar, 'elements', nameCounter(sidebar)) }}
      isCode={isCodeName}
      title={title}
      place={<BaselineMark baseline={page.baseline} />}
    />
  );
}

/** Reference of attributes: the name is code. */
export function CsHtmlAttrsLayout({ page, sidebar }: LayoutProps) {
  return (
    <ReadingLayout
      page={page}
      sidebar={sidebar}
      list={{
        filter: page.directory ? null : filterOf(sidebar, 'attributes', nameCounter(sidebar)),
      }}
      isCode={isCodeName}
      title={isCodeName(page.path) && <CodeTitle page={page} />}
      place={<BaselineMark baseline={page.baseline} />}
    />
  );
}

/** Counts the names of a page in the list; a page below another one, such as `input/date`, has none. */
function nameCounter(sidebar: LayoutProps['sidebar']): (path: string) => number {
  const pages = new Set(sidebarPages(sidebar).map(({ path }) => path));
  const isName = (path: string) => isCodeName(path) && !pages.has(path.slice(0, path.lastIndexOf('/')));
  return (path) => (isName(path) ? namesOf({ title: '', path }).length : 0);
}

/** Accessibility: guides, and the patterns, roles and ARIA attributes in folders of their own. */
export function CsHtmlAccLayout({ page, sidebar }: LayoutProps) {
  return (
    <ReadingLayout
      page={page}
      sidebar={sidebar}
      list={{ filter: filterOf(sidebar, 'pages') }}
      isCode={isCodeName}
      title={isCodeName(page.path) && <CodeTitle page={page} />}
    />
  );
}

/** A title that is code. A document that starts with a heading of its own keeps it. */
function CodeTitle({ page, hasBrackets = false }: { page: PageData; hasBrackets?: boolean }) {
  if (page.heading) return <PageHeading page={page} />;
  return (
    <h1 className="code-title">
      <code>
        {hasBrackets && <span className="bracket">&lt;</span>}
        {page.title}
        {hasBrackets && <span className="bracket">&gt;</span>}
      </code>
    </h1>
  );
}

/** Browser support for the page's subject: one to three blocks, words, and the year of its Baseline. */
export function BaselineMark({ baseline }: { baseline: PageBaseline | null | undefined }) {
  const mark = baseline && baselineWords[baseline.status];
  if (!mark) return null;
  return (
    <p className="baseline-mark">
      {mark.slabs > 0 && (
        <span className="slabs" aria-hidden="true">
          {[1, 2, 3].map((slab) => (
            <i key={slab} className={slab <= mark.slabs ? 'on' : undefined} />
          ))}
        </span>
      )}
      <span>
        <strong>{mark.words}</strong>
        {baseline.year !== undefined && ` · Baseline ${baseline.year}`}
      </span>
    </p>
  );
}
