// What must hold on every page: nothing fails, nothing comes from elsewhere, nothing overflows; the HTML is valid;
// and no rule of accessibility is broken on any kind of page, light or dark, narrow or wide.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { layoutPages } from './layout-pages.ts';
import { outDirOf } from './sites.ts';
import { expect, pagesOf, test } from './test.ts';

/** The crawl is cut into parts, so that the workers share it. */
const parts = [0, 1, 2, 3];

const reportViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('Refused by the policy: ' + event.violatedDirective + ' ' + event.blockedURI))`;

for (const part of parts) {
  test(`a phone of 320 pixels visits every page (part ${part + 1} of ${parts.length})`, async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = [];
    let here = '';
    const complain = (text: string) => complaints.push(`${here}: ${text}`);
    await page.addInitScript({ content: reportViolations });
    page.on('console', (message) => complain(`console ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complain(error.message));
    page.on('requestfailed', (request) => {
      // Going on to the next page cuts short what this one still asked for; that is no failure.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') complain(`${request.url()} failed: ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complain(`${response.url()} answers ${response.status()}`);
    });
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) complain(`${request.url()} is not ours`);
    });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of pagesOf('real').filter((_, index) => index % parts.length === part)) {
      here = path;
      await page.goto(path);
      const width = await page.evaluate('document.documentElement.scrollWidth');
      if (width !== 320) complain(`is ${width} pixels wide`);
    }
    expect(complaints).toEqual([]);
  });
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { name, path } of [
  ...layoutPages.map(({ layout, path }) => ({
    name: `the layout ${layout}`,
    // A guide of ten thousand words of code takes longer to check than all other pages together.
    path: layout === 'own' ? '/build-own' : path,
  })),
  { name: 'the page for missing pages', path: '/nope' },
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('breaks no rule of accessibility', async ({ page }) => {
        await page.goto(path);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const { violations } = await new AxeBuilder({ page })
            // Describing every element that passed takes longer than the check itself.
            .options({ resultTypes: ['violations'] })
            .withTags(rules)
            // One frame only: no second page is needed to put the results together.
            .setLegacyMode()
            .analyze();
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html }) => `${id} at ${width}: ${html}`),
          );
          expect(found).toEqual([]);
        }
      });
    });
  }
}

for (const site of ['real', 'layouts'] as const) {
  test(`the HTML of the site ${site} is valid`, async () => {
    const validator = new HtmlValidate(
      new StaticConfigLoader({
        root: true,
        extends: ['html-validate:standard', 'html-validate:document'],
        // Our own files need no proof of their content; files of others would.
        rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
      }),
    );
    const folder = join(outDirOf(site), 'static');
    // The generated pages of the long section differ in a number only; one stands for all.
    const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(^|\/)(index|404|500)\.html$/.test(file) && !/^long\/entry-(?!200\b)/.test(file),
    );
    const found: string[] = [];
    for (const file of documents) {
      const { results } = await validator.validateFile(join(folder, file));
      for (const { messages } of results)
        for (const { ruleId, message, line, column, selector } of messages)
          found.push(`${file}:${line}:${column} ${ruleId}: ${message} (${selector})`);
    }
    expect(found).toEqual([]);
  });
}
