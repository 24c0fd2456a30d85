import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundledIcons } from './icons-plugin.ts';
import { messageLanguage, siteMessages } from './messages-plugin.ts';

test.each([
  [undefined, 'en'],
  ['en-GB', 'en'],
  ['tlh', 'en'],
  ['en-XA', 'en-XA'],
  ['ar-XB', 'ar-XB'],
  ['ar', 'en'],
])('a site with lang: %s has the words of %s', (lang, language) => {
  expect(messageLanguage(lang)).toBe(language);
});

const entry = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { settingsSchema } from '#schema/settings.ts';
import { Shell } from '#views/shell.tsx';
import { ErrorPage } from '#views/error-page.tsx';
import { wordsOf, appErrorFrom } from '#schema/app-error.ts';
import { resultCount, tiers } from '#messages/search-rows.ts';
const settings = settingsSchema.parse({ name: '1', fullName: '2', footerLinks: [{ label: '3', to: '/3' }] });
const sections = [{ title: '4', path: '/4', target: '/4', hasPanel: true }];
const words = wordsOf(appErrorFrom({ statusCode: 404 }), '/5');
const page = createElement(ErrorPage, { ...words });
export const html = renderToStaticMarkup(createElement(Shell, { shell: { settings, sections }, path: '/' }, page));
export const texts = [...Object.values(tiers), resultCount(2)];
`;

/** Resolves the entry to a path inside the project, so that its imports can be resolved. */
const testEntry: Plugin = {
  name: 'test-entry',
  resolveId: (id) => (id === 'test-entry' ? `${import.meta.dirname}/test-entry.ts` : null),
  load: (id) => (id.endsWith('/test-entry.ts') ? entry : null),
};

const folder = mkdtempSync(join(tmpdir(), 'messages-'));

async function bundled(language: string): Promise<{ html: string; texts: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [testEntry, bundledIcons(), siteMessages(language)],
    ssr: { noExternal: true },
    build: { ssr: true, write: false, rolldownOptions: { input: 'test-entry' } },
  });
  const [output] = [result].flat();
  const chunks = output && 'output' in output ? output.output : [];
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk') throw new Error('Nothing was bundled.');
  const file = join(folder, `${language}.mjs`);
  writeFileSync(file, chunk.code);
  return import(pathToFileURL(file).href);
}

/** The text that readers see or hear, without the names of keys. */
function wordsIn(html: string): string[] {
  const named = [...html.matchAll(/ (?:aria-label|data-tip|placeholder|title|alt)="([^"]+)"/g)].map(
    ([, words = '']) => words,
  );
  const shown = html.replaceAll(/<kbd.*?<\/kbd>/g, '').split(/<[^>]*>/);
  return [...named, ...shown].map((words) => words.trim()).filter((words) => /\p{L}/u.test(words));
}

describe('the shell, an error page and the rows of the search', () => {
  const before = process.env.NODE_ENV;
  // The development and production builds of React can't be mixed.
  beforeAll(() => {
    process.env.NODE_ENV = 'production';
  });
  afterAll(() => {
    process.env.NODE_ENV = before;
    rmSync(folder, { recursive: true });
  });

  test('have no word in the pseudo-locale that is not accented', async () => {
    const { html, texts } = await bundled('en-XA');
    const words = [...wordsIn(html), ...texts];
    expect(words).toContain('Óòþéèñ ɱéèñúù');
    expect(words).toContain('Íìñšíìđéè áà ŵóòŕđ');
    expect(words.filter((text) => /[a-z]/i.test(text))).toEqual([]);
  });

  test('are English without a language of their own', async () => {
    const { html, texts } = await bundled('en');
    expect(wordsIn(html)).toContain('Open menu');
    expect(texts).toContain('2 results');
  });
});
