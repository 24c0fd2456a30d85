import { expect, test, vi } from 'vitest';
import { buildId, noteWrites } from './build-id.ts';
import type { OutputFolder } from './output/output-folder.ts';

const page = (document: string, payload = 'p') => ({
  parts: { document: { hash: document, bytes: 1 }, payload: { hash: payload, bytes: 1 }, names: [] },
});

const published = { pages: { '/': page('a'), '/b': page('b') }, files: ['x.js 1', 'y.css 2'] };

test('the order of pages and files makes no difference', () => {
  const reversed = { pages: { '/b': page('b'), '/': page('a') }, files: ['y.css 2', 'x.js 1'] };
  expect(buildId(reversed)).toBe(buildId(published));
});

test('what is not published of a page makes no difference', () => {
  const { pages, files } = published;
  const rendered = { ...pages, '/b': { ...pages['/b'], key: 'other', stamp: 'later' } };
  expect(buildId({ pages: rendered, files })).toBe(buildId(published));
});

test.each([
  { ...published, pages: { ...published.pages, '/b': page('c') } },
  { ...published, pages: { ...published.pages, '/b': page('b', 'q') } },
  { ...published, pages: { '/': page('a') } },
  { ...published, files: ['x.js 1', 'y.css 3'] },
  { ...published, files: ['x.js 1'] },
])('a file that is another, or is missing, makes another id: %#', (other) => {
  expect(buildId(other)).not.toBe(buildId(published));
});

test('files are noted by their content as they are written, except the one that tells the time', () => {
  const folder = { write: vi.fn() } as unknown as OutputFolder;
  const { output, written } = noteWrites(folder);
  output.write('a.txt', 'one', 'data');
  output.write('b.txt', Buffer.from('one'));
  output.write('.well-known/security.txt', 'Expires: soon');
  expect(folder.write).toHaveBeenCalledTimes(3);
  expect(folder.write).toHaveBeenCalledWith('a.txt', 'one', 'data');
  const [a, b] = written.map((line) => line.split(' '));
  expect([a?.[0], b?.[0]]).toEqual(['a.txt', 'b.txt']);
  expect(a?.[1]).toBe(b?.[1]);
  expect(written).toHaveLength(2);
});
