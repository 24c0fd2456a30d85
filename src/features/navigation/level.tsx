import type { difficulties } from '#schema/front-matter.ts';

/** Written out here, because the schema would bring its checks along into the browser. */
const levels: typeof difficulties = ['beginner', 'intermediate', 'advanced', 'expert'];

/** How hard a page is: one to four slabs and the word. A word of the author's own has no slabs. */
export function Level({ difficulty }: { difficulty: string }) {
  const reached = (levels as readonly string[]).indexOf(difficulty) + 1;
  return (
    <span className="level">
      {reached > 0 && (
        <span className="slabs" aria-hidden="true">
          {levels.map((word, at) => (
            <i key={word} className={at < reached ? 'on' : undefined} />
          ))}
        </span>
      )}
      {difficulty.charAt(0).toUpperCase() + difficulty.slice(1)}
    </span>
  );
}
