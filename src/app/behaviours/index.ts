// Which elements of a page have a behaviour, and the script of each. They are looked up by selector when a page is shown.
import type { BehaviourEntry } from '#runtime/behaviours.ts';
import type { Manifest } from '#runtime/builds/build-manifest.ts';
import type { FetchData } from '#runtime/builds/data-files.ts';
import type { Http } from '#runtime/http.ts';
import type { Navigate } from '#runtime/moving/navigate.ts';
import type { ToastStore } from '#ui/toast/toast-store.ts';
import type { SiteProgress } from '../progress/site-progress.ts';
import { doneBehaviours } from './done/index.ts';

/** What some of them use of the site. */
interface BehaviourServices {
  toasts: Pick<ToastStore, 'add'>;
  manifest: Manifest;
  progress: SiteProgress;
  fetchData: FetchData;
  http: Http;
  navigate: Navigate;
}

const loadReading = () => import('./reading/index.ts');
const loadLanding = () => import('./landing/index.ts');

export const pageBehaviours = (services: BehaviourServices): readonly BehaviourEntry[] => [
  {
    selector: '.prose:has(.copy)',
    load: async () => (await loadReading()).copyCode,
  },
  {
    selector: '.page-foot:has(.copy-page)',
    load: async () => (await loadReading()).copyPage,
  },
  {
    selector: '.prose:has(pre[role="group"], .table-scroll)',
    load: async () => (await loadReading()).scrollStops,
  },
  {
    selector: '.example',
    load: async () => (await import('./example/live-example.ts')).liveExample,
  },
  {
    selector: '.play',
    load: async () => {
      const { playground } = await import('./play/playground.ts');
      return (root) => playground(root, services);
    },
  },
  {
    selector: '.offline',
    load: async () => (await import('./offline/offline-page.ts')).offlinePage,
  },
  {
    selector: '.quest',
    load: async () => {
      const { questWorkspace } = await import('./quest/workspace/workspace.ts');
      return (root) => questWorkspace(root, services.progress);
    },
  },
  {
    selector: '.quiz',
    load: async () => {
      const { startQuiz } = await import('./quiz/quiz.ts');
      return (root) => startQuiz(root, services.progress);
    },
  },
  {
    selector: '[data-listing]',
    load: async () => (await loadLanding()).filterListing,
  },
  {
    selector: '[data-names]',
    load: async () => (await loadLanding()).filterNames,
  },
  {
    selector: '[data-nearest]',
    load: async () => (await import('./landing/nearest-pages.ts')).nearestPages,
  },
  {
    // The steps of a guide are few: nothing to filter, and no place in them to come back to.
    selector: '.sidebar:not(.step-rail)',
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
