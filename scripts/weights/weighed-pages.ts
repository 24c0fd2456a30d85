// The pages that are weighed, one of each kind, and what a page of that kind may weigh at most. Growth below these
// budgets is limited by the baseline (see `compare.ts`).
import type { Weight } from './weight.ts';

export interface WeighedPage {
  kind: string;
  path: string;
  budget: Weight;
}

/** Every page: its document and one script before load, no React before the reader acts. */
const everyPage = {
  loadRequests: 2,
  idleRequests: 13,
  idleBytes: 64_000,
  scriptBytes: 30_000,
  prefetchedPages: 5,
  prefetchedBytes: 25_000,
  earlyReact: 0,
};

/** A page with an example in the first screen also loads the script and the frame that run it. */
const withExample = { ...everyPage, idleRequests: 16, idleBytes: 75_000, scriptBytes: 37_000 };

export const weighedPages: readonly WeighedPage[] = [
  {
    kind: 'lesson',
    path: '/cs/html/getting-started/your-first-page',
    budget: {
      ...everyPage,
      loadBytes: 31_500,
      elements: 1_650,
      styleRules: 650,
      styleBytes: 65_500,
      idleBytes: 67_500,
      prefetchedBytes: 29_000,
    },
  },
  {
    // The step with the most code. The button of its workbench has a script of its own.
    kind: 'step of a guide',
    path: '/build-own/lisp/12-compiler',
    budget: {
      ...everyPage,
      scriptBytes: 31_500,
      loadBytes: 30_500,
      elements: 2_700,
      styleRules: 600,
      styleBytes: 60_500,
      idleRequests: 14,
      idleBytes: 77_000,
    },
  },
  {
    kind: 'guide',
    path: '/build-own/lisp',
    budget: { ...everyPage, loadBytes: 24_000, elements: 500, styleRules: 600, styleBytes: 60_500 },
  },
  {
    kind: 'overview of elements',
    path: '/cs/html/elements/optional-tags',
    budget: { ...withExample, loadBytes: 25_500, elements: 1_170, styleRules: 470, styleBytes: 49_000 },
  },
  {
    kind: 'attribute',
    path: '/cs/html/attributes/title',
    budget: { ...withExample, loadBytes: 25_500, elements: 1_040, styleRules: 470, styleBytes: 49_000 },
  },
  {
    // The longest list.
    kind: 'reference list',
    path: '/cs/html/elements',
    budget: {
      ...everyPage,
      loadBytes: 33_500,
      elements: 1_900,
      styleRules: 700,
      styleBytes: 71_500,
      idleBytes: 68_000,
      scriptBytes: 31_500,
    },
  },
  {
    kind: 'home page',
    path: '/',
    budget: {
      ...withExample,
      loadBytes: 23_000,
      elements: 545,
      styleRules: 630,
      styleBytes: 64_500,
      idleRequests: 15,
      idleBytes: 71_000,
    },
  },
];
