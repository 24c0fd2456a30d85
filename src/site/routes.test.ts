import { expect, test } from 'vitest';
import { matchRoute, routes } from './routes.ts';
import { layoutOfPath } from './sections.ts';

const table: [path: string, id: string, layout: string][] = [
  ['/', 'index', 'default'],
  ['/cs', 'cs', 'default'],
  ['/cs/', 'cs', 'default'],
  ['/cs/html', 'html', 'default'],
  ['/cs/html/elements', 'elements', 'cs-html-els'],
  ['/cs/html/elements/a', 'elements', 'cs-html-els'],
  ['/cs/html/elements/forms/input', 'elements', 'cs-html-els'],
  ['/cs/html/elements-old', 'html-page', 'default'],
  ['/cs/html/attributes/alt', 'attributes', 'cs-html-attrs'],
  ['/cs/html/accessibility', 'accessibility', 'cs-html-acc'],
  ['/cs/html/getting-started/lists', 'getting-started', 'cs-html-gs'],
  ['/cs/html/anything/else', 'html-page', 'default'],
  ['/quests', 'page', 'quests'],
  ['/quests/hello-page', 'page', 'quests'],
  ['/projects/x', 'page', 'projects'],
  ['/build-own/x/y', 'page', 'own'],
  ['/blog/post', 'page', 'blog'],
  ['/blogging', 'page', 'default'],
  ['/cs/algorithms/sorting', 'page', 'default'],
  ['/about', 'page', 'default'],
];

test.each(table)('%s is route %s with layout %s', (path, id, layout) => {
  for (const order of [routes, routes.toReversed()]) {
    const route = matchRoute(path, order);
    expect(route.id).toBe(id);
    expect(layoutOfPath(path)).toBe(layout);
  }
});
