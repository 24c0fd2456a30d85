import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkedPage, readPages } from '#checks/content/checked-page.ts';
import { checkGuides } from '#checks/content/guides/guides.ts';
import { checkAnatomy } from '#checks/content/pages/anatomy.ts';
import { checkQuestions } from '#checks/content/pages/questions.ts';
import { checkSections } from '#checks/content/pages/sections.ts';
import { mutantCounts } from '#checks/content/quests/proof-table.ts';
import type { QuestProof } from '#checks/content/quests/prove-quest.ts';
import { checkQuests } from '#checks/content/quests/quests.ts';
import { openVerdicts } from '#checks/verdicts/verdicts.ts';
import { buildContent } from '#pipeline/index.ts';
import { scaffolds } from '#site/scaffolds.ts';
import { findChromium } from './find-chromium.ts';
import { newPage } from './new.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-new-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a post goes into the blog folder with its date', () => {
  expect(newPage(root, 'post', 'What we learned: part 1', '2026-11-15')).toBe(
    '5.blog/what-we-learned-part-1.md',
  );
  expect(readFileSync(join(root, '5.blog/what-we-learned-part-1.md'), 'utf8')).toBe(`---
title: "What we learned: part 1"
description: "TODO: Write one sentence of 50 to 160 characters that says what the reader gets."
date: 2026-11-15
authors:
  - name: Plinth editors
schemaOrg: { type: BlogPosting }
---

TODO: One claim, then the evidence for it.
`);
});

test('a new page comes after its numbered neighbours', () => {
  mkdirSync(join(root, '2.quests/09.last-one'), { recursive: true });
  writeFileSync(join(root, '2.quests/index.md'), '# Quests\n');
  expect(newPage(root, 'quest', 'Find it', '2026-11-15')).toBe('2.quests/10.find-it/index.md');
});

test('a guide starts with a step whose tests go as its page says', async () => {
  expect(newPage(root, 'guide', 'Build your own clock', '2026-11-15')).toBe(
    '4.build-own/build-your-own-clock/index.md',
  );
  const pages = await readPages(root);
  expect(pages.map(({ path, kind }) => [path, kind])).toEqual([
    ['/build-own/build-your-own-clock/1-first-step', 'step'],
    ['/build-own/build-your-own-clock', 'build-own'],
  ]);
  const verdicts = openVerdicts({ folder: join(root, 'verdicts'), share: 0, seed: '' });
  expect(await checkGuides({ contentDir: root, pages, wanted: pages, verdicts })).toEqual([]);
  expect(pages.flatMap(checkSections)).toEqual([]);
});

test('letters with marks become plain ones in the file name, and nothing else is left', () => {
  expect(newPage(root, 'post', 'Über Öl & Straßen (2)', '2026-11-15')).toBe(
    '5.blog/uber-ol-and-strassen-2.md',
  );
});

test('a quest starts complete, and its checks are proved', async () => {
  newPage(root, 'quest', 'Find it', '2026-11-15');
  const pages = await readPages(root);
  const options = { contentDir: root, chromium: findChromium() ?? '' };
  const { problems, proofs } = await checkQuests(pages, { ...options, isThorough: true });
  expect(problems).toEqual([]);
  expect(proofs.map(({ slug, checks }) => [slug, checks.map(({ id }) => id)])).toEqual([
    ['find-it', ['heading', 'words']],
  ]);
  // If the recorded reasons are trusted, and it starts with a check that finds nothing, the result is the
  // same.
  const wrongly = (name: string) => [name, name.includes('h1') ? 'words' : 'heading'];
  const noticed = proofs.map(({ slug, mutants }) => [
    slug,
    Object.fromEntries(mutants.map(({ name }) => wrongly(name))),
  ]);
  const quickly = await checkQuests(pages, { ...options, noticed: Object.fromEntries(noticed) });
  expect(quickly.problems).toEqual([]);
  const made = (proof: QuestProof) => mutantCounts(proof).made;
  expect(quickly.proofs.map(made)).toEqual(proofs.map(made));
  expect(quickly.proofs.every(({ unrun }) => unrun.length > 0)).toBe(true);
});

test('a page is never overwritten', () => {
  newPage(root, 'page', 'About us', '2026-11-15');
  expect(() => newPage(root, 'page', 'About us', '2026-11-15')).toThrowErrorMatchingInlineSnapshot(
    `[UserError: There is a page of that name already: about-us.md. Choose another title.]`,
  );
});

test('a mistake in the command is explained', () => {
  expect(() => newPage(root, 'psot', 'x', '2026-11-15')).toThrowErrorMatchingInlineSnapshot(`
    [UserError: There is no kind "psot". Did you mean "post"? Kinds: page, lesson, quest, project, guide, post.
    Use it like this: npm run new -- post "What we learned"]
  `);
  expect(() => newPage(root, 'post', ' ', '2026-11-15')).toThrowErrorMatchingInlineSnapshot(
    `[UserError: Give the post a title: npm run new -- post "The title"]`,
  );
  expect(() => newPage(root, 'post', '???', '2026-11-15')).toThrowErrorMatchingInlineSnapshot(
    `[UserError: No address can be made of the title "???". Use some letters or digits.]`,
  );
});

test('every kind starts as a page whose only fault is that its placeholders are left', async () => {
  for (const kind of scaffolds) newPage(root, kind.name, `A new ${kind.name}`, '2026-11-15');
  const result = await buildContent({
    root,
    publicDir: join(root, 'public'),
    database: join(root, 'x/content.sqlite'),
  });
  expect(result.problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'placeholder-left 1.cs/1.html/1.getting-started/a-new-lesson.md',
    'placeholder-left 2.quests/a-new-quest/index.md',
    'placeholder-left 3.projects/a-new-project.md',
    'placeholder-left 4.build-own/a-new-guide/1-first-step.md',
    'placeholder-left 4.build-own/a-new-guide/index.md',
    'placeholder-left 5.blog/a-new-post.md',
    'placeholder-left a-new-page.md',
  ]);
  // A guide includes the page of its first step.
  expect(result.pages).toBe(scaffolds.length + 1);
});

test('a lesson starts with all the parts that the content check asks for', () => {
  const file = newPage(root, 'lesson', 'A new lesson', '2026-11-15');
  const page = checkedPage(file, readFileSync(join(root, file), 'utf8'));
  expect(page.kind).toBe('lesson');
  expect([...checkSections(page), ...checkAnatomy(page), ...checkQuestions(page)]).toEqual([]);
});
