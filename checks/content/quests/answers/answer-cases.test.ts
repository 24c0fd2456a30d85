import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AnswerableQuest, readAnswerCases } from './answer-cases.ts';

const check = (id: string) => ({ id, title: id, passed: '' });
const quest: AnswerableQuest = {
  slug: 'hello-page',
  folder: {
    folder: '2.quests/01.hello-page',
    starter: [
      { name: 'index.html', text: 'Start' },
      { name: 'style.css', text: 'p {}' },
    ],
    ...{ solutions: [], wrong: [], checksSource: '', proof: null, read: [] },
  },
  checks: [check('title'), check('language')],
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'answers-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

const read = (isFailsRequired = true, slugs: string[] = []) =>
  readAnswerCases({ root, shownRoot: 'tests/answers', isFailsRequired, slugs }, [quest]);

test('the files of a case override those of the starter', () => {
  write({
    'hello-page/right/short/index.html': 'Right',
    'hello-page/wrong/no-title/index.html': 'Wrong',
    'hello-page/fails.yaml': 'no-title: [title]',
  });
  expect(read()).toEqual({
    cases: [
      {
        ...{ slug: 'hello-page', isRight: true, name: 'short', fails: [] },
        files: [
          { name: 'index.html', text: 'Right' },
          { name: 'style.css', text: 'p {}' },
        ],
      },
      {
        ...{ slug: 'hello-page', isRight: false, name: 'no-title', fails: ['title'] },
        files: [
          { name: 'index.html', text: 'Wrong' },
          { name: 'style.css', text: 'p {}' },
        ],
      },
    ],
    faults: [],
  });
});

test('every mistake in the folder is reported with what to do', () => {
  write({
    'helo-page/right/a/index.html': '',
    'hello-page/rihgt/a/index.html': '',
    'hello-page/fail.yaml': '',
    'hello-page/right/loose.html': '',
    'hello-page/right/other-name/form.html': '',
    'hello-page/wrong/no-line/index.html': '',
    'hello-page/wrong/unknown-check/index.html': '',
    'hello-page/fails.yaml': 'unknown-check: [titel]\nno-lines: [title]\nempty: []',
  });
  expect(read().faults).toEqual([
    'tests/answers/hello-page/fail.yaml: unknown file. Rename it to fails.yaml.',
    'tests/answers/hello-page/rihgt: unknown folder. Rename it to "right" or "wrong"; cases are in one of these.',
    'tests/answers/hello-page/fails.yaml, line 3: "empty" names no check. Write one line per wrong answer, such as "hidden-with-opacity: [main-heading]".',
    'tests/answers/hello-page/right/loose.html: a file outside a case. Move it into a folder that is named after what is special about the answer.',
    'tests/answers/hello-page/right/other-name: the quest has no file "form.html". Rename it to "index.html".',
    'tests/answers/hello-page/fails.yaml: "unknown-check" names the unknown check "titel". Did you mean "title"?',
    'tests/answers/hello-page/fails.yaml: there is no wrong answer "no-lines". Did you mean "no-line"?',
    'tests/answers/hello-page/fails.yaml: add a line for the wrong answer "no-line" with the checks that it must fail, such as "no-line: [title]".',
    'tests/answers/helo-page: there is no quest "helo-page". Rename the folder to "hello-page".',
  ]);
});

test('in other folders, a wrong answer need not say which checks it fails', () => {
  write({ 'hello-page/wrong/no-title/index.html': 'Wrong' });
  const { cases, faults } = read(false);
  expect(faults).toEqual([]);
  expect(cases).toMatchObject([{ name: 'no-title', fails: null }]);
});

test('a list of slugs leaves out other quests', () => {
  write({ 'hello-page/right/a/index.html': '' });
  expect(read(true, ['other-quest']).cases).toEqual([]);
});
