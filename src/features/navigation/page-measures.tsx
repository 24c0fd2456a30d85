// The effort of a page or a course: level, duration, position.
import * as text from '#messages/page.ts';
import type { difficulties } from '#schema/page/front-matter.ts';

/** Duplicated here, because importing the schema would add its validation code to the browser bundle. */
const levels: typeof difficulties = ['beginner', 'intermediate', 'advanced', 'expert'];

/** The level of a page: one to four blocks and the word. An unknown level has no blocks. */
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
 * A course as a row of blocks: one for each lesson, the current one outlined. The text beside it gives the
 * same data. None is filled: that would mean done, and the finished lessons are not known here.
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

/** `1 minute`, `25 minutes`; from 90 minutes `about 6 hours`. */
export function readingTime(minutes: number): string {
  return text.minutes(minutes);
}
