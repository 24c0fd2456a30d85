import type { ContentsEntry } from '#schema/body.ts';
import { contentsDepth } from '#schema/constants.ts';

/** The headings of this page. Shown from two headings on: one alone tells the reader nothing. */
export function PageContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const shown = entries.filter((entry) => entry.depth <= contentsDepth);
  if (shown.length < 2) return null;
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title">On this page</p>
      <ul>
        {shown.map((entry) => (
          <li key={entry.id} className={entry.depth > 2 ? 'deeper' : undefined}>
            <a href={`#${encodeURIComponent(entry.id)}`}>{entry.text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
