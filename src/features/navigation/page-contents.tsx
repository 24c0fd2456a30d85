import type { ContentsEntry } from '#schema/body.ts';

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
