import { longDate } from '#lib/long-date.ts';
import { markdownPath } from '#lib/markdown-path.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

interface PageFootProps {
  path: string;
  editUrl: string | null;
  /** The day a person last went through the page. */
  reviewed: string | null;
}

/** The last line of a page: where to mend it, how to take it along as Markdown, and how fresh it is. */
export function PageFoot({ path, editUrl, reviewed }: PageFootProps) {
  return (
    <footer className="page-foot">
      <div>
        {editUrl && (
          <SiteLink to={editUrl}>
            <Icon name="i-lucide-pencil" /> Edit this page
          </SiteLink>
        )}
        <a href={encodeURI(markdownPath(path))} type="text/markdown">
          <Icon name="i-lucide-file-text" /> View as Markdown
        </a>
        <button type="button" className="copy-page">
          <Icon name="i-lucide-copy" /> <span>Copy page as Markdown</span>
        </button>
      </div>
      {reviewed && (
        <p>
          Last reviewed <time dateTime={reviewed}>{longDate(reviewed)}</time>
        </p>
      )}
    </footer>
  );
}
