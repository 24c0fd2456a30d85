import { expect, test } from 'vitest';
import type { FolderFile } from '#learning/folder-check/folder.ts';
import { filesFor, nameFrom } from './page-files.ts';

test.each([
  ['index.html', 'style.css', 'style.css'],
  ['index.html', 'css/style.css', 'css/style.css'],
  ['css/style.css', 'pictures/a.jpg', '../pictures/a.jpg'],
  ['a/b/c.html', 'a/d.html', '../d.html'],
  ['a/a.html', 'a/b.html', 'b.html'],
])('%s names %s as %s', (from, to, name) => {
  expect(nameFrom(from, to)).toBe(name);
});

test('addresses from the top of the site lead to the files of the folder, and links stay as they are', async () => {
  const page = {
    path: 'club/us.html',
    text: '<link rel="stylesheet" href="/css/style.css"><script src=/menu.js></script><img src="/bee.jpg" srcset="/bee.jpg 1x, /bee.jpg 2x" alt=""><a href="/index.html">Start</a><img src="/gone.svg" alt="">',
  };
  const sheet = { path: 'css/style.css', text: '@import "/b.css"; a { background: url(/bee.jpg) }' };
  const others = [sheet, { path: 'menu.js', text: 'a();' }, { path: 'b.css', text: '' }];
  const file = (path: string): FolderFile => ({
    ...{ path, size: 1, changedAt: null },
    read: async () => new Uint8Array([65]),
  });
  const files = [page, ...others].map(({ path }) => file(path));
  const found = await filesFor(page, { files: [...files, file('bee.jpg')], pages: [page], texts: others });
  const bee = 'data:image/jpeg;base64,QQ==#/../bee.jpg';
  expect(found.slice(0, 3)).toEqual([
    {
      name: 'us.html',
      text: `<link rel="stylesheet" href="../css/style.css"><script src=../menu.js></script><img src="${bee}" srcset="${bee} 1x, ${bee} 2x" alt=""><a href="/index.html">Start</a><img src="/gone.svg" alt="">`,
    },
    { name: '../css/style.css', text: `@import "../b.css"; a { background: url(${bee}) }` },
    { name: '../menu.js', text: 'a();' },
  ]);
});
