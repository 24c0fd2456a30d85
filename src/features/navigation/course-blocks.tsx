/** A course as a row of blocks: one for each lesson, the present one outlined. Words beside it say the same. */
export function CourseBlocks({ now, total }: { now: number; total: number }) {
  const lessons = Array.from({ length: total }, (_, at) => at + 1);
  return (
    <span className="course-blocks" aria-hidden="true">
      {lessons.map((lesson) => (
        <i key={lesson} className={lesson === now ? 'now' : lesson < now ? 'on' : undefined} />
      ))}
    </span>
  );
}
