// The documents of a build as a host would send them: the text of a page once, no foreign script, a payload with the
// same text.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutPlainViews } from '#features/prose/plain-views.ts';
import {
  fillPathScript,
  firstPaintScript,
  missingScriptMark,
  placeMenuScript,
} from '#render/inline-scripts.ts';
import { readHtml } from '#tests/support/read-html.ts';
import { builtPages, readBuiltFile, readBuiltPage } from '#tests/support/sites/built-files.ts';
import { requestSite } from '#tests/support/sites/request-site.ts';

test('the text of a page is in its document exactly once', async () => {
  const { text } = await requestSite('real', '/cs/html/elements/img');
  const sentence = 'Does the page still make sense?';
  expect(text.split(sentence)).toHaveLength(2);
});

test.each(['real', 'layouts'] as const)(
  'every payload of the site "%s" has the same text as its document, apart from the parts for readers without script',
  (site) => {
    for (const path of builtPages(site)) {
      const document = withoutPlainViews(readBuiltPage(site, path));
      const { data, prerenderedAt } = JSON.parse(readBuiltFile(site, join(path, '_payload.json')));
      expect(data.page.path).toBe(path);
      expect(document.split(`<div class="prose">${data.page.html}</div>`), path).toHaveLength(2);
      expect(prerenderedAt).toBeGreaterThan(0);
    }
  },
);

/** The inline scripts that run; blocks of structured data do not. */
function inlineScriptsIn(document: string): unknown[] {
  return readHtml(document).scripts.filter(
    ({ properties }) => properties.src === undefined && properties.type !== 'application/ld+json',
  );
}

// `npm run check:site` compares every script of the project's own content with the policy.
test('a document has no inline scripts but those before the first paint, and the policy allows them by hash', async () => {
  // The 400 pages of the long section are all rendered alike.
  for (const path of builtPages('layouts').filter((path) => !path.startsWith('/long/'))) {
    const document = readBuiltPage('layouts', path);
    const hasMenu = document.includes('<nav id="section-menu"');
    const hasControls = /<div class="(?:quest|done-bar)"/.test(document);
    const scripts = [
      firstPaintScript,
      ...(hasControls ? [missingScriptMark] : []),
      ...(hasMenu ? [placeMenuScript] : []),
    ];
    expect(inlineScriptsIn(document), path).toHaveLength(scripts.length);
    for (const script of scripts) expect(document, path).toContain(`<script>${script}</script>`);
  }
  // The 404 page has one more: it fills in the path that was requested.
  expect(inlineScriptsIn(readBuiltFile('real', '404.html'))).toHaveLength(2);
  const { headers } = await requestSite('real', '/');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  for (const script of [firstPaintScript, placeMenuScript, missingScriptMark, fillPathScript])
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

test('without a site URL, the canonical link of a page is its path', () => {
  for (const path of builtPages('moving'))
    expect(readBuiltPage('moving', path), path).toContain(`<link rel="canonical" href="${encodeURI(path)}"`);
});
