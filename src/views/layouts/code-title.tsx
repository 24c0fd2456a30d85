import type { PageData } from '#schema/page-data.ts';
import { PageHeading } from './page-heading.tsx';

/** A page whose title is a piece of code. A document that opens with a heading of its own keeps it. */
export function CodeTitle({ page, hasBrackets = false }: { page: PageData; hasBrackets?: boolean }) {
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
