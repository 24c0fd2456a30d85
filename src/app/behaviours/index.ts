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

export const pageBehaviours = (services: BehaviourServices): readonly BehaviourEntry[] => [
  {
    selector: '.prose:has(.copy)',
    load: async () => (await import('./reading/index.ts')).copyCode,
  },
  {
    selector: '.page-foot:has(.copy-page)',
    load: async () => (await import('./reading/index.ts')).copyPage,
  },
  {
    selector: '.prose:has(pre[role="group"], .table-scroll)',
    load: async () => (await import('./reading/index.ts')).scrollStops,
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
    load: async () => (await import('./landing/index.ts')).filterListing,
  },
  {
    selector: '[data-names]',
    load: async () => (await import('./landing/index.ts')).filterNames,
  },
  {
    selector: '[data-nearest]',
    load: async () => (await import('./landing/nearest-pages.ts')).nearestPages,
  },
  {
    // The steps of a guide are few: nothing to filter, and no place in them to come back to.
    selector: '.sidebar:not(.step-rail)',
    load: async () => (await import('./reading/index.ts')).liveSidebar,
  },
  {
    selector: '.page-contents',
    load: async () => (await import('./reading/index.ts')).markCurrentSection,
  },
  {
    selector: '.page-bar',
    load: async () => (await import('./reading/index.ts')).closePageMenus,
  },
  ...doneBehaviours(services),
];
