import { CourseBlocks } from '#features/navigation/page-measures.tsx';
import { countQuestions, LessonDonePlace } from '#learning/done/done-marks.tsx';
import type { PageReference } from '#schema/page/listings.ts';
import { type LayoutProps, ReadingLayout } from './reading.tsx';

/** A course: numbered lessons, and the reader's position among them. */
export function CsHtmlGsLayout({ page, sidebar }: LayoutProps) {
  const lessons = sidebar?.items ?? [];
  const total = lessons.length;
  const now = lessons.findIndex((lesson) => lesson.isCurrent) + 1;
  const place = now > 0 && (
    <p className="lesson-place">
      {`Lesson ${now} of ${total}`}
      <CourseBlocks now={now} total={total} />
    </p>
  );
  const numbered = (lesson: PageReference | null, number: number) =>
    lesson && lesson.path !== page.section && now > 0
      ? { ...lesson, title: `${number}. ${lesson.title}` }
      : lesson;
  const previous = numbered(page.previous, now - 1);
  const next = numbered(page.next, now + 1);
  return (
    <ReadingLayout
      page={{ ...page, previous, next }}
      sidebar={sidebar}
      list={{
        isOrdered: true,
        children: (
          <>
            <span className="branch-count">{`${total} lessons`}</span>
            <CourseBlocks now={now} total={total} />
          </>
        ),
      }}
      place={place}
      noun="lesson"
    >
      {now > 0 && <LessonDonePlace questions={countQuestions(page.html)} place={now} />}
    </ReadingLayout>
  );
}
