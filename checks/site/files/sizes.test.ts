import { expect, test } from 'vitest';
import { htmlOf, siteInMemory } from '../site-in-memory.ts';
import { firstScript, kindLimits, referencePage, styleSheets } from './size-limits.ts';
import { checkSizes } from './sizes.ts';

const assets = '<link rel="stylesheet" href="/s.css"><script type="module" src="/s.js"></script>';
const bytes = (number: number) => 'x'.repeat(number);
const page = (path: string) => ({ [`${path}/index.html`]: htmlOf('', assets) });

function check(files: Record<string, string>) {
  const { findings, figures, notes } = checkSizes(siteInMemory({ 's.css': 'a', 's.js': 'b', ...files }));
  return { findings: findings.map(({ file, message }) => `${file} ${message}`), figures, notes };
}

test('what is sent counts: the compressed file', () => {
  const most = kindLimits.post.document;
  const { findings, notes } = check({ ...page('blog/a'), 'blog/a/index.html.br': bytes(most) });
  expect(findings).toEqual([]);
  expect(notes?.map((note) => note.split(/ {2,}/))).toEqual([
    ['kind', 'pages', 'median', 'largest', 'limit', 'payload', 'limit'],
    ['post', '1', String(most), String(most), String(most), '0', String(kindLimits.post.payload)],
    [`style sheets 1 (limit ${styleSheets}), script 1 (limit ${firstScript})`],
  ]);
});

test('a document, a payload, a script and a style sheet that are too heavy', () => {
  const { document, payload } = kindLimits.lesson;
  const folder = 'cs/html/getting-started/a';
  expect(
    check({
      ...page(folder),
      [`${folder}/index.html.br`]: bytes(document + 1),
      [`${folder}/_payload.json`]: bytes(payload + 1),
      's.css': bytes(styleSheets + 1),
      's.js': bytes(firstScript + 1),
    }),
  ).toMatchObject({
    findings: [
      `${folder}/index.html The document of a page of the kind lesson weighs ${document + 1} bytes, and may weigh ${document}. Make it lighter.`,
      `${folder}/index.html The payload of a page of the kind lesson weighs ${payload + 1} bytes, and may weigh ${payload}. Make it lighter.`,
      `${folder}/index.html The script that the document names weighs ${firstScript + 1} bytes, and may weigh ${firstScript}. Make it lighter.`,
      `${folder}/index.html What the document names of style sheets weighs ${styleSheets + 1} bytes, and may weigh ${styleSheets}. Make it lighter.`,
    ].concat(
      document + styleSheets + 2 > referencePage
        ? [
            `${folder}/index.html The reference page in the middle weighs ${document + styleSheets + 2} bytes with its styles, and may weigh ${referencePage}. Make it lighter.`,
          ]
        : [],
    ),
    figures: { overBudget: 1 },
  });
});

test('the reference page in the middle has a limit with the style sheets it waits for', () => {
  const sizes = [10, referencePage - 100, referencePage - 50];
  const files = Object.assign(
    {},
    ...sizes.map((size, index) => ({
      ...page(`cs/html/elements/e${index}`),
      [`cs/html/elements/e${index}/index.html.br`]: bytes(size),
    })),
  );
  const told = (styles: number) =>
    check({ ...files, 's.css': bytes(styles) }).findings.filter((line) => line.includes('in the middle'));
  expect(told(100)).toEqual([]);
  const later = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, String(text).replace('href=', 'disabled href=')]),
  );
  expect(
    check({ ...later, 's.css': bytes(101) }).findings.filter((line) => line.includes('in the middle')),
  ).toEqual([]);
  expect(told(101)).toEqual([
    `cs/html/elements/e1/index.html The reference page in the middle weighs ${referencePage + 1} bytes with its styles, and may weigh ${referencePage}. Make it lighter.`,
  ]);
});
