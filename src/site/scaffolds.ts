// Templates for `npm run new`: a plain page, and a page for every section with a scaffold.
import { questBody, questFiles } from './quest-scaffold.ts';
import { listOfSections } from './sections.ts';

interface Template {
  /** Below the title; `{date}` is replaced by the current date. */
  frontMatter: string;
  body: string;
  /** Further files of a page with its own folder: texts by file name, in which `{date}` is replaced too. */
  files?: Readonly<Record<string, string>>;
}

export interface Scaffold extends Template {
  /** The name used on the command line. */
  name: string;
  /** Target folder in the content folder, and whether the page gets a folder of its own. */
  folder: string;
  isFolder: boolean;
}

/** Marks every text that the author must replace. A page that contains it is not finished. */
export const placeholderMark = 'TODO:';

const page: Template = {
  frontMatter: 'difficulty: beginner\ndate: {date}',
  body: 'TODO: Say in one or two sentences what the reader will find here.\n\n## TODO: Name the first part\n\nTODO: Write about one idea at a time.\n',
};

/** A guide starts with one complete step: a page, its code, its test, and the test's output. */
const firstStep = {
  '1-first-step.md':
    '---\ntitle: "Step 1: the first step"\ndescription: "TODO: Write one sentence of 50 to 160 characters that says what this step adds."\ndifficulty: intermediate\ndate: {date}\nminutes: 30\n---\n\nTODO: Say what is missing, and how to think about it.\n\n## Test first\n\nTODO: Say what the test asks for.\n\n::code-file{src="./steps/01/double.test.js" title="steps/01/double.test.js"}\n::\n\n::tests-fail\n::\n\n## The code\n\nTODO: Say how the code gives the answer.\n\n::code-file{src="./steps/01/double.js" title="steps/01/double.js"}\n::\n\n::tests-pass\n::\n\n::note{title="What we skipped"}\nTODO: Name the cases that you leave out.\n::\n',
  'steps/01/double.js': 'export function double(number) {\n  return number * 2;\n}\n',
  'steps/01/double.test.js':
    "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { double } from './double.js';\n\ntest('step 1: a number is doubled', () => {\n  assert.equal(double(21), 42);\n});\n",
  'steps/tests.json':
    '{\n  "1": {\n    "files": "5f99cf5f99733efe",\n    "tests": { "total": 1, "added": 1 },\n    "before": { "passed": 0, "failed": 0, "blocked": 1 }\n  }\n}\n',
};

const lessonPage = (content: string) =>
  `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8">\n    <meta name="viewport" content="width=device-width">\n    <title>A small page</title>\n  </head>\n  <body>\n${content}  </body>\n</html>\n`;

/** A task with the diff that solves it, and the expected result. */
const lessonTry =
  '::try{shows="A page of mine"}\nTODO: Ask for one small change. What is different now?\n\n```diff\n-<h1>A small page</h1>\n+<h1>A page of mine</h1>\n```\n::\n';

/** One step of a lesson: its example with the new lines marked, and something to try. */
const lessonStep = (number: number, options: string, content: string) =>
  `## Step ${number}: TODO: say what is new\n\nTODO: Say why the page needs it.\n\n\`\`\`html example${options}\n${lessonPage(content)}\`\`\`\n\n${lessonTry}\nTODO: Say what to see in the result.\n\n`;

/** A question with its right answer at one of three positions. */
const lessonQuestion = (right: number, at: number) =>
  `::question{#question-${at + 1}}\nTODO: Ask about one idea of the lesson.\n\n${[0, 1, 2]
    .map((at) => (at === right ? '- [x] TODO: The right answer\n' : '- [ ] TODO: A tempting wrong answer\n'))
    .join('')}\n#why\nTODO: Say why it is right.\n::\n\n`;

/** A lesson starts with all its parts, in the form that the content check requires. */
const lesson = [
  'TODO: Say what readers will be able to do that they could not do before.\n\n**Time:** about 25 minutes. **You need:** TODO: the lesson before this one.\n\n',
  '## The problem: TODO: name it\n\nTODO: Tell of someone for whom something does not work yet.\n\n',
  lessonStep(1, ' {9}', '    <h1>A small page</h1>\n'),
  lessonStep(2, ' {10}', '    <h1>A small page</h1>\n    <p>It grows.</p>\n'),
  lessonStep(3, ' {11}', '    <h1>A small page</h1>\n    <p>It grows.</p>\n    <p>And again.</p>\n'),
  `## Check yourself\n\n${[0, 1, 2, 0, 1].map(lessonQuestion).join('')}`,
  '## What you learned\n\n- TODO: One idea a line.\n- TODO: Three to six of them.\n- TODO: What readers can do now.\n\n',
  '## Next\n\nTODO: Say what the next lesson adds, with a link to it.\n',
].join('');

/** By the name of the scaffold. A section without a template uses the plain page. */
const templates: Readonly<Record<string, Template>> = {
  page,
  lesson: {
    frontMatter: 'difficulty: beginner\ndate: {date}\nminutes: 25\nschemaOrg: { type: Course }',
    body: lesson,
  },
  quest: {
    frontMatter: 'difficulty: beginner\ndate: {date}\nminutes: 20\nskill: "TODO: two words"',
    body: questBody,
    files: questFiles,
  },
  project: {
    frontMatter: 'difficulty: beginner\ndate: {date}\nminutes: 180\nmilestones: 4',
    body: 'TODO: Who is it for, and what do they need?\n\n## Milestones\n\nTODO: Say in which order to build it.\n\n::steps\n### TODO: Name the first thing to show\n\nTODO: Say what is there when it is done.\n::\n\n## Acceptance\n\n- [ ] TODO: Something that a friend can tick off.\n',
  },
  guide: {
    frontMatter: 'difficulty: intermediate\ndate: {date}\nminutes: 30\nsteps: 1\nschemaOrg: { type: HowTo }',
    body: 'TODO: Say what the reader will have built at the end, and what they need to begin.\n',
    files: firstStep,
  },
  post: {
    frontMatter: 'date: {date}\nauthors:\n  - name: Plinth editors\nschemaOrg: { type: BlogPosting }',
    body: 'TODO: One claim, then the evidence for it.\n',
  },
};

export const scaffolds: readonly Scaffold[] = [
  { name: 'page', folder: '', isFolder: false },
  ...listOfSections.flatMap(({ scaffold }) => scaffold ?? []),
].map((place) => ({ ...place, ...(templates[place.name] ?? page) }));
