// Where readers mark what they have done, and where it is shown. What only shows asks for no code until there is
// something to show.
import type { BehaviourEntry } from '#runtime/behaviours.ts';
import type { FetchData } from '#runtime/builds/data-files.ts';
import type { Http } from '#runtime/http.ts';
import type { Navigate } from '#runtime/moving/navigate.ts';
import type { Outline } from '#schema/outline.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';
import type { SiteProgress } from '../../progress/site-progress.ts';

interface DoneServices {
  toasts: Pick<ToastStore, 'add'>;
  progress: SiteProgress;
  fetchData: FetchData;
  http: Http;
  navigate: Navigate;
}

const loadShowKept = () => import('./show-kept.ts');

export function doneBehaviours(services: DoneServices): readonly BehaviourEntry[] {
  const { progress } = services;
  const loadOutline = () => services.fetchData<Outline>('outline');
  return [
    {
      selector: '.done-bar',
      load: async () => {
        const { markLessonDone } = await import('./mark-lesson-done.ts');
        return (root) => markLessonDone(root, progress);
      },
    },
    {
      selector: '.step-done',
      load: async () => {
        const { markStepDone } = await import('./mark-step-done.ts');
        return (root) => markStepDone(root, progress);
      },
    },
    {
      selector: '.prose:has(.contains-task-list)',
      load: async () => {
        const { tickItems } = await import('./tick-items.ts');
        return (root) => tickItems(root, progress);
      },
    },
    {
      selector: '.progress-page',
      load: async () => {
        const { startLedger } = await import('../ledger/ledger.ts');
        return (root) => startLedger(root, { ...services, loadOutline });
      },
    },
    {
      selector: '.review',
      load: async () => {
        const { startReview } = await import('../review/review.ts');
        return (root) => startReview(root, { ...services, loadOutline });
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
