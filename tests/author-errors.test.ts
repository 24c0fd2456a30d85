// Every mistake an author can make: the words, the place and whether the build goes on.
import { appendFileSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSource } from '#pipeline/folder/read-source.ts';
import { buildContent } from '#pipeline/index.ts';
import { formatProblem } from '#pipeline/problem.ts';

let temp: string;
let runs = 0;

beforeAll(async () => {
  temp = await mkdtemp(join(tmpdir(), 'plinth-'));
});
afterAll(() => rm(temp, { recursive: true, force: true }));

/** Builds a folder and returns everything an author would read, line by line. */
async function build(root: string): Promise<{ ok: boolean; messages: string }> {
  const database = join(temp, `database-${runs++}.sqlite`);
  const result = await buildContent({ root, publicDir: join(root, '../public'), database });
  const messages = result.problems.map((problem) => formatProblem(problem, 'content')).join('\n');
  return { ok: result.ok, messages };
}

const site = (name: string) => build(join(import.meta.dirname, 'sites', name));

/** A content folder for what a repository cannot hold. */
async function folder(name: string, files: Record<string, string | Buffer>): Promise<string> {
  const root = join(temp, name, 'content');
  await mkdir(root, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), content);
  }
  return root;
}

describe('what is written above a page', () => {
  test('values that search engines could not use, and tags that may not come from content', async () => {
    const { ok, messages } = await site('search-fields');
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/index.md:3 error: "sitemap.lastmod" must be a date such as 2026-11-15.
      content/index.md:3 error: "sitemap.changefreq" must be always, hourly, daily, weekly, monthly, yearly or never.
      content/index.md:3 error: "sitemap.priority" must be a number from 0 to 1.
      content/index.md:7 error: "robots" may hold index, follow, noindex, nofollow, none, all, noarchive, nosnippet, noimageindex, notranslate, indexifembedded, max-snippet, max-image-preview, max-video-preview, maxSnippet, maxImagePreview, maxVideoPreview or unavailable_after.
      content/index.md:9 error: "head.meta" must be a list of groups, each with a "name" or "property" and a "content".
      content/index.md:9 error: "head.link" must be a list of groups, each with a "rel" and an "href".
      content/index.md:14 error: "schemaOrg.type" must be text such as Article.
      content/index.md:18 error: "ogImage.url" must be a path such as /cover.png, or an address with https://.
      content/index.md:18 error: "ogImage.component" must be page, reference or post.
      content/pictures.md:3 error: "sitemap.images" must be a list; start each entry with "- loc:".
      content/pictures.md:3 error: "sitemap.videos.duration" must be a whole number of seconds, from 1 to 28800.
      content/pictures.md:9 error: "ogImage" must be a group with "url", "component" or "props".
      content/pictures.md:10 error: "robots" must be true, false, text such as "noindex", or a group of such words.
      content/refused.md:3 warning: "head.meta" has an entry that is left out: "http-equiv" acts as a header, and headers are set by the server.
      content/refused.md:3 warning: "head.meta" has an entry that is left out: "viewport" is the same on every page.
      content/refused.md:3 warning: "head.link" has an entry that is left out: a link with rel="stylesheet" loads something, which is the site's own business.
      content/refused.md:3 warning: "head.script" has an entry that is left out: only scripts of the type application/ld+json are taken from content."
    `);
  });

  test('missing and invalid front matter', async () => {
    const { ok, messages } = await site('front-matter');
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/not-a-map.md:2 error: The front matter must be a list of "key: value" lines.
      content/not-closed.md:1 error: The front matter is not closed. Put a line of three dashes (---) below it.
      content/slips.md:5 error: "date" must be a date such as 2026-11-15 (got "2026-02-31").
      content/wrong-values.md:2 error: "title" must be text. Put it in quotes: "404".
      content/wrong-values.md:3 error: "description" must be text.
      content/wrong-values.md:5 error: "path" must start with a slash, such as /cs/html/elements/a.
      content/wrong-values.md:6 error: "navigation" must be false, or a group with "title", "description" or "icon".
      content/wrong-values.md:7 error: "icon" must be text. Put it in quotes: "7".
      content/wrong-values.md:8 error: "showChildren" must be true or false.
      content/wrong-values.md:10 error: "authors" must be a list; start each entry with "- name:".
      content/wrong-values.md:11 error: "links" must be a list of entries, each with a "label" and a "to".
      content/wrong-values.md:13 error: "date" must be a date such as 2026-11-15 (got "31/12/2026").
      content/wrong-values.md:14 error: "seo" must be a group with "title" and "description".
      content/wrong-values.md:15 error: "sitemap.changefreq" must be always, hourly, daily, weekly, monthly, yearly or never.
      content/wrong-values.md:15 error: "sitemap.priority" must be a number from 0 to 1.
      content/wrong-values.md:18 error: "robots" must be true, false, text such as "noindex", or a group of such words.
      content/wrong-values.md:19 error: "head" must be a group with "title", "meta", "link" or "script".
      content/wrong-values.md:20 error: "schemaOrg" must be a group with a "type", or a list of such groups.
      content/wrong-values.md:21 error: "ogImage" must be a group with "url", "component" or "props".
      content/no-front-matter.md:1 warning: The page has no title, so its file name was used. Write "title: …" above it.
      content/slips.md:2 warning: "titel" is not a page field. Did you mean "title"?
      content/slips.md:3 warning: "discription" is not a page field. Did you mean "description"?"
    `);
  });

  test('broken YAML, in pages, in blocks and in the settings of folders', async () => {
    const { ok, messages } = await site('broken-yaml');
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/alias.md:2 error: The front matter is not valid YAML: a value cannot start with *. Put it in quotes.
      content/block.md:7 error: The settings of the block "card" are not valid YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".
      content/block.md:13 error: The settings of the block "card" must be "key: value" lines.
      content/both/.navigation.yml error: The folder has its settings in both/.navigation.json already. Keep one of the two files.
      content/colon.md:2 error: The front matter is not valid YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".
      content/folder/.navigation.yml:2 error: The folder's settings are not valid YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".
      content/list/.navigation.yml:1 error: The folder's settings must be "key: value" lines, such as title: Elements.
      content/quote.md:4 error: The front matter is not valid YAML: a quotation mark is opened here or above and not closed. Close it, or leave it out.
      content/tab.md:4 error: The front matter is not valid YAML: a line is indented with a tab. Use spaces.
      content/template.md:2 error: "title" must be text. A value that starts with { needs quotes.
      content/twice.md:4 error: The front matter is not valid YAML: a key is written twice. Keep one of the two lines."
    `);
  });

  test('languages that do not exist, wherever they are named', async () => {
    const root = await folder('languages', {
      'site.yaml': 'name: Site\nlang: en_GB\n',
      'index.md': '---\ntitle: Home\nlang: japanese\ndir: left\n---\n\nText.\n',
      'jp/.navigation.yml': 'title: Japan\nlang: jp\ndir: [rtl]\n',
      'jp/page.md': '---\ntitle: Page\nlang: 7\n---\n\nText.\n',
    });
    const { ok, messages } = await build(root);
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/index.md:3 error: "lang" must be the code of a language, such as en, ar or pt-BR (got "japanese").
      content/index.md:4 error: "dir" must be ltr (left to right) or rtl (right to left).
      content/jp/.navigation.yml:2 error: "lang" must be the code of a language, such as en, ar or pt-BR (got "jp").
      content/jp/.navigation.yml:3 error: "dir" must be ltr (left to right) or rtl (right to left).
      content/jp/page.md:3 error: "lang" must be the code of a language, such as en, ar or pt-BR.
      content/site.yaml:2 error: "lang" must be the code of a language, such as en, ar or pt-BR (got "en_GB"). Write lang: en-GB."
    `);
  });

  test('settings of the site that cannot be used', async () => {
    const { ok, messages } = await site('broken-settings');
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/site.yaml:1 error: "name" must not be empty.
      content/site.yaml:2 error: "headerIcon" must be text.
      content/site.yaml:3 error: "footerLinks.1.label" is missing. Write it below the entry, as text.
      content/site.yaml:7 error: "header.search" must be true or false.
      content/site.yaml:9 error: "socialLinks" must be a list; start each entry with "- ".
      content/site.yaml:5 warning: "fulName" is not a setting. Did you mean "fullName"?
      content/site.yaml:6 warning: "theme" is not a setting. Settings: name, fullName, lang, dir, url, contact, headerIcon, logo, header, editLink, playground, offline, socialLinks, footerLinks, prefix, links, exclude, roots."
    `);
  });

  test('settings of the site that cannot be read', async () => {
    const { ok, messages } = await site('unreadable-settings');
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(
      `"content/site.yaml:2 error: The settings are not valid YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics"."`,
    );
  });
});

describe('what a page points to', () => {
  test('two pages with one address', async () => {
    const { ok, messages } = await site('duplicate-path');
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/2.guide.md error: The page has the same address as 1.guide.md: /guide. Rename one of the two files, or give one a "path:".
      content/elsewhere.md error: The page has the same address as 1.guide.md: /guide. Rename one of the two files, or give one a "path:".
      content/tools/index.md error: The page has the same address as tools.md: /tools. Rename one of the two files, or give one a "path:"."
    `);
  });

  test('pages at addresses where the site has files of its own', async () => {
    const root = await folder('reserved', {
      'index.md': '# Home\n',
      'assets/index.md': '# Our assets\n',
      'assets/tools.md': '# Tools\n',
      'feed.md': '---\npath: /feed.xml\n---\n\n# Feed\n',
      'notes.md': '---\npath: /cs/notes.md\n---\n\n# Notes\n',
    });
    const { ok, messages } = await build(root);
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/assets/index.md error: The site keeps files of its own at /assets, so no page can be there. Rename the file or its folder, or give the page another "path:".
      content/assets/tools.md error: The site keeps files of its own at /assets/tools, so no page can be there. Rename the file or its folder, or give the page another "path:".
      content/feed.md error: The site keeps files of its own at /feed.xml, so no page can be there. Rename the file or its folder, or give the page another "path:".
      content/notes.md error: The site keeps files of its own at /cs/notes.md, so no page can be there. Rename the file or its folder, or give the page another "path:"."
    `);
  });

  test('dead links and anchors, in text, tables, blocks, raw HTML and front matter', async () => {
    const { ok, messages } = await site('dead-link');
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/index.md:3 error: The link "/gone#away" leads to no page. Check the address, or remove the link.
      content/index.md:12 error: The link "/giude" leads to no page. Did you mean "/guide"?
      content/index.md:12 error: The link "/completely-elsewhere" leads to no page. Check the address, or remove the link.
      content/index.md:14 error: The link "#a-heeding" leads to no heading on this page. Did you mean "#a-heading"?
      content/index.md:14 error: The link "#nowhere" leads to no heading on this page. It has #a-heading.
      content/index.md:18 error: The link "/guide#last-steps" leads to no heading on /guide. It has #the-guide, #first-steps.
      content/index.md:19 error: The link "gide.md" leads to no page or file. Check the path; it starts from this page's folder.
      content/index.md:19 error: The link "./folder/" leads to no page or file. Check the path; it starts from this page's folder.
      content/index.md:19 error: The link "../README.md" leads to no page or file. Check the path; it starts from this page's folder.
      content/index.md:20 error: The link "/empty#top-of-it" leads to no heading on /empty. The page has none: remove the part after the #.
      content/index.md:22 error: The link "/nested/gone" leads to no page. Check the address, or remove the link.
      content/index.md:26 error: The link "./missing.md" leads to no page or file. Check the path; it starts from this page's folder.
      content/index.md:30 error: The link "/raw-gone" leads to no page. Check the address, or remove the link.
      content/index.md:32 error: The link "/reference-gone" leads to no page. Check the address, or remove the link."
    `);
  });

  test('pictures and code files that are missing, unreadable or have no text alternative', async () => {
    const { ok, messages } = await site('missing-picture');
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/index.md:3 error: The picture "cat.png" does not exist. Put the file into the folder of this page or correct the path.
      content/index.md:5 error: The picture "/images/dog.png" does not exist. Put the file into the public folder or correct the path.
      content/index.md:9 error: The picture "broken.png" cannot be read. Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.
      content/index.md:11 error: The picture has no address. Write it in the round brackets: ![A cat](cat.png).
      content/index.md:13 error: The picture "folder.png" does not exist. Put the file into the folder of this page or correct the path.
      content/index.md:15 error: The picture "100%.png" does not exist. Put the file into the folder of this page or correct the path.
      content/index.md:17 error: The picture "../../package.json" does not exist. Put the file into the folder of this page or correct the path.
      content/index.md:21 error: "./code.js" has 3 lines, so lines="2-9" does not fit. Choose from 1 to 3.
      content/index.md:24 error: The code file "./gone.js" does not exist. Check the path; it starts from this page's folder.
      content/index.md:27 error: "code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "../outside.js").
      content/index.md:30 error: "code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "").
      content/index.md:7 warning: The picture "dot.png" has no text alternative. Say what it shows: ![A cat on a wall](dot.png); for decoration only, add {role="presentation"}.
      content/index.md:7 warning: The picture "dot.png" has no text alternative. Say what it shows: ![A cat on a wall](dot.png); for decoration only, add {role="presentation"}.
      content/index.md:19 warning: The picture "dot.png" has no text alternative. Say what it shows: ![A cat on a wall](dot.png); for decoration only, add {role="presentation"}."
    `);
  });

  test('unknown layouts, icons, blocks, parts and languages are warnings', async () => {
    const { ok, messages } = await site('unknown-names');
    expect(ok).toBe(true);
    expect(messages).toMatchInlineSnapshot(`
      "content/index.md:3 warning: There is no icon "i-lucide-bok-open". Did you mean "i-lucide-book-open"?
      content/index.md:4 warning: There is no layout "cs-html", so "default" is used. Layouts: blog, cs-html-acc, cs-html-attrs, cs-html-els, cs-html-gs, default, own, projects, quests.
      content/index.md:5 warning: The icon set "heroicons" is not installed, so its icons are left out. Add it with "npm install @iconify-json/heroicons".
      content/index.md:9 warning: There is no block named "nte". Did you mean "note"?
      content/index.md:13 warning: There is no block named "u-page-hero". Its text is shown without it; the manual lists the blocks (npx plinth help says where it is).
      content/index.md:21 warning: There is no block named "bage". Did you mean "badge"?
      content/index.md:21 warning: There is no block named "u-avatar". It is shown as you typed it; the manual lists the blocks (npx plinth help says where it is).
      content/index.md:24 warning: The block "wrong-right" has no part "#wrnog". Did you mean "#wrong"?
      content/index.md:30 warning: The block "wrong-right" has no part "#other". Its text is shown as part of the block.
      content/index.md:34 warning: There is no icon "i-lucide-zzzzzz". Look it up in the Lucide list.
      content/index.md:38 warning: The language "jss" is not known, so the code is shown without colours.
      content/section/.navigation.yml:2 warning: There is no icon "i-lucide-compas". Did you mean "i-lucide-compass"?"
    `);
  });

  test('HTML that may not reach a reader is a warning', async () => {
    const { ok, messages } = await site('unsafe-html');
    expect(ok).toBe(true);
    expect(messages).toMatchInlineSnapshot(`
      "content/index.md:3 warning: <script> is not allowed in a page and was left out. Use Markdown or one of the blocks.
      content/index.md:5 warning: The event handler "onclick" was left out. Pages must not contain scripts.
      content/index.md:7 warning: The address "javascript:alert(1)" was left out. Only http, https, mailto and tel are allowed.
      content/index.md:7 warning: <iframe> is not allowed in a page and was left out. Use Markdown or one of the blocks.
      content/index.md:9 warning: The address "javascript:alert(1)" was left out. Only http, https, mailto and tel are allowed."
    `);
  });
});

describe('what cannot be read', () => {
  test('nesting without end', async () => {
    const { ok, messages } = await site('too-much');
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/blocks.md:153 error: Lists, quotations, blocks, marks or HTML are nested more than 50 levels deep. Close what is open, or write it flatter.
      content/html.md:5 error: Lists, quotations, blocks, marks or HTML are nested more than 50 levels deep. Close what is open, or write it flatter.
      content/quotations.md:5 error: Lists, quotations, blocks, marks or HTML are nested more than 50 levels deep. Close what is open, or write it flatter."
    `);
  });

  test('a document of 5 MB', async () => {
    const root = await folder('large', {
      'index.md': '# Home\n\nText.\n',
      'large.md': `# Large\n\n${'A line of text.\n'.repeat(320_000)}`,
    });
    const { ok, messages } = await build(root);
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(
      `"content/large.md error: The file is 5.1 MB; a page may be 2 MB at most. Split it into several pages."`,
    );
  });

  test('invalid UTF-8, with the line of the first bad byte', async () => {
    const latin1 = Buffer.from('# Café\n\nText.\n', 'latin1');
    const root = await folder('encoding', {
      'index.md': '# Home\n\nText.\n',
      'cut.md': Buffer.concat([Buffer.from('# Cut\n\nThe last letter is cut: '), Buffer.from([0xc3])]),
      'latin.md': latin1,
      'utf16.md': Buffer.from('\ufeff# UTF-16\n\nText.\n', 'utf16le'),
    });
    const { ok, messages } = await build(root);
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/cut.md:3 error: The file is not valid UTF-8. Open it in your editor and save it with the encoding UTF-8.
      content/latin.md:1 error: The file is not valid UTF-8. Open it in your editor and save it with the encoding UTF-8.
      content/utf16.md:1 error: The file is not valid UTF-8. Open it in your editor and save it with the encoding UTF-8."
    `);
  });

  test('an empty folder', async () => {
    const { ok, messages } = await build(await folder('empty', {}));
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(
      `"content error: There is no Markdown file in the content folder. Add an index.md, or set CONTENT_DIR to the right place."`,
    );
  });

  test('a folder without documents', async () => {
    const root = await folder('no-documents', { 'notes.txt': '# For authors\n', 'picture.txt': '' });
    const { ok, messages } = await build(root);
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(
      `"content error: There is no Markdown file in the content folder. Add an index.md, or set CONTENT_DIR to the right place."`,
    );
  });

  test('a folder that does not exist', async () => {
    const { ok, messages } = await build(join(temp, 'nowhere', 'content'));
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(
      `"content error: The content folder does not exist. Create it, or set CONTENT_DIR to the right place."`,
    );
  });

  test('a file in place of the folder', async () => {
    const root = await folder('no-folder', { 'index.md': '# Home\n\nText.\n' });
    const { ok, messages } = await build(join(root, 'index.md'));
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(
      `"content error: The content folder is a file. Set CONTENT_DIR to the folder that contains it."`,
    );
  });

  test('an empty folder among others is no mistake', async () => {
    const root = await folder('hollow', { 'index.md': '# Home\n\nText.\n' });
    await mkdir(join(root, '1.empty'));
    expect(await build(root)).toEqual({ ok: true, messages: '' });
  });

  test('an empty document is a page with a warning', async () => {
    const { ok, messages } = await build(await folder('blank', { 'blank.md': '' }));
    expect(ok).toBe(true);
    expect(messages).toMatchInlineSnapshot(
      `"content/blank.md:1 warning: The file is empty. Write the page, or remove the file: it is published like any other."`,
    );
  });

  test('symbolic links out of the folder and into nothing; one to a file inside it is followed', async () => {
    const root = await folder('links', {
      'site.yaml': 'name: Notes\n',
      'index.md': '# Home\n\nText.\n',
      'shared/part.md': '# Part\n\nText.\n',
    });
    await writeFile(join(temp, 'links', 'secret.md'), '# Secret\n');
    await symlink('../secret.md', join(root, 'file.md'));
    await symlink('..', join(root, 'folder'));
    await symlink('gone.md', join(root, 'dangling.md'));
    await symlink('shared/part.md', join(root, 'inside.md'));
    await symlink('shared', join(root, 'again'));
    const { ok, messages } = await build(root);
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/dangling.md error: The symbolic link is broken. Remove it, or copy the file in its place.
      content/file.md error: The symbolic link leads out of the content folder. Copy the file in its place.
      content/folder error: The symbolic link leads out of the content folder. Copy the file in its place.
      content/again warning: The symbolic link to a folder is not followed. Copy the folder in its place."
    `);
    // Nothing of them is read where links only warn either.
    await rm(join(root, 'site.yaml'));
    const notes = await build(root);
    expect(notes.ok).toBe(true);
    expect(notes.messages).toBe(
      messages.replaceAll(' error: ', ' warning: ').split('\n').toSorted().join('\n'),
    );
  });
});

describe('a file that changes while it is read', () => {
  test('is read again until it is whole', async () => {
    const file = join(await folder('changing', { 'page.md': 'One.\n' }), 'page.md');
    let reads = 0;
    const read = (path: string) => {
      const bytes = readFileSync(path);
      if (++reads < 3) appendFileSync(path, 'More.\n');
      return bytes;
    };
    expect(readSource(file, { read })).toEqual({ ok: true, text: 'One.\nMore.\nMore.\n' });
  });

  test('is an error when it never comes to rest', async () => {
    const file = join(await folder('restless', { 'page.md': 'One.\n' }), 'page.md');
    const read = (path: string) => {
      const bytes = readFileSync(path);
      appendFileSync(path, 'More.\n');
      return bytes;
    };
    expect(readSource(file, { read })).toEqual({
      ok: false,
      code: 'file-changing',
      line: null,
      message: 'The file kept changing while it was being read. Save it, then build again.',
    });
  });

  test('is an error when it is gone', () => {
    expect(readSource(join(temp, 'gone.md'))).toEqual({
      ok: false,
      code: 'file-missing',
      line: null,
      message: 'The file disappeared while the content was being read. Build again.',
    });
  });

  test('is an error when it cannot be opened', async () => {
    const file = join(await folder('closed', { 'page.md': 'One.\n' }), 'page.md');
    const read = () => {
      throw Object.assign(new Error('denied'), { code: 'EACCES' });
    };
    expect(readSource(file, { read })).toEqual({
      ok: false,
      code: 'file-unreadable',
      line: null,
      message: 'The file cannot be read (EACCES). Check its permissions.',
    });
  });
});

describe('a run with errors', () => {
  test('lists them all together, errors before warnings', async () => {
    const { ok, messages } = await site('everything-at-once');
    expect(ok).toBe(false);
    expect(messages).toMatchInlineSnapshot(`
      "content/1.one.md:2 error: The front matter is not valid YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".
      content/2.one.md error: The page has the same address as 1.one.md: /one. Rename one of the two files, or give one a "path:".
      content/2.one.md:3 error: "date" must be a date such as 2026-11-15 (got "yesterday").
      content/folder/.navigation.yml:2 error: The folder's settings are not valid YAML: a quotation mark is opened here or above and not closed. Close it, or leave it out.
      content/index.md:6 error: The link "/gone" leads to no page. Did you mean "/one"?
      content/index.md:6 error: The link "#not-here" leads to no heading on this page. The page has none: remove the part after the #.
      content/index.md:8 error: The picture "missing.png" does not exist. Put the file into the folder of this page or correct the path.
      content/site.yaml:1 error: "name" must be text.
      content/folder/page.md:1 warning: The page has no title, so its file name was used. Write "title: …" above it.
      content/index.md:3 warning: There is no layout "fancy", so "default" is used. Layouts: blog, cs-html-acc, cs-html-attrs, cs-html-els, cs-html-gs, default, own, projects, quests.
      content/index.md:8 warning: The picture "missing.png" has no text alternative. Say what it shows: ![A cat on a wall](missing.png); for decoration only, add {role="presentation"}.
      content/index.md:10 warning: There is no block named "unknown-block". Its text is shown without it; the manual lists the blocks (npx plinth help says where it is)."
    `);
  });

  test('leaves the last good database byte for byte as it was', async () => {
    const root = await folder('good-then-bad', {
      'site.yaml': 'name: Test\n',
      'index.md': '# Home\n\nText.\n',
    });
    const options = { root, publicDir: join(root, '../public'), database: join(temp, 'kept.sqlite') };
    expect((await buildContent(options)).ok).toBe(true);
    const before = await readFile(options.database);
    await writeFile(join(root, 'index.md'), '# Home\n\n[Gone](/gone)\n');
    expect((await buildContent(options)).ok).toBe(false);
    expect((await readFile(options.database)).equals(before)).toBe(true);
  });

  test('finds the same errors on every run, also in pages that did not change', async () => {
    const root = await folder('again', {
      'site.yaml': 'name: Test\n',
      'index.md': '# Home\n\n![A dot](/dot.svg)\n\n[Guide](/guide)\n',
      'guide.md': '# Guide\n\nText.\n',
    });
    const publicDir = join(root, '../public');
    await mkdir(publicDir);
    await writeFile(
      join(publicDir, 'dot.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
    );
    const run = async () => {
      const { problems } = await buildContent({ root, publicDir, database: join(temp, 'again.sqlite') });
      return problems.map((problem) => formatProblem(problem, 'content'));
    };
    expect(await run()).toEqual([]);
    await rm(join(publicDir, 'dot.svg'));
    await rm(join(root, 'guide.md'));
    const expected = [
      'content/index.md:3 error: The picture "/dot.svg" does not exist. Put the file into the public folder or correct the path.',
      'content/index.md:5 error: The link "/guide" leads to no page. Check the address, or remove the link.',
    ];
    expect(await run()).toEqual(expected);
    expect(await run()).toEqual(expected);
  });
});
