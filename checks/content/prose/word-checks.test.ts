import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Facts } from '#schema/facts.ts';
import { openVerdicts } from '../../verdicts/verdicts.ts';
import { checkedPage } from '../checked-page.ts';
import { spelledText } from './spelling.ts';
import { checkDictionary, checkEquality, checkSpelling } from './word-checks.ts';

let contentDir: string;
beforeEach(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'plinth-words-'));
});
afterEach(() => rm(contentDir, { recursive: true }));

const facts = {
  elements: { fieldset: {} },
  obsoleteElements: {},
  foreignElements: {},
  attributes: {},
} as unknown as Facts;
/** Never saved, so that no test reuses the results of another. */
const verdicts = openVerdicts({ folder: join(tmpdir(), 'plinth-no-verdicts'), share: 0, seed: '' });

const options = () => ({ contentDir, facts, verdicts });

const text = `---
title: The colour of a page
description: A color that is not British.
---

Noor keeps a fieldset. See \`teh\` and https://example.com/teh now.

::note{title="Grey or gray"}
We organise, they organize, and teh size is one prize.
::

| A | B |
|---|---|
| labeled | behaviour |
`;

test('prose, titles of blocks and descriptions are spelled the British way, on their lines', async () => {
  await writeFile(join(contentDir, 'dictionary.txt'), 'Noor\n');
  const problems = await checkSpelling([checkedPage('a.md', text)], options());
  expect(problems.map(({ line, message }) => `${line} ${message}`).sort()).toEqual([
    '14 "labeled" is in no British dictionary. Did you mean "labelled"? A name or a term goes into content/dictionary.txt.',
    '3 "color" is in no British dictionary. Did you mean "colour"? A name or a term goes into content/dictionary.txt.',
    '8 "gray" is in no British dictionary. Did you mean "grey"? A name or a term goes into content/dictionary.txt.',
    '9 "organize" is in no British dictionary. Did you mean "organise"? A name or a term goes into content/dictionary.txt.',
    '9 "teh" is in no British dictionary. Did you mean "the"? A name or a term goes into content/dictionary.txt.',
  ]);
});

test('the name of an element is not spelled as a title, code is not spelled at all', () => {
  const page = checkedPage('a.md', '---\ntitle: wbr\ninventory: elements/wbr\n---\n\nSee `wbr`.');
  expect(spelledText(page)).toBe('\n\n\n\n\nSee `.');
});

test('words that leave people out are told with better ones', async () => {
  const page = checkedPage('a.md', 'A host is disabled.\n\nThe chairman has\na whitelist.');
  expect((await checkEquality([page], options())).map(({ line, message }) => [line, message])).toEqual([
    [3, '"chairman" may leave people out. Better: "chair", "head", "chairperson".'],
    [4, '"whitelist" may leave people out. Better: "passlist", "alrightlist", "safelist".'],
  ]);
});

test('the dictionary is in the order of the alphabet, each word once', async () => {
  await writeFile(join(contentDir, 'dictionary.txt'), 'apple\nBerry\ncherry\n');
  expect(await checkDictionary(contentDir)).toEqual([]);
  await writeFile(join(contentDir, 'dictionary.txt'), 'cherry\nBerry\nBerry\n');
  expect((await checkDictionary(contentDir)).map(({ file, line, message }) => [file, line, message])).toEqual(
    [
      ['dictionary.txt', 2, '"Berry" is below "cherry". Sort the words alphabetically, each once.'],
      ['dictionary.txt', 3, '"Berry" is below "Berry". Sort the words alphabetically, each once.'],
    ],
  );
});
