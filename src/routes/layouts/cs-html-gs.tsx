import type { LayoutProps } from './index.ts';
import { ReadingLayout } from './reading.tsx';

/** A course: numbered lessons, and where the reader is among them. */
export function CsHtmlGsLayout({ page, sidebar }: LayoutProps) {
  const lessons = sidebar?.items ?? [];
  const number = lessons.findIndex((lesson) => lesson.isCurrent) + 1;
  const eyebrow = number > 0 && <p className="eyebrow">{`Lesson ${number} of ${lessons.length}`}</p>;
  return <ReadingLayout page={page} sidebar={sidebar} eyebrow={eyebrow} isOrdered />;
}
