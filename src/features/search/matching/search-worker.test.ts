import { expect, test, vi } from 'vitest';
import type { SearchFile, SearchRow } from '#schema/search.ts';
import { orderKey, type TextFile } from '#schema/search-text.ts';
import { choosePages, createRequestHandler, type WorkerResponse } from './search-worker.ts';

const file: SearchFile = {
  ...{ icons: [], sections: [], parents: ['Blog'] },
  paths: ['/blog', '/blog/a'],
  titles: ['Blog', 'A post'],
  descriptions: ['', 'News'],
  keywords: ['', ''],
  ...{ sectionOf: [-1, -1], parentOf: [-1, 0], iconOf: [-1, -1], kindOf: [0, 0] },
  rows: ['', '1Part'],
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

function start(files: Record<string, string> = {}) {
  const responses: WorkerResponse[] = [];
  const tasks: (() => void)[] = [];
  const handle = createRequestHandler({
    respond: (response) => void responses.push(response),
    schedule: (task) => void tasks.push(task),
    fetchText: async (address) => files[address] ?? Promise.reject(new Error('gone')),
  });
  return { responses, tasks, handle };
}

test('the file is answered with the pages to list and the paths at the top level', () => {
  const { responses, handle } = start();
  handle({ kind: 'load', file: bytes(JSON.stringify(file)), text: null, maxListed: 34 });
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
  handle({ kind: 'load', file: bytes('<html>'), text: null, maxListed: 34 });
  expect(responses).toEqual([{ kind: 'failed', reason: expect.stringContaining('SyntaxError') }]);
});

test('of several terms that are waiting, only the last is searched for', () => {
  const { responses, tasks, handle } = start();
  handle({ kind: 'load', file: bytes(JSON.stringify(file)), text: null, maxListed: 34 });
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

test('rows found by the text come after those found by labels, then their sentences when the reader pauses', async () => {
  const { responses, tasks, handle } = start({
    '/words': JSON.stringify({ zebra: '1B' }),
    '/blog/a.md': '# A post\n\n## Part\n\nNothing. A zebra is here.',
  });
  const text: TextFile = { order: orderKey(file.paths), sections: 3, parts: [['a', '/words']] };
  handle({ kind: 'load', file: bytes(JSON.stringify(file)), text, maxListed: 34 });
  const rowsOf = (response?: WorkerResponse) =>
    response?.kind === 'found'
      ? response.rows.map(({ id, tier, description }) => [id, tier, description])
      : null;
  handle({ kind: 'search', term: 'zebra', limit: 42 });
  tasks.shift()?.();
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  expect(rowsOf(responses[1])).toEqual([['/blog/a#part', 'text', 'News']]);
  tasks.shift()?.();
  await vi.waitFor(() => expect(responses).toHaveLength(3));
  expect(rowsOf(responses[2])).toEqual([['/blog/a#part', 'text', 'A zebra is here.']]);
});

test('texts of other pages than those of the file are not used', async () => {
  const { responses, tasks, handle } = start({ '/words': JSON.stringify({ zebra: '1B' }) });
  const text: TextFile = { order: 'other', sections: 3, parts: [['a', '/words']] };
  handle({ kind: 'load', file: bytes(JSON.stringify(file)), text, maxListed: 34 });
  handle({ kind: 'search', term: 'zebra', limit: 42 });
  tasks.shift()?.();
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  expect(responses[1]).toEqual({ kind: 'found', term: 'zebra', rows: [] });
});

const row = (id: string, section: string | null): SearchRow => ({
  id,
  page: 0,
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
