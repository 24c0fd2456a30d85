// Where readers mark what they have done, and where it is shown. What only shows asks for no code until there is
// something to show.
import type { BehaviourEntry } from '#runtime/behaviours.ts';
import type { FetchData } from '#runtime/builds/data-files.ts';
import type { Http } from '#runtime/http.ts';
import type { Navigate } from '#runtime/moving/navigate.ts';
import type { Progress } from '#runtime/progress/progress.ts';
import type { Outline } from '#schema/outline.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';
import { pagePathOf, type SiteProgress } from '../../progress/site-progress.ts';

interface DoneServices {
  toasts: Pick<ToastStore, 'add'>;
  progress: SiteProgress;
  fetchData: FetchData;
  http: Http;
  navigate: Navigate;
}

export function doneBehaviours({
  toasts,
  progress,
  fetchData,
  http,
  navigate,
}: DoneServices): readonly BehaviourEntry[] {
  /** A behaviour that shows what is kept, now and after every change. */
  const shows =
    (show: (root: HTMLElement, store: Progress) => Promise<void>): BehaviourEntry['load'] =>
    async () =>
    (root) => {
      const leaving = new AbortController();
      progress.follow(leaving.signal, (store) => show(root, store));
      return () => leaving.abort();
    };
  let outline: Promise<Outline> | null = null;
  const loadOutline = () => {
    outline ??= fetchData<Outline>('outline').catch((error: unknown) => {
      outline = null;
      throw error;
    });
    return outline;
  };
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
      selector: [
        '.sidebar:is(.ordered, .step-rail, [data-section="/quests"], [data-section="/projects"])',
        '.landing-section:has(.course-path)',
        '.step-list',
      ].join(),
      load: shows(async (root, store) => (await import('./show-done.ts')).showDone(root, store)),
    },
    {
      selector: '.beginnings',
      load: shows(async (root, store) => {
        const [{ showContinue }, pages] = await Promise.all([import('./show-continue.ts'), loadOutline()]);
        await showContinue(root, store, pages);
      }),
    },
    {
      selector: '[data-listing]:not(:has(.post-rows))',
      load: shows(async (root, store) => {
        const [{ showListing }, pages] = await Promise.all([import('./show-listing.ts'), loadOutline()]);
        await showListing(root, store, pages);
      }),
    },
    {
      selector: '.progress-page',
      load: async () => {
        const { startLedger } = await import('../ledger/ledger.ts');
        return (root) => startLedger(root, { progress, toasts, loadOutline });
      },
    },
    {
      selector: '.review',
      load: async () => {
        const { startReview } = await import('../review/review.ts');
        return (root) => startReview(root, { progress, http, navigate, loadOutline });
      },
    },
    {
      selector: '.page-area',
      load: async () => (root) => {
        const leaving = new AbortController();
        let isNoted = false;
        progress.follow(leaving.signal, async (store) => {
          if (isNoted) return;
          isNoted = true;
          const { noteVisit } = await import('./note-visit.ts');
          await noteVisit(pagePathOf(root), store);
        });
        return () => leaving.abort();
      },
    },
  ];
}
