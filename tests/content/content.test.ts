// The real content: no errors, no warnings, and the pages that must be there.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#database/open.ts';
import { type BuildContentResult, buildContent } from '#pipeline/index.ts';
import { type ContentQueries, contentQueries } from '#queries/index.ts';
import { pageCollections } from '#schema/collections.ts';
import { difficulties } from '#schema/front-matter.ts';
import type { Page } from '#schema/page.ts';

const root = join(import.meta.dirname, '../../content');
let scratch: string;
let result: BuildContentResult;
let db: Database;
let queries: ContentQueries;
let pages: Page[];

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'plinth-content-'));
  const database = join(scratch, 'content.sqlite');
  result = await buildContent({ root, publicDir: join(root, '../public'), database });
  db = openDatabase(database);
  queries = contentQueries(db);
  pages = (
    await Promise.all(pageCollections.map((name) => queries.queryCollection(name).all()))
  ).flat() as Page[];
});

afterAll(() => {
  db.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('the content has neither errors nor warnings', () => {
  expect(result.problems).toEqual([]);
});

test('every area has its index and its first pages', async () => {
  const paths = pages.map((page) => page.path);
  for (const index of ['/', '/cs', '/cs/html', '/quests', '/projects', '/build-own', '/blog'])
    expect(paths).toContain(index);
  const count = (prefix: string) => paths.filter((path) => path.startsWith(`${prefix}/`)).length;
  for (const part of ['getting-started', 'elements', 'attributes', 'accessibility']) {
    expect(count(`/cs/html/${part}`), part).toBeGreaterThanOrEqual(4);
  }
  for (const area of ['quests', 'projects', 'build-own', 'blog'])
    expect(count(`/${area}`), area).toBeGreaterThanOrEqual(2);
});

test('titles and descriptions are unique and of a readable length', () => {
  expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
  for (const { path, title, description } of pages) {
    expect(title.length, path).toBeLessThanOrEqual(60);
    expect(description.length, path).toBeGreaterThanOrEqual(40);
    expect(description.length, path).toBeLessThanOrEqual(160);
  }
});

test('difficulties are from the list and no date lies in the future', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { path, difficulty, date } of pages) {
    if (difficulty !== null) expect(difficulties, path).toContain(difficulty);
    if (date !== null) expect(date <= today, `${path} is dated ${date}`).toBe(true);
  }
});

test('the header shows the five areas in order', async () => {
  const tree = await queries.listNavigation();
  expect(tree.map((item) => item.path)).toEqual(['/', '/cs', '/quests', '/projects', '/build-own', '/blog']);
});

test('every lesson ends with five questions that have one right answer each', () => {
  const lessons = pages.filter((page) => page.path.startsWith('/cs/html/getting-started/'));
  for (const { path, body } of lessons) {
    const text = JSON.stringify(body.nodes);
    const questions = text.split('["question",').slice(1);
    expect(questions.length, path).toBe(5);
    for (const question of questions) expect(question.split('"checked":true').length - 1, path).toBe(1);
  }
});
