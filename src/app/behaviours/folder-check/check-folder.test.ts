// The rules of `learning/folder-check`, with the parser that reads pages for them.
import { expect, test, vi } from 'vitest';
import { checkFolder } from '#learning/folder-check/check-folder.ts';
import type { FolderFile } from '#learning/folder-check/folder.ts';
import { isSkipped, plainName, withoutTopFolder } from '#learning/folder-check/read-names.ts';
import { readers } from './readers.ts';

const file = (path: string, content: string | Uint8Array = '', size?: number): FolderFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { path, size: size ?? bytes.length, changedAt: null, read: async () => bytes };
};

const page = (body = '<p>Bees</p>', title = 'Bees') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
</head>
<body>
${body}
</body>
</html>`;

const checked = async (...files: FolderFile[]) => (await checkFolder(files, { readers })).findings;
const rules = async (...files: FolderFile[]) =>
  (await checked(...files)).map((one) => `${one.file ?? 'folder'}:${one.line} ${one.rule}`);
const sentences = async (...files: FolderFile[]) =>
  (await checked(...files)).map(({ message, advice }) => `${message} ${advice}`);

test('a small site has no problems', async () => {
  const files = [
    file(
      'index.html',
      page('<p><a href="club/#who">Club</a> <img src="a.svg" alt="" width="9" height="9"></p>'),
    ),
    file('club/index.html', page('<p id="who"><a href="../">Start</a></p>', 'Club')),
    file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    file('style.css', 'body { background: url(a.svg) }'),
    file('404.html', page('<p><a href="/club/index.html">Club</a></p>', 'Not found')),
    file('.git/Config'),
    file('node_modules/A B/index.html'),
  ];
  const { findings, pages, texts, files: counted } = await checkFolder(files, { readers });
  expect(findings).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(['index.html', '404.html', 'club/index.html']);
  expect(texts.map(({ path }) => path)).toEqual(['a.svg', 'style.css']);
  expect(counted).toHaveLength(5);
});

test.each<[string, FolderFile[], string[]]>([
  [
    'a folder with too many files, of which none is read',
    Array.from({ length: 2001 }, (_, at) => file(`${at}.html`)),
    [
      'The folder has more than 2,000 files, so it was not checked. Choose only the folder of your project, not the folder that contains all your work.',
    ],
  ],
  [
    'an empty folder',
    [file('.DS_Store')],
    [
      'There are no files in this folder. Choose the folder in which you saved your pages. Hidden files and `node_modules` are not counted.',
    ],
  ],
  [
    'no pages',
    [file('notes.txt', 'a')],
    [
      'There is no HTML file in this folder. Choose the folder in which you saved your pages. The name of a page ends in `.html`.',
    ],
  ],
  [
    'no first page',
    [file('bees.html', page())],
    [
      'The folder has no `index.html`, so the address of the site shows no page. Save the first page of your site as `index.html`, in the folder that you choose here.',
    ],
  ],
  [
    'a first page one folder down',
    [file('site/index.html', page()), file('notes.txt')],
    [
      'The folder has no `index.html`, so the address of the site shows no page. There is one in `site/index.html`. If that is your site, choose the folder around it.',
    ],
  ],
  [
    'a large video',
    [file('index.html', page()), file('boat.mp4', '', 200_000_000)],
    [
      'The file is 200.0 MB large, so it was not read. A page with it takes minutes to load on a phone. Make it smaller than 25.0 MB, or link to a place made for large files.',
    ],
  ],
  [
    'a picture that is called a page',
    [file('index.html', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]))],
    [
      'The file is called a page, but it is no text. Open it in the program that made it, and save it with its own ending. A page is a text file written in an editor.',
    ],
  ],
  [
    'a page in another encoding',
    [file('index.html', new Uint8Array([0x63, 0x61, 0x66, 0xe9]))],
    [
      'The file is not saved as UTF-8, so letters such as é or ö come out wrong. Choose UTF-8 as the encoding when you save the file.',
    ],
  ],
  [
    'an empty page',
    [file('index.html', ' \n')],
    ['The page is empty. Write it, or remove the file and the links to it.'],
  ],
  [
    'a page with two endings',
    [file('index.html.txt', page())],
    [
      'The name has an ending after `.html`, so browsers show the code instead of the page. Rename the file to `index.html`. Some systems hide the last ending; switch it on in the settings of your file list.',
    ],
  ],
])('%s', async (_, files, expected) => {
  const read = vi.spyOn(readers, 'readPage');
  expect(await sentences(...files)).toEqual(expected);
  if (files.length > 2000) expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test('names that make bad addresses are told with a better one', async () => {
  const found = await checked(
    file('index.html', page()),
    ...['my photo.jpg', 'Boat.JPG', 'café.jpg', 'a#b.jpg', 'good-name_2.jpg'].map((path) => file(path)),
  );
  expect(found.map(({ rule, file: path }) => `${path} ${rule}`)).toEqual([
    'a#b.jpg name-reserved',
    'Boat.JPG name-capital',
    'café.jpg name-letters',
    'my photo.jpg name-space',
  ]);
  expect(['my photo.jpg', 'Boat.JPG', 'Café (2).jpg', 'a#b.jpg', '日本/é.html'].map(plainName)).toEqual([
    'my-photo.jpg',
    'boat.jpg',
    'cafe-2.jpg',
    'a-b.jpg',
    'file/e.html',
  ]);
});

test('parse errors and the rules of a page are told with their lines', async () => {
  expect(
    await rules(
      file(
        'index.html',
        '<!doctype html>\n<html>\n<body>\n<h1 id="a">Bees</h2>\n<p id="a">\n<img src="bee.svg">\n</body>\n</html>',
      ),
      file('bee.svg'),
    ),
  ).toEqual([
    'index.html:null title',
    'index.html:null encoding',
    'index.html:null viewport',
    'index.html:2 language',
    'index.html:4 html',
    'index.html:5 id-twice',
    'index.html:6 picture-alt',
    'index.html:6 picture-size',
  ]);
});

test('pages have titles of their own, and style sheets are read too', async () => {
  expect(
    await rules(
      file('index.html', page('<p><a href="club.html">Club</a></p>')),
      file('club.html', page('<p>Us</p>', ' bees')),
      file('style.css', 'p {\n  color: red;'),
    ),
  ).toEqual(['club.html:6 title-twice', 'style.css:1 css']);
});

test.each([
  ['club.html', 'link-missing'],
  ['Bees.html', 'link-case'],
  ['bees.html#hive', 'link-fragment'],
  ['#hive', 'link-fragment'],
  ['pictures/', 'link-folder'],
  ['file:///home/me/bees.html', 'link-computer'],
  ['C:\\site\\bees.html', 'link-computer'],
  ['http://localhost:3000/', 'link-computer'],
  ['pictures\\hive.svg', 'link-backslash'],
  ['', 'link-empty'],
  ['bees.html?x=1#queen', null],
  ['./bees.html', null],
  ['/bees.html', null],
  ['mailto:a@example.org', null],
  ['https://example.org/', null],
  ['//example.org/', null],
  ['#top', null],
  ['%', null],
])('a link to “%s”', async (address, rule) => {
  const found = await rules(
    file('index.html', page(`<p><a href="bees.html">a</a>\n<a href="${address}">b</a></p>`)),
    file('bees.html', page('<p id="queen"></p>', 'Queen')),
    file('pictures/hive.svg'),
  );
  expect(found).toEqual(rule === null ? [] : [`index.html:10 ${rule}`]);
});

test('every file that a page or a style sheet names is looked for, and every page is reached', async () => {
  expect(
    await rules(
      file(
        'index.html',
        page('<p><img srcset="a.jpg 1x, b.jpg 2x" src="c.jpg" alt="" width="1" height="1"></p>'),
      ),
      file('css/style.css', '@import "d.css";\n/* url(no.png) */\np { background: url("../e.png") }'),
      file('lost.html', page('', 'Lost')),
    ),
  ).toEqual([
    'index.html:9 link-missing',
    'index.html:9 link-missing',
    'index.html:9 link-missing',
    'css/style.css:1 link-missing',
    'css/style.css:3 link-missing',
    'lost.html:null not-reached',
  ]);
});

test('a project can ask for a size and a number of pages', async () => {
  const { findings } = await checkFolder([file('index.html', page(), 300_000)], {
    readers,
    needs: { bytes: 200_000, pages: 4 },
  });
  expect(findings.map(({ message }) => message)).toEqual([
    'All files together are 0.3 MB large, and this project should stay below 0.2 MB.',
    'The folder has 1 page, and this project needs 4.',
  ]);
});

test('many problems of one kind are cut short', async () => {
  const found = await checked(file('index.html', page('<p>a</p></p>\n'.repeat(14))));
  expect(found).toHaveLength(11);
  expect(
    found.filter(({ message }) => message === 'There are 4 more problems of this kind in the file.'),
  ).toHaveLength(1);
});

test('a file that cannot be read is told', async () => {
  const broken = { ...file('index.html'), read: () => Promise.reject(new Error('gone')) };
  expect(await rules(broken)).toEqual(['index.html:null unreadable']);
});

test('the folder’s own name is taken off, and hidden files do not count', () => {
  const paths = (...all: string[]) => withoutTopFolder(all.map((path) => ({ path }))).map(({ path }) => path);
  expect(paths('site/index.html', 'site/a/b.css')).toEqual(['index.html', 'a/b.css']);
  expect(paths('index.html', 'a/b.css')).toEqual(['index.html', 'a/b.css']);
  expect(['.git/x', 'a/.env', 'a/node_modules/b', 'Thumbs.db', 'a.b/c'].map(isSkipped)).toEqual([
    ...[true, true, true, true],
    false,
  ]);
});
