// The documents of the site `layouts`: valid HTML, working links. `npm run check:site` checks the project's own content
// the same way.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validateDocument } from '#checks/site/documents/validate-document.ts';
import { type ReadHtml, readHtml } from '#tests/support/read-html.ts';
import { builtPages } from '#tests/support/sites/built-files.ts';
import { fetchSite } from '#tests/support/sites/request-site.ts';
import { outDirOf } from '#tests/support/sites/sites.ts';

test('the HTML of every document is valid', () => {
  const folder = join(outDirOf('layouts'), 'static');
  // The generated pages of the long section differ in a number only, so one of them is enough.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(^|\/)(index|404|500)\.html$/.test(file) && !/^long\/entry-(?!200\b)/.test(file),
  );
  expect(files.length).toBeGreaterThan(25);
  const faults = files.flatMap((file) =>
    validateDocument(readFileSync(join(folder, file), 'utf8')).map((fault) => ({ file, ...fault })),
  );
  expect(faults).toEqual([]);
});

test('every link answers, every anchor exists, and no id is used twice', async () => {
  const get = (path: string) => fetchSite('layouts', path);
  const documents = new Map<string, ReadHtml>();
  for (const path of builtPages('layouts')) {
    const response = await get(encodeURI(path));
    expect(response.status, path).toBe(200);
    documents.set(path, readHtml(await response.text()));
  }
  const broken: string[] = [];
  const others = new Set<string>();
  for (const [path, { links, ids }] of documents) {
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    for (const id of repeated) broken.push(`${path}: the id "${id}" is used twice`);
    for (const href of links) {
      const url = new URL(href, `http://here${encodeURI(path)}`);
      if (url.host !== 'here') continue;
      const target = documents.get(decodeURI(url.pathname));
      if (!target) others.add(url.pathname);
      else if (url.hash && !target.ids.includes(decodeURIComponent(url.hash.slice(1))))
        broken.push(`${path}: there is no ${url.hash} on ${url.pathname}`);
    }
  }
  for (const path of others) {
    const { status } = await get(path);
    if (status !== 200) broken.push(`${path} answers ${status}`);
  }
  expect(documents.size).toBeGreaterThan(25);
  expect(broken).toEqual([]);
});
