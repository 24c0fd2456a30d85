// The archives that pages offer for download: a step's files, and a project's starter.
import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { walkElements } from '#pipeline/markdown/walk.ts';
import { fetchSite } from '#tests/support/sites/request-site.ts';

/** The attributes of the first link whose text begins with these words. */
function linkIn(html: string, words: string): Element['properties'] | undefined {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html }] } as never) as Root;
  const links: Element[] = [];
  walkElements<Element>(tree, (element) => {
    if (element.tagName === 'a') links.push(element);
  });
  return links.find((link) => textOf(link).trim().startsWith(words))?.properties;
}

async function namesIn(response: Response): Promise<string[]> {
  const archive = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
  const names: string[] = [];
  for await (const entry of archive.eachEntry()) names.push(entry.fileName);
  return names;
}

test('a step offers its files as one archive', async () => {
  const page = '/build-own/regex-engine/3-choice';
  const link = linkIn(await (await fetchSite('real', page)).text(), 'Download this step');
  expect(link?.download).toBe('regex-engine-step-3.zip');

  const response = await fetchSite('real', String(link?.href));
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(await namesIn(response)).toEqual([
    'regex-engine-step-3/regex.js',
    'regex-engine-step-3/regex.test.js',
  ]);
});

test('a project offers its starter as one archive', async () => {
  const page = '/projects/one-page-about-you';
  const link = linkIn(await (await fetchSite('real', page)).text(), 'download the starter folder');
  expect(link?.href).toBe('/projects/one-page-about-you.zip');
  expect(link?.download).toBe('one-page-about-you-starter.zip');

  const response = await fetchSite('real', String(link?.href));
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(await namesIn(response)).toEqual(['one-page-about-you/index.html', 'one-page-about-you/style.css']);
});
