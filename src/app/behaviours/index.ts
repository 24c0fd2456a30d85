// Which elements of a page have a behaviour, and the script of each. They are looked up by selector when a page is shown.
import type { BehaviourEntry } from '#runtime/behaviours.ts';
import type { Manifest } from '#runtime/builds/build-manifest.ts';
import type { FetchData } from '#runtime/builds/data-files.ts';
import type { Http } from '#runtime/http.ts';
import type { IconStore } from '#runtime/icon-store.ts';
import { loadChunk } from '#runtime/load-chunk.ts';
import type { Navigate } from '#runtime/moving/navigate.ts';
import type { Payload } from '#schema/page/page-data.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';
import { pagePathOf, type SiteProgress } from '../progress/site-progress.ts';
import { doneBehaviours } from './done/index.ts';
import { questionIds } from './done/question-ids.ts';

/** What some of them use of the site. */
interface BehaviourServices {
  toasts: Pick<ToastStore, 'add'>;
  manifest: Manifest;
  progress: SiteProgress;
  fetchData: FetchData;
  http: Http;
  navigate: Navigate;
  icons: IconStore;
}

const loadReading = () => loadChunk(() => import('./reading/index.ts'));
const loadLanding = () => loadChunk(() => import('./landing/index.ts'));

export const pageBehaviours = (services: BehaviourServices): readonly BehaviourEntry[] => [
  {
    selector: '.prose:has(.copy)',
    name: 'The copy button',
    controls: '.copy',
    isExtra: true,
    load: async () => (await loadReading()).copyCode,
  },
  {
    selector: '.page-foot:has(.copy-page)',
    name: 'The copy button',
    controls: '.copy-page',
    isExtra: true,
    load: async () => (await loadReading()).copyPage,
  },
  {
    selector: '.prose:has(pre[role="group"], .table-scroll)',
    load: async () => (await loadReading()).scrollStops,
  },
  {
    selector: '.example',
    name: 'The example',
    load: async () => (await loadChunk(() => import('./example/live-example.ts'))).liveExample,
  },
  {
    selector: '.play',
    name: 'The playground',
    load: async () => {
      const { playground } = await loadChunk(() => import('./play/playground.ts'));
      return (root) => playground(root, services);
    },
  },
  {
    selector: '.offline',
    name: 'The list of saved pages',
    load: async () => {
      const { startOffline } = await loadChunk(() => import('#learning/offline/start-offline.tsx'));
      return (root) => startOffline(root, services.icons);
    },
  },
  {
    selector: '.quest',
    name: 'The editor',
    load: async () => {
      const { questWorkspace } = await loadChunk(() => import('./quest/workspace/workspace.ts'));
      return (root) => questWorkspace(root, services);
    },
  },
  {
    // The button may be far below what is seen when the address asks for the workbench.
    selector: 'main:has(.step-work)',
    name: 'The workbench of this step',
    controls: '.step-work > button',
    isExtra: true,
    load: async () => {
      const { stepWork } = await loadChunk(() => import('./step/step-work.ts'));
      return (main) => stepWork(main, services);
    },
  },
  {
    selector: '.quiz',
    name: 'The quiz',
    controls: '.question-check button',
    load: async () => {
      const { startQuiz } = await loadChunk(() => import('#learning/questions/start-quiz.tsx'));
      const { progress } = services;
      return (root) => startQuiz(root, { path: pagePathOf(root), progress, questionIds });
    },
  },
  {
    selector: '.prose .exercise',
    name: 'The exercise',
    controls: '.exercise-actions > button',
    load: async () => {
      const { startExercise } = await loadChunk(() => import('./exercise/start-exercise.tsx'));
      const { progress, icons } = services;
      return (root) => startExercise(root, { path: pagePathOf(root), progress, icons });
    },
  },
  {
    selector: '.folder-check',
    name: 'The check of the folder',
    controls: '.folder-check-start button',
    load: async () => {
      const { startFolderCheck } = await loadChunk(() => import('./folder-check/start-folder-check.tsx'));
      return (root) => startFolderCheck(root, services.icons);
    },
  },
  {
    selector: '.exam',
    name: 'The exam',
    controls: '.exam-start button',
    load: async () => {
      const { startExam } = await loadChunk(() => import('#learning/exam/start-exam.tsx'));
      const { progress, http } = services;
      return (root) =>
        startExam(root, {
          path: pagePathOf(root),
          openProgress: progress.open,
          isAny: progress.isAny,
          loadPage: async (path) => (await http<Payload>(`${path}/_payload.json`)).data,
          now: Date.now,
        });
    },
  },
  {
    selector: '[data-listing]',
    name: 'The filter',
    controls: 'input, button',
    isExtra: true,
    load: async () => (await loadLanding()).filterListing,
  },
  {
    selector: '[data-names]',
    name: 'The filter',
    controls: 'input, button',
    isExtra: true,
    load: async () => (await loadLanding()).filterNames,
  },
  {
    selector: '[data-nearest]',
    load: async () => (await loadChunk(() => import('./landing/nearest-pages.ts'))).nearestPages,
  },
  {
    // The steps of a guide are few: nothing to filter, and no place in them to come back to.
    selector: '.sidebar:not(.step-rail)',
    name: 'The filter',
    controls: 'input',
    isExtra: true,
    load: async () => (await loadReading()).liveSidebar,
  },
  {
    selector: '.page-contents',
    load: async () => (await loadReading()).markCurrentSection,
  },
  {
    selector: '.page-bar',
    load: async () => (await loadReading()).closePageMenus,
  },
  ...doneBehaviours(services),
];
