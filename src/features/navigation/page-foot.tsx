import { longDate } from '#lib/long-date.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface PageFootProps {
  editUrl: string | null;
  /** The day a person last went through the page. */
  reviewed: string | null;
}

/** The last line of a page: where to mend it, and how fresh it is. */
export function PageFoot({ editUrl, reviewed }: PageFootProps) {
  if (!editUrl && !reviewed) return null;
  return (
    <footer className="page-foot">
      {editUrl && (
        <SiteLink to={editUrl}>
          <Icon name="i-lucide-pencil" /> Edit this page
        </SiteLink>
      )}
      {reviewed && (
        <p>
          Last reviewed <time dateTime={reviewed}>{longDate(reviewed)}</time>
        </p>
      )}
    </footer>
  );
}
