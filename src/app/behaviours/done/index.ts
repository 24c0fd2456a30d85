// Where readers mark what they have done, and where it is shown. What only shows asks for no code until there is
// something to show.
import type { BehaviourEntry } from '#runtime/behaviours.ts';
import type { FetchData } from '#runtime/builds/data-files.ts';
import type { Http } from '#runtime/http.ts';
import type { IconStore } from '#runtime/icon-store.ts';
import { loadChunk } from '#runtime/load-chunk.ts';
import type { Navigate } from '#runtime/moving/navigate.ts';
import type { Outline } from '#schema/outline.ts';
import type { Payload } from '#schema/page/page-data.ts';
import { progressPath } from '#site/learning.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';
import { pagePathOf, type SiteProgress } from '../../progress/site-progress.ts';
import { attachLater } from '../workbench/attach-later.ts';
import { questionIds } from './question-ids.ts';

interface DoneServices {
  toasts: Pick<ToastStore, 'add'>;
  progress: SiteProgress;
  fetchData: FetchData;
  http: Http;
  navigate: Navigate;
  icons: IconStore;
}

const loadStartDone = () => loadChunk(() => import('#learning/done/start-done.tsx'));
const loadShowKept = () => loadChunk(() => import('./show-kept.ts'));

export function doneBehaviours(services: DoneServices): readonly BehaviourEntry[] {
  const { progress } = services;
  const loadOutline = () => services.fetchData<Outline>('outline');
  return [
    {
      selector: '.lesson-mark',
      name: 'The button that marks this lesson as done',
      load: async () => {
        const { startLessonDone } = await loadStartDone();
        return (root) => startLessonDone(root, { path: pagePathOf(root), progress, questionIds });
      },
    },
    {
      selector: '.step-mark',
      name: 'The box that marks this step as done',
      load: async () => {
        const { startStepDone } = await loadStartDone();
        return (root) => startStepDone(root, { path: pagePathOf(root), progress, questionIds });
      },
    },
    {
      selector: '.prose:has(.contains-task-list)',
      name: 'The checklist',
      load: async () => {
        const { tickItems } = await loadChunk(() => import('./tick-items.ts'));
        return (root) => tickItems(root, progress);
      },
    },
    {
      selector: '.progress-page',
      name: 'Your progress',
      load: async () => {
        const [{ startProgress }] = await Promise.all([
          loadChunk(() => import('#learning/progress/start-progress.tsx')),
          progress.open(),
        ]);
        return (root) => startProgress(root, { ...services, loadOutline });
      },
    },
    {
      selector: '.review',
      name: 'The review',
      load: async () => {
        const [{ startReview }, { findQuestion }] = await Promise.all([
          loadChunk(() => import('#learning/review/start-review.tsx')),
          loadChunk(() => import('#learning/review/due-question.ts')),
          progress.open(),
        ]);
        return (root) =>
          startReview(root, {
            openProgress: progress.open,
            loadOutline,
            async loadQuestion({ path, id }) {
              const { data } = await services.http<Payload>(`${path}/_payload.json`);
              return findQuestion(data.page.html, id);
            },
            now: Date.now,
            startExercise: (card, path, solved) =>
              attachLater(
                (async () => {
                  const { startExercise } = await loadChunk(() => import('../exercise/start-exercise.tsx'));
                  return startExercise(card, { path, progress, icons: services.icons, solved });
                })(),
              ),
            leave: () => services.navigate(progressPath),
          });
      },
    },
    {
      // What is around it has no box of its own, so it never comes into view.
      selector: '.page-area main',
      load: async () => (main) => {
        const page = main.closest<HTMLElement>('.page-area') ?? main;
        const leaving = new AbortController();
        let isShown = false;
        // Fetched beside the store and its code; whoever needs it asks again.
        if (progress.isAny) loadShowKept().catch(() => {});
        progress.follow(leaving.signal, async (store) => {
          // Where nothing is kept there is nothing to show, and perhaps something to take back.
          if (!isShown && !progress.isAny && (await store.isEmpty())) return;
          isShown = true;
          const { showKept } = await loadShowKept();
          await showKept(page, store, loadOutline);
        });
        return () => leaving.abort();
      },
    },
  ];
}
