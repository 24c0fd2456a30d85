import { expect, test } from 'vitest';
import { arrivals, byFeature } from './html-since-2020.ts';

const support = (feature: string, since?: string) => ({
  baseline: { value: { feature, status: 'widely', ...(since && { since }) } },
});

test('what arrived since 2020, once each and in order', () => {
  const all = arrivals({
    elements: {
      search: { support: support('search', '2023-10-13') },
      p: { support: support('p', '2015-07-29') },
    },
    attributes: {
      loading: {
        support: [
          { element: 'img', ...support('lazy', '2023-12-19') },
          { element: 'iframe', ...support('lazy', '2023-12-19') },
        ],
      },
      class: { support: [{}] },
      for: { support: [support('output', '≤2018-10-02')] },
    },
    values: { date: { value: 'date', support: [support('input-date', '2021-10-05')] } },
  });
  expect(all.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'value date',
    'element search',
    'attribute loading',
  ]);
  expect(all[2]?.elements).toEqual(['img', 'iframe']);
});

test('parts of one feature that arrived on one day are together', () => {
  const part = (name: string, feature: string, since: string) => ({
    kind: 'attribute' as const,
    name,
    elements: [],
    feature,
    since,
  });
  const parts = [part('a', 'x', '2021-01-01'), part('b', 'y', '2021-01-01'), part('c', 'x', '2021-01-01')];
  expect(byFeature(parts).map((group) => group.map(({ name }) => name))).toEqual([['a', 'c'], ['b']]);
});
