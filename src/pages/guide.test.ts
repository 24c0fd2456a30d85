import { expect, test } from 'vitest';
import type { NavigationItem } from '#schema/navigation.ts';
import { sections } from '#site/sections.ts';
import { guideOf } from './guide.ts';
import { listedIn, type SiteData } from './site-data.ts';

const page = (path: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  title: path,
  path,
  stem: path.slice(1),
  ...more,
});

const steps = [
  page('/build-own/lisp/1-reader', { description: 'Read it.', meta: { minutes: 20 } }),
  page('/build-own/lisp/2-evaluator'),
];
const lisp = page('/build-own/lisp', {
  meta: { minutes: 50 },
  children: [page('/build-own/lisp'), ...steps],
});
const whole = page('/build-own/whole');
const section = page('/build-own', { children: [page('/build-own'), lisp, whole] });
const site = {
  nodeByPath: new Map([section, lisp, whole, ...steps].map((item) => [item.path, item])),
  orderBySection: new Map(),
} as unknown as SiteData;

test('the front page of a guide has its steps, with the time that their authors give', () => {
  expect(guideOf(site, '/build-own/lisp')).toEqual({
    minutes: 50,
    steps: [
      {
        title: '/build-own/lisp/1-reader',
        path: '/build-own/lisp/1-reader',
        description: 'Read it.',
        minutes: 20,
      },
      {
        title: '/build-own/lisp/2-evaluator',
        path: '/build-own/lisp/2-evaluator',
        description: '',
        minutes: null,
      },
    ],
  });
});

test('a step knows how long the guide takes, and has the others in the list beside it', () => {
  expect(guideOf(site, '/build-own/lisp/2-evaluator')).toEqual({ minutes: 50, steps: [] });
});

test('a guide in one piece, the list of guides and pages of other sections are none', () => {
  expect(['/build-own/whole', '/build-own', '/quests/a'].map((path) => guideOf(site, path))).toEqual([
    null,
    null,
    null,
  ]);
});

test('a section of guides lists the guides, not their steps', () => {
  expect(listedIn(site, sections.guides).map(({ path }) => path)).toEqual([
    '/build-own/lisp',
    '/build-own/whole',
  ]);
});
