import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';
import { zip } from '../guides/zip.ts';
import { readProjectChecks } from './project-folder.ts';
import { starterZip } from './starter.ts';

const { root, render } = openFolder();

const check = (more: string) =>
  `export default [{ id: 'one', title: 'One', passed: 'It is \`there\`.', notYet: 'No.', run: () => true, ${more} }];`;

test('a block gets the checks of its project, each with its milestone', async () => {
  const folder = join(root, 'guide/page');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'checks.js'), check("milestone: 2, page: 'index.html'"));
  const page = await render('::folder-check{kilobytes=200}\n::');
  expect(page.problems).toEqual([]);
  expect(page.html).toContain('<li>Milestone 2: It is <code>there</code>.</li>');
  expect(page.html).toContain('data-kilobytes="200"');
  expect([...page.includes]).toContainEqual(['guide/page/starter/index.html', 'missing']);
  expect(page.html).not.toContain('.zip');
});

test('a folder "starter" is offered as an archive, and its files belong to the page', async () => {
  const folder = join(root, 'guide/page/starter/css');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'style.css'), 'body { color: navy }');
  const page = await render('::folder-check{kilobytes=200}\n::');
  expect(page.html).toContain('<a href="/guide/page.zip" download="page-starter.zip">');
  expect([...page.includes.keys()]).toContain('guide/page/starter/css/style.css');
  expect(starterZip(root, 'guide/1.page.md')).toEqual(
    zip([['page/css/style.css', Buffer.from('body { color: navy }')]]),
  );
});

test('a second block is told', async () => {
  const page = await render('::folder-check\n::\n\n::folder-check\n::');
  expect(page.problems).toEqual(['4 error: The page has two blocks "folder-check". Leave one out.']);
});

test.each([
  [
    "page: 'index.html'",
    'The check "one" has no "milestone": the number of the milestone that it belongs to.',
  ],
  [
    'milestone: 1',
    'The check "one" has no "page": a file such as "index.html", "every" for all pages, or "others" for all but the first.',
  ],
])('a check with only %s is told', (more, message) => {
  expect(readProjectChecks(check(more))).toEqual({ ok: false, line: 1, message });
});
