// Folders that were written for other engines, or for none, build as they are.

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#database/open.ts';
import { Prose } from '#features/prose/prose.tsx';
import { buildContent } from '#pipeline/index.ts';
import { formatProblem } from '#pipeline/problem.ts';
import { contentQueries } from '#queries/index.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { Page } from '#schema/page/page.ts';

let temp: string;
const open: Database[] = [];

beforeAll(async () => {
  temp = await mkdtemp(join(tmpdir(), 'plinth-'));
});
afterAll(async () => {
  for (const database of open) database.close();
  await rm(temp, { recursive: true, force: true });
});

async function read(folder: string) {
  const root = join(import.meta.dirname, 'sites', folder);
  const database = join(temp, `${folder.replace('/', '-')}.sqlite`);
  const { ok, problems, pictures } = await buildContent({
    root,
    publicDir: join(root, '../public'),
    database,
  });
  const db = openDatabase(database);
  open.push(db);
  const queries = contentQueries(db);
  const pages = (await queries.queryCollection('content').all()) as unknown as Page[];
  return {
    ok,
    problems: problems.map((problem) => formatProblem(problem, 'content')),
    pictures,
    pages,
    tree: await queries.listNavigation(),
    html: (path: string) => {
      const page = pages.find((candidate) => candidate.path === path);
      return page ? renderToStaticMarkup(Prose({ nodes: page.body.nodes })).trim() : '';
    },
  };
}

/** The tree as an outline: two spaces per level, a mark for folders without a page. */
function outline(items: readonly NavigationItem[], indent = ''): string {
  return items
    .map((item) => {
      const kind = item.page === false ? ' (folder)' : '';
      const icon = item.icon ? ` ${item.icon}` : '';
      return `${indent}${item.title} ${item.path}${icon}${kind}\n${outline(item.children ?? [], `${indent}  `)}`;
    })
    .join('');
}

describe('a folder written for Nuxt Content', () => {
  let site: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    site = await read('nuxt-site/content');
  });

  test('builds with warnings only', () => {
    expect(site.ok).toBe(true);
    expect(site.problems.join('\n')).toMatchInlineSnapshot(`
      "content/index.md:11 warning: There is no block named "u-page-hero". Its text is shown without it; the manual lists the blocks (npx plinth help says where it is).
      content/index.md:39 warning: There is no block named "u-page-section". Its text is shown without it; the manual lists the blocks (npx plinth help says where it is).
      content/index.md:44 warning: There is no block named "u-page-feature". It is shown as you typed it; the manual lists the blocks (npx plinth help says where it is)."
    `);
  });

  test('keeps its addresses and titles', () => {
    const table = site.pages.map((page) => `${page.path} = ${page.title}`).join('\n');
    expect(table).toMatchInlineSnapshot(`
      "/getting-started = Introduction
      /getting-started/installation = Installation
      /getting-started/usage = Usage
      /guide/concepts/colours = Colours
      /guide/concepts/levels = Levels
      /guide/api = API
      /guide/api/v1.2 = Version 1.2
      /internal/release = How we release
      /blog/hello-world = Hello: World
      / = Lumen"
    `);
  });

  test('keeps its navigation', () => {
    expect(outline(site.tree)).toMatchInlineSnapshot(`
      "Getting Started /getting-started i-lucide-square-play
        Introduction /getting-started i-lucide-house
        Install /getting-started/installation i-lucide-download
        Usage /getting-started/usage
      Guide /guide i-lucide-book-open (folder)
        Core concepts /guide/concepts (folder)
          Colours /guide/concepts/colours
          Levels /guide/concepts/levels
        API /guide/api i-lucide-square-function
          API /guide/api i-lucide-square-function
          Version 1.2 /guide/api/v1.2
      Blog /blog (folder)
        Hello: World /blog/hello-world
      "
    `);
  });

  test('keeps what its front matter says', () => {
    const post = site.pages.find((page) => page.path === '/blog/hello-world');
    expect(post?.date).toBe('2024-03-05');
    expect(post?.authors).toEqual([
      { name: 'Ada', to: 'https://example.org/ada', avatar: { src: 'https://example.org/ada.png' } },
    ]);
    expect(post?.meta).toEqual({
      image: { src: '/images/diagram.png' },
      category: 'Release',
      badge: { label: 'News' },
    });
    expect(site.pages.find((page) => page.path === '/')?.seo).toEqual({
      title: 'Lumen - light for every desk',
      description: 'Lumen is a lamp that follows the sun, with a library to steer it.',
      ogImage: '/images/diagram.png',
    });
    expect(site.pages.find((page) => page.path === '/guide/concepts/colours')?.description).toBe(
      'The first paragraph is the description.',
    );
  });

  test('shows the text of components that are not known here', () => {
    expect(site.html('/')).toMatchInlineSnapshot(`
      "<p>Light that knows the <span class="text-primary">time of day</span></p>
      <p>Lumen sets its own colour and strength. You only switch it on.</p>
      <p><a href="/getting-started/installation" class="button">Get started</a></p>
      <p><a href="https://example.org/lumen" class="button" target="_blank" rel="noopener noreferrer"><svg class="icon i-simple-icons:github inline-icon" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg>Source</a></p>
      <p>What it does</p>"
    `);
  });

  test('shows cards, callouts, badges and keys through blocks of its own', () => {
    expect(site.html('/getting-started')).toMatchInlineSnapshot(`
      "<p>Lumen is a desk lamp. It comes with a <span class="badge badge-warning">Beta</span> library.</p>
      <div class="prose-cards"><div class="prose-card"><p class="prose-card-title"><svg class="icon i-lucide:download" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg><a href="/getting-started/installation">Installation</a></p><p>Five minutes from box to light.</p></div><div class="prose-card"><p class="prose-card-title"><svg class="icon i-lucide:palette" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg><a href="/guide/concepts/colours">Colours</a></p><p>Kelvin, and why it matters.</p></div></div>
      <div class="callout callout-note" role="note" aria-label="Note"><svg class="icon i-lucide:info" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg><div><p class="callout-title">Note</p><p>You need a lamp of the <strong>second</strong> generation. See <a href="/getting-started/usage#models">the list</a>.</p></div></div>
      <div class="callout callout-note" role="note" aria-label="Note"><svg class="icon i-lucide:info" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg><div><p class="callout-title">Note</p><p>Press <kbd>meta</kbd> <kbd>K</kbd> to search <svg class="icon i-lucide:search inline-icon" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg>.</p></div></div>"
    `);
  });

  test('shows code with its file name, steps, and pictures of public with their size', () => {
    expect(site.html('/getting-started/installation')).toMatchInlineSnapshot(`
      "<div class="heading heading-h2"><h2 id="add-the-package">Add the package</h2><a class="anchor" href="#add-the-package" aria-label="Link to Add the package">#</a></div>
      <fieldset class="tabs"><legend class="sr-only">Versions</legend><div class="tab"><label class="tab-label"><input type="radio" name="_R_3_" checked=""/><span>pnpm</span></label><div class="tab-panel"><figure class="code" data-language="bash"><figcaption class="code-head"><span class="code-file">pnpm</span><span class="code-language">Shell</span></figcaption><div class="code-actions"><button type="button" class="code-action copy"><svg class="icon i-lucide:copy" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg><span>Copy</span></button></div><pre><code><span class="line"><span class="n">pnpm </span><span class="s">add lumen</span></span></code></pre></figure></div></div><div class="tab"><label class="tab-label"><input type="radio" name="_R_3_"/><span>npm</span></label><div class="tab-panel"><figure class="code" data-language="bash"><figcaption class="code-head"><span class="code-file">npm</span><span class="code-language">Shell</span></figcaption><div class="code-actions"><button type="button" class="code-action copy"><svg class="icon i-lucide:copy" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg><span>Copy</span></button></div><pre><code><span class="line"><span class="n">npm </span><span class="s">install lumen</span></span></code></pre></figure></div></div></fieldset>
      <p>Then tell your project about it:</p>
      <figure class="code" data-language="ts"><figcaption class="code-head"><span class="code-file">lumen.config.ts</span><span class="code-language">TypeScript</span></figcaption><div class="code-actions"><button type="button" class="code-action copy"><svg class="icon i-lucide:copy" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg><span>Copy</span></button></div><pre role="group" aria-label="Code: lumen.config.ts" tabindex="0"><code><span class="line"><span class="n">export default defineLumenConfig</span><span class="p">({</span></span>
      <span class="line hl">  <span class="a">latitude</span><span class="p">: </span><span class="s">52.5</span><span class="p">,</span></span>
      <span class="line"><span class="p">})</span></span></code></pre></figure>
      <fieldset class="tabs"><legend class="sr-only">Versions</legend><div class="tab"><label class="tab-label"><input type="radio" name="_R_9_" checked=""/><span>Code</span></label><div class="tab-panel"><p>Write <code lang="ts">lamp.on()</code>.</p></div></div><div class="tab"><label class="tab-label"><input type="radio" name="_R_9_"/><span>Preview</span></label><div class="tab-panel"><p><img alt="The lamp seen from the side" loading="lazy" class="rounded-lg" decoding="async" src="/_ipx/w_64&amp;f_webp/images/diagram.png" width="320" height="160"/></p></div></div></fieldset>
      <div class="steps"><div class="heading heading-h3"><h3 id="unpack-it">Unpack it</h3><a class="anchor" href="#unpack-it" aria-label="Link to Unpack it">#</a></div><p>Keep the box.</p><div class="heading heading-h3"><h3 id="plug-it-in">Plug it in</h3><a class="anchor" href="#plug-it-in" aria-label="Link to Plug it in">#</a></div><p>Any socket will do.</p></div>
      <div class="callout callout-tip" role="note" aria-label="Tip"><svg class="icon i-lucide:lightbulb" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg><div><p class="callout-title"><a href="/guide/concepts/colours">Tip</a></p><p>Read about colours next.</p></div></div>"
    `);
  });

  test('keeps double brackets, which are bindings elsewhere, as text', () => {
    const html = site.html('/getting-started/usage');
    expect(html).toContain('<code>{{ level }}</code> in templates, or {{ level }} in text.');
  });

  test('resolves links by file, with number prefixes and without the extension', () => {
    expect(site.html('/guide/concepts/levels')).toBe(
      '<p>Back to <a href="/guide/concepts/colours#warm-and-cool-1">colours</a>, or to <a href="/getting-started/usage">usage</a>.</p>\n<div class="grid gap-4"><p>Nested in a plain element.</p></div>',
    );
  });
});

describe('a folder of plain Markdown', () => {
  let site: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    site = await read('plain-markdown');
  });

  test('builds with warnings only', () => {
    expect(site.ok).toBe(true);
    expect(site.problems.join('\n')).toMatchInlineSnapshot(
      `"content/deep/er/and/deeper/last.md:1 warning: The page has no title, so its file name was used. Write "title: …" above it."`,
    );
  });

  test('takes addresses from file names and titles from headings', () => {
    const table = site.pages.map((page) => `${page.path} = ${page.title}`).join('\n');
    expect(table).toMatchInlineSnapshot(`
      "/cooking-and-baking/bread = Bread
      /cooking-and-baking/readme = Cooking
      /deep/er/and/deeper/last = Last
      / = My notes
      /trips/2024-norway = Norway 2024
      /trips = Trips
      /trips/packing = Packing"
    `);
  });

  test('gets a navigation from its folders', () => {
    expect(outline(site.tree)).toMatchInlineSnapshot(`
      "My notes /
      Cooking And Baking /cooking-and-baking (folder)
        Bread /cooking-and-baking/bread
        Cooking /cooking-and-baking/readme
      Deep /deep (folder)
        Er /deep/er (folder)
          And /deep/er/and (folder)
            Deeper /deep/er/and/deeper (folder)
              Last /deep/er/and/deeper/last
      Trips /trips
        Trips /trips
        Norway 2024 /trips/2024-norway
        Packing /trips/packing
      "
    `);
  });

  test('resolves relative links, with and without .md, by reference and by folder', () => {
    expect(site.html('/')).toMatchInlineSnapshot(`
      "<p>A folder of plain Markdown. See <a href="/trips/2024-norway">the trip</a>, <a href="/trips/packing">packing</a>, and <a href="/trips" title="Every trip">all trips</a>.</p>
      <ul class="contains-task-list">
      <li class="task-list-item"><input aria-label="Incomplete task" type="checkbox" disabled=""/> Write more</li>
      <li class="task-list-item"><input aria-label="Completed task" type="checkbox" disabled="" checked=""/> Begin — at last © 😀 &amp;notanentity;</li>
      </ul>"
    `);
    expect(site.html('/trips')).toBe(
      '<p>All of them: <a href="/trips/2024-norway#day-1">Norway</a>, <a href="/trips/packing">packing</a>, <a href="/">home</a>, <a href="/cooking-and-baking/bread">bread</a>.</p>',
    );
  });

  test('reads line ends of Windows like any others', async () => {
    const source = await readFile(join(import.meta.dirname, 'sites/plain-markdown/trips/packing.md'), 'utf8');
    expect(source).toContain('Socks,\r\nmore socks.');
    expect(site.html('/trips/packing')).toMatchInlineSnapshot(`
      "<p>Socks,
      more socks.</p>
      <div class="table-scroll" role="group" aria-label="Table: What, How many" tabindex="0"><table>
      <thead>
      <tr>
      <th>What</th>
      <th>How many</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td>Socks</td>
      <td>12</td>
      </tr>
      </tbody>
      </table></div>
      <figure class="code" data-language="sh"><figcaption class="code-head"><span class="code-label">Shell</span></figcaption><div class="code-actions"><button type="button" class="code-action copy"><svg class="icon i-lucide:copy" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg><span>Copy</span></button></div><pre><code><span class="line"><span class="n">ls</span></span>
      <span class="line"><span class="n">pwd</span></span></code></pre></figure>"
    `);
  });

  test('keeps brackets, colons, stars and underscores of ordinary text', () => {
    const html = site.html('/trips/2024-norway');
    expect(html).toContain(
      'Use [array[0]] and [x] and a[i] as they are. 5 * 3 * 2 = 30; snake_case_name; 1 &lt; 2 &amp;&amp; 3 &gt; 2.',
    );
    expect(site.html('/cooking-and-baking/bread')).toMatchInlineSnapshot(`
      "<p>Flour, water, salt. <del>Sugar.</del> See also <a href="http://www.example.org" rel="noopener noreferrer">www.example.org</a> and <a href="https://example.org/bread" rel="noopener noreferrer">https://example.org/bread</a>.</p>
      <div class="heading heading-h2"><h2 id="steps">Steps</h2><a class="anchor" href="#steps" aria-label="Link to Steps">#</a></div>
      <ol>
      <li>Mix.</li>
      <li>Wait.
      <ol>
      <li>Longer.</li>
      </ol>
      </li>
      <li>Bake: 10:30 to 11:00 at 230°C, ratio 2:1 😄</li>
      </ol>
      <p>Footnote.<sup><a href="#fn-salt" id="fnref-salt" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup></p>
      <p>Line one<br/>
      line two<br/>
      line three</p>
      <details class="details">
      <summary>More</summary>
      <p>Some <strong>hidden</strong> text.</p>
      </details>
      <section data-footnotes="" class="footnotes"><h2 id="footnote-label" class="sr-only">Footnotes</h2>
      <ol>
      <li id="fn-salt">
      <p>A pinch. <a href="#fnref-salt" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p>
      </li>
      </ol>
      </section>"
    `);
  });

  test('publishes pictures that lie beside a page', () => {
    expect(site.pictures).toEqual([
      { file: 'trips/square.svg', url: expect.stringMatching(/^\/_media\/trips\/square\.[\da-f]{10}\.svg$/) },
    ]);
    expect(site.html('/trips/2024-norway')).toMatch(
      /<img src="\/_media\/trips\/square\.[\da-f]{10}\.svg" alt="A square" title="The only picture" loading="lazy" decoding="async" width="10" height="10"\/>/,
    );
  });
});
