// How much a page or a course asks of the reader: how hard, how long, how far along.
import type { difficulties } from '#schema/page/front-matter.ts';

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

/**
 * A course as a row of blocks: one for each lesson, the present one outlined. Words beside it say the same. None is
 * filled: that would mean done, and which lessons are is not known.
 */
export function CourseBlocks({ now, total }: { now: number; total: number }) {
  const lessons = Array.from({ length: total }, (_, at) => at + 1);
  return (
    <span className="course-blocks" aria-hidden="true">
      {lessons.map((lesson) => (
        <i key={lesson} className={lesson === now ? 'now' : undefined} />
      ))}
    </span>
  );
}

/** `1 minute`, `25 minutes`; from an hour and a half on `about 6 hours`. */
export function readingTime(minutes: number): string {
  if (minutes >= 90) return `about ${Math.round(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
