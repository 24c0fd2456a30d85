// What `npm run new` can start: a page, and a page of every section that says where its pages go.
import { questBody, questFiles } from './quest-scaffold.ts';
import { listOfSections } from './sections.ts';

interface Template {
  /** Below the title; `{date}` is replaced by today. */
  frontMatter: string;
  body: string;
  /** What else belongs to a page with a folder of its own: texts by their files, in which `{date}` is replaced too. */
  files?: Readonly<Record<string, string>>;
}

export interface Scaffold extends Template {
  /** What the author asks for. */
  name: string;
  /** Folder in the content folder, and whether the page gets a folder of its own. */
  folder: string;
  isFolder: boolean;
}

const page: Template = {
  frontMatter: 'difficulty: beginner\ndate: {date}',
  body: 'Say in one or two sentences what the reader will find here.\n\n## The first part\n\nWrite about one idea at a time.\n',
};

/** A guide starts with a step that is complete: a page, its code, its test, and what running the test shows. */
const firstStep = {
  '1-first-step.md':
    '---\ntitle: "Step 1: the first step"\ndescription: Write one sentence of 50 to 160 characters that says what this step adds.\ndifficulty: intermediate\ndate: {date}\nminutes: 30\n---\n\nSay what is missing, and how to think about it.\n\n## Test first\n\nSay what the test asks for.\n\n::code-file{src="./steps/01/double.test.js" title="steps/01/double.test.js"}\n::\n\n::tests-fail\n::\n\n## The code\n\nSay how the code gives the answer.\n\n::code-file{src="./steps/01/double.js" title="steps/01/double.js"}\n::\n\n::tests-pass\n::\n\n::note{title="What we skipped"}\nName the cases that you leave out.\n::\n',
  'steps/01/double.js': 'export function double(number) {\n  return number * 2;\n}\n',
  'steps/01/double.test.js':
    "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { double } from './double.js';\n\ntest('step 1: a number is doubled', () => {\n  assert.equal(double(21), 42);\n});\n",
  'steps/tests.json':
    '{\n  "1": {\n    "files": "5f99cf5f99733efe",\n    "tests": { "total": 1, "added": 1 },\n    "before": { "passed": 0, "failed": 0, "blocked": 1 }\n  }\n}\n',
};

const lessonPage = (content: string) =>
  `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8">\n    <meta name="viewport" content="width=device-width">\n    <title>A small page</title>\n  </head>\n  <body>\n${content}  </body>\n</html>\n`;

/** One step of a lesson: its example, of which the new lines are marked, and something to try. */
const lessonStep = (number: number, options: string, content: string) =>
  `## Step ${number}: say what is new\n\nSay why the page needs it.\n\n\`\`\`html example${options}\n${lessonPage(content)}\`\`\`\n\nSay what to see in the result.\n\n::tip{title="Try it"}\nAsk for one small change. What is different now?\n::\n\n`;

/** A question with its right answer at one of three places. */
const lessonQuestion = (right: number) =>
  `::question\nAsk about one idea of the lesson.\n\n${[0, 1, 2]
    .map((at) => (at === right ? '- [x] The right answer\n' : '- [ ] A tempting wrong answer\n'))
    .join('')}\n#why\nSay why it is right.\n::\n\n`;

/** A lesson has all its parts from the start, in the form that the content check asks for. */
const lesson = [
  'By the end you can do one thing that you could not do before.\n\n**Time:** about 25 minutes. **You need:** the lesson before this one.\n\n',
  '## The problem: name it\n\nTell of someone for whom something does not work yet.\n\n',
  lessonStep(1, ' {9}', '    <h1>A small page</h1>\n'),
  lessonStep(2, ' {10}', '    <h1>A small page</h1>\n    <p>It grows.</p>\n'),
  lessonStep(3, ' {11}', '    <h1>A small page</h1>\n    <p>It grows.</p>\n    <p>And again.</p>\n'),
  `## Check yourself\n\n${[0, 1, 2, 0, 1].map(lessonQuestion).join('')}`,
  '## What you learned\n\n- One idea a line.\n- Three to six of them.\n- What readers can do now.\n\n',
  '## Next\n\nSay what the next lesson adds, with a link to it.\n',
].join('');

/** By the name of the scaffold. A section without a template of its own starts with the usual page. */
const templates: Readonly<Record<string, Template>> = {
  page,
  lesson: {
    frontMatter: 'difficulty: beginner\ndate: {date}\nminutes: 25\nschemaOrg: { type: Course }',
    body: lesson,
  },
  quest: {
    frontMatter: 'difficulty: beginner\ndate: {date}\nminutes: 20\nskill: headings',
    body: questBody,
    files: questFiles,
  },
  project: {
    frontMatter: 'difficulty: beginner\ndate: {date}\nminutes: 180\nmilestones: 4',
    body: 'Who is it for, and what do they need?\n\n## Milestones\n\n::steps\n### The first thing to show\n\nSay what is there when it is done.\n::\n\n## Acceptance\n\n- [ ] A friend can tick this off.\n',
  },
  guide: {
    frontMatter: 'difficulty: intermediate\ndate: {date}\nminutes: 30\nsteps: 1\nschemaOrg: { type: HowTo }',
    body: 'Say what the reader will have built at the end, and what they need to begin.\n',
    files: firstStep,
  },
  post: {
    frontMatter: 'date: {date}\nauthors:\n  - name: Plinth editors\nschemaOrg: { type: BlogPosting }',
    body: 'One claim, then the evidence for it.\n',
  },
};

export const scaffolds: readonly Scaffold[] = [
  { name: 'page', folder: '', isFolder: false },
  ...listOfSections.flatMap(({ scaffold }) => scaffold ?? []),
].map((place) => ({ ...place, ...(templates[place.name] ?? page) }));
