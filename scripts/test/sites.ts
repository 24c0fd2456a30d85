// The test sites, and how they are built.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTestSite } from '../build-test-site.ts';

const root = join(import.meta.dirname, '../..');

/**
 * `real`: the project's own content. `layouts`: a small site with one page of every kind. `moving`: tall pages that
 * link to each other, for tests of navigation.
 */
export const siteNames = ['real', 'layouts', 'moving'] as const;
export type SiteName = (typeof siteNames)[number];

/** Only `layouts` has a site URL, so that canonical links can be tested with and without one. */
export const layoutsSiteUrl = 'https://layouts.example';

/** Pages in the long section of `layouts`. */
export const longSectionPages = 400;

/** `layouts` is copied here before its long section is generated. */
const layoutsContentDir = join(root, '.cache/e2e/layouts-site/content');

export const movingContentDir = join(root, 'tests/sites/moving');

/** Builds all of them with the current code. The application is compiled once, for `real`, and shared. */
export async function buildTestSites({ isShown = false } = {}): Promise<void> {
  await buildTestSite('real', { isShown });
  prepareLayoutsSite();
  await Promise.all([
    buildTestSite('layouts', { settings: { CONTENT_DIR: layoutsContentDir, SITE_URL: layoutsSiteUrl } }),
    buildTestSite('moving', { settings: { CONTENT_DIR: movingContentDir } }),
  ]);
}

/** Copies `tests/sites/layouts` and adds a section that is too long for the sidebar to list completely. */
function prepareLayoutsSite(): void {
  rmSync(layoutsContentDir, { recursive: true, force: true });
  cpSync(join(root, 'tests/sites/layouts'), layoutsContentDir, { recursive: true });
  const section = join(layoutsContentDir, '9.long');
  mkdirSync(section);
  writeFileSync(join(section, 'index.md'), '---\ntitle: Long\n---\n\nA long section.\n');
  for (let number = 1; number <= longSectionPages; number++) {
    writeFileSync(
      join(section, `${number}.entry-${number}.md`),
      `---\ntitle: Entry ${number}\n---\n\nText ${number}.\n`,
    );
  }
}
