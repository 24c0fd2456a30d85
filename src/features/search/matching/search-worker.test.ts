import { expect, test } from 'vitest';
import type { SearchFile, SearchRow } from '#schema/search.ts';
import { choosePages, createRequestHandler, type WorkerResponse } from './search-worker.ts';

const file: SearchFile = {
  icons: [],
  sections: [],
  parents: ['Blog'],
  pages: [
    ['/blog', 'Blog', '', -1, -1, -1, 0, '', []],
    ['/blog/a', 'A post', 'News', -1, 0, -1, 0, '', [[1, 'Part']]],
  ],
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

function start() {
  const responses: WorkerResponse[] = [];
  const tasks: (() => void)[] = [];
  const handle = createRequestHandler(
    (response) => responses.push(response),
    (task) => tasks.push(task),
  );
  return { responses, tasks, handle };
}

test('the file is answered with the pages to list and the paths at the top level', () => {
  const { responses, handle } = start();
  handle({ kind: 'load', file: bytes(JSON.stringify(file)), maxListed: 34 });
  expect(responses).toEqual([
    {
      kind: 'loaded',
      pages: [
        expect.objectContaining({ id: '/blog', prefix: '', tier: null }),
        expect.objectContaining({ id: '/blog/a', prefix: 'Blog >', tier: null }),
      ],
      paths: ['/blog'],
    },
  ]);
});

test('a file that cannot be read is reported', () => {
  const { responses, handle } = start();
  handle({ kind: 'load', file: bytes('<html>'), maxListed: 34 });
  expect(responses).toEqual([{ kind: 'failed', reason: expect.stringContaining('SyntaxError') }]);
});

test('of several terms that are waiting, only the last is searched for', () => {
  const { responses, tasks, handle } = start();
  handle({ kind: 'load', file: bytes(JSON.stringify(file)), maxListed: 34 });
  for (const term of ['p', 'pa', 'part']) handle({ kind: 'search', term, limit: 42 });
  expect(tasks).toHaveLength(1);
  tasks[0]?.();
  expect(responses.slice(1)).toEqual([
    {
      kind: 'found',
      term: 'part',
      rows: [
        {
          id: '/blog/a#part',
          label: 'Part',
          description: '',
          prefix: 'Blog > A post >',
          icon: null,
          kind: 'heading',
          section: null,
          tier: 'heading',
          highlight: 'part',
        },
      ],
    },
  ]);
  handle({ kind: 'search', term: 'news', limit: 42 });
  expect(tasks).toHaveLength(2);
});

const row = (id: string, section: string | null): SearchRow => ({
  id,
  label: id,
  description: '',
  titles: [],
  icon: null,
  kind: 'page',
  level: id.includes('#') ? 2 : 1,
  section,
});
const pages = (section: string, count: number) =>
  Array.from({ length: count }, (_, index) => row(`/${section}/${index}`, section));
const count = (rows: SearchRow[], limit: number) => {
  const chosen = choosePages(rows, limit);
  return Object.fromEntries(
    [...Map.groupBy(chosen, ({ section }) => section)].map(([name, some]) => [name, some.length]),
  );
};

test('all pages are listed when there is room, and no headings', () => {
  const rows = [row('/a', 'a'), row('/a#one', 'a'), row('/', null)];
  expect(choosePages(rows, 42).map(({ id }) => id)).toEqual(['/a', '/']);
});

test('sections share the limit, and leave what they do not use to the larger ones', () => {
  const rows = [...pages('a', 50), ...pages('b', 2), ...pages('c', 50)];
  expect(count(rows, 34)).toEqual({ a: 16, b: 2, c: 16 });
});

test('of a large section the pages closest to its top are listed, in reading order', () => {
  const rows = ['/a', '/a/b', '/a/b/1', '/a/b/2', '/a/c'].map((id) => row(id, 'a'));
  expect(choosePages(rows, 4).map(({ id }) => id)).toEqual(['/a', '/a/b', '/a/b/1', '/a/c']);
});
