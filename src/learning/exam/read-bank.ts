// The questions of an exam, read from the payloads of the pages that have them.
import type { PageBundle } from '#schema/page/page-data.ts';
import { readQuestions } from '../review/due-question.ts';
import type { ExamTopic } from './exam-state.ts';

/** Rejects if a page cannot be loaded. */
export function readBank(
  paths: readonly string[],
  loadPage: (path: string) => Promise<PageBundle>,
): Promise<ExamTopic[]> {
  return Promise.all(
    paths.map(async (path) => {
      const { page } = await loadPage(path);
      return {
        path,
        title: page.title,
        questions: readQuestions(page.html).map((question) => ({ path, ...question })),
      };
    }),
  );
}
