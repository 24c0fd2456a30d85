// Every block of the catalogue, and everything else an author may write, as a page and as its Markdown: both must say
// the same. The whole built site is held against its Markdown files by `npm run check:site`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blocks } from '#blocks/all/schemas.ts';
import { compareMarkdown, type MarkdownDifference } from '#checks/site/markdown/compare-markdown.ts';
import { Prose } from '#features/prose/prose.tsx';
import { renderMarkdown } from '#pipeline/markdown/index.ts';
import { pageMarkdown } from '#render/markdown/page-markdown.ts';
import type { PageData } from '#schema/page/page-data.ts';

const root = join(import.meta.dirname, '../content');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const siteUrl = 'https://plinth.example';
const path = '/build-own/regex-engine';

/** Examples of the authors' guide: fenced pieces of Markdown below a heading with the name of a block. */
const examples = [...readme.matchAll(/^### ([a-z-]+)$(?:(?!^#).)*?^(`{3,})md\n(.*?)^\2$/gms)].map(
  ([, name = '', , text = '']) => [name, text] as const,
);

interface Written {
  markdown: string;
  html: string;
  differences: MarkdownDifference[];
}

async function write(text: string): Promise<Written> {
  const { body } = await renderMarkdown(text, {
    file: '4.build-own/regex-engine/index.md',
    root,
    publicDir: join(root, '../public'),
    site: { pathByFile: new Map() },
    inventory: 'elements/abbr',
    day: '2026-11-15',
    knownCode: new Map(),
    links: [],
    anchors: [],
    pictures: [],
    includes: new Map(),
    placeholders: [],
    report: () => {},
  });
  const page = {
    path,
    title: 'Sample',
    lead: '',
    layout: 'default',
    contents: body.toc,
    children: [],
    landing: null,
    directory: null,
    links: null,
  } as unknown as PageData;
  const prose = renderToStaticMarkup(createElement(Prose, { nodes: body.nodes }));
  const html = `<main><h1>Sample</h1><div class="prose">${prose}</div></main>`;
  const markdown = pageMarkdown({ page, body, siteUrl });
  return { markdown, html, differences: compareMarkdown({ html, markdown, path, siteUrl }) };
}

/** The Markdown of a text, without the title and the facts above it. */
async function markdownOf(text: string): Promise<string> {
  const { markdown, differences } = await write(text);
  expect(differences).toEqual([]);
  const start = `# Sample\n\n- Source: <${siteUrl}${path}>\n\n`;
  expect(markdown.startsWith(start)).toBe(true);
  return markdown.slice(start.length);
}

test('every block of the authors’ guide says the same on the page and in Markdown', async () => {
  expect(examples.map(([name]) => name).toSorted()).toEqual(Object.keys(blocks).toSorted());
  expect((await write(examples.map(([, text]) => text).join('\n'))).differences).toEqual([]);
});

test('callouts are alerts, with their title below the mark; a quest leads to its page', async () => {
  expect(
    await markdownOf(`::note
Plain.
::

::warning{title="Check it"}
Twice.
::

::danger
Stop.
::

::quest{title="Hello" to="/quests/hello-page"}
Go.
::

> [!TIP]
> Short.

> Said by [!NOTE]
`),
  ).toBe(`> [!NOTE]
> Plain.

> [!WARNING]
> **Check it**
>
> Twice.

> [!CAUTION]
> Stop.

> [!NOTE]
> **Quest: [Hello](https://plinth.example/quests/hello-page)**
>
> Go.

> [!TIP]
> Short.

> Said by \\[!NOTE]
`);
});

test('a question is followed by its answer', async () => {
  expect(
    await markdownOf(`::question
Which one?

- [ ] \`title\`
- [x] \`h1\`

#why
It *is*.
::
`),
  ).toBe(`**Question:** Which one?

- A. \`title\`
- B. \`h1\`

**Answer:** B. \`h1\`

It _is_.
`);
});

test('code keeps its language and its name; removed lines make it a diff; an example says what to see', async () => {
  expect(
    await markdownOf(`\`\`\`html [index.html]
<p>A &amp; b</p>
\`\`\`

\`\`\`js
one(); // [!code --]
two(); // [!code ++]
three();
\`\`\`

\`\`\`html example title="One" caption="A line."
<p>x</p>
\`\`\`

\`\`\`\`md caption="A fence."
\`\`\`
\`\`\`
\`\`\`\`

\`\`\`
plain
\`\`\`
`),
  ).toBe(`**index.html**

\`\`\`html
<p>A &amp; b</p>
\`\`\`

\`\`\`diff
-one();
+two();
 three();
\`\`\`

**One**

\`\`\`html
<p>x</p>
\`\`\`

Result: A line.

What assistive technology gets:

- \`paragraph\` x

\`\`\`\`md
\`\`\`
\`\`\`
\`\`\`\`

_A fence._

\`\`\`
plain
\`\`\`
`);
});

test('tables keep their header, their alignment and their caption; a cell is one line', async () => {
  expect(
    await markdownOf(`| A \\| b | C |
|:---|---:|
| \`x\\|y\` | **z** |

<table><caption>Two <code>rows</code></caption><tr><td>1</td><td><ul><li>a</li><li>b</li></ul></td></tr><tr><td colspan="2">c</td></tr></table>
`),
  ).toBe(`| A \\| b | C |
| :- | -: |
| \`x\\|y\` | **z** |

_Two \`rows\`_

| | |
| - | - |
| 1 | a<br>b |
| c | |
`);
});

test('lists keep their numbers, boxes, levels and terms', async () => {
  expect(
    await markdownOf(`3. c
4. d
   - e

- [x] done
- [ ] open

* one

  two

<dl><dt>Term</dt><dd>Said.</dd><dt>A</dt><dt>B</dt><dd><ul><li>x</li></ul></dd></dl>
`),
  ).toBe(`3. c
4. d
   - e

- [x] done
- [ ] open

* one

  two

- **Term**: Said.
- **A**, **B**:
  - x
`);
});

test('tabs, cards, details, figures and both sides of a mistake stand one below the other', async () => {
  expect(
    await markdownOf(`::tabs{label="Tool"}
\`\`\`sh [npm]
npm i
\`\`\`
:::tab{label="pnpm"}
Other.
:::
::

::card-group
:::card{title="Quests" icon="i-lucide-flag" to="/quests"}
Mend it.
:::
::

::details{summary="Hint"}
Look.
::

<details><summary>Own</summary><p>Words</p></details>

::figure{caption="Both."}
Shown.
::

::wrong-right
#wrong
\`\`\`html bad="image-alt"
<img>
\`\`\`
#right
Words.
::
`),
  ).toBe(`**npm**

\`\`\`sh
npm i
\`\`\`

**pnpm**

Other.

- **[Quests](https://plinth.example/quests)**

  Mend it.

**Hint**

Look.

**Own**

Words

Shown.

_Both._

**Wrong**

\`\`\`html
<img>
\`\`\`

**Right**

Words.
`);
});

test('a line keeps its links, pictures, notes and signs, and no tag that Markdown has a word for', async () => {
  expect(
    await markdownOf(`See [there](#x), <https://x.example/?a=1&b=2> and <span class="a">*this*</span>[^1].

![A mark](/mark.svg) ![](/mark.svg) H<sub>2</sub>O, x<sup>2</sup>, <q>so</q>, ~~old~~, <mark>new</mark>, <kbd>Esc</kbd>.

Literally 1\\* \\_a\\_ \\<b> &amp;amp; \\\`c\\\`

1986\\. A year.

[^1]: The note, with \`code\`.
`),
  ).toBe(`See [there](https://plinth.example/build-own/regex-engine#x), <https://x.example/?a=1&b=2> and _this_[^1].

![A mark](https://plinth.example/mark.svg) H<sub>2</sub>O, x<sup>2</sup>, "so", ~~old~~, _new_, \`Esc\`.

Literally 1\\* \\_a\\_ \\<b> \\&amp; \\\`c\\\`

1986\\. A year.

[^1]: The note, with \`code\`.
`);
});
