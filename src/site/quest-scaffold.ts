// The files of a new quest: small but complete, so that its author sees the form of every part and can test
// it from the start.

const page = (title: string, paragraphs: readonly string[]) =>
  [
    '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8">\n    <title>The reading room</title>\n  </head>\n  <body>\n    <main>',
    ...[title, ...paragraphs.map((words) => `<p>${words}</p>`)].map((line) => `      ${line}`),
    '    </main>\n  </body>\n</html>\n',
  ].join('\n');

const words = [
  'Open every day from nine to five.',
  'Bring a book, or borrow one of ours.',
  'Ask Noor for a lamp.',
];

const checks = `// Ask what somebody who uses the page would notice: by role and name, by keys and states; never by tag or class.
export default [
  {
    id: 'heading',
    title: 'A heading',
    passed: 'One heading of level 1 names the page.',
    notYet: 'Somebody who jumps from heading to heading finds nothing to stop at.',
    run: (kit) => kit.role('heading', { level: 1 }).map((one) => kit.name(one)).join() === 'The reading room',
  },
  {
    id: 'words',
    title: 'All words kept',
    passed: 'Every word of the page is there.',
    notYet: 'Some words of the page are gone.',
    run: (kit) => {
      const lines = [
        'The reading room',
${words.map((line) => `        '${line}',`).join('\n')}
      ];
      const lost = lines.find((line) => !kit.textOf().includes(line));
      // A sentence in place of false says more exactly what is wrong.
      return lost ? \`Readers no longer find “\${lost}”.\` : true;
    },
  },
];
`;

const proof = `# Each wrong answer, and the checks that it fails.
wrong:
  only-bold: [heading]
  second-level: [heading]
  a-line-lost: [words]

# Changed solutions that pass every check, and why they may. An asterisk stands for any words.
survivors:
  - reason: Out of scope. The skeleton of a page is the subject of another quest.
    mutants:
      - "*: the doctype is gone"
      - "*: <html> *"
      - "*: <meta> *"
      - "*: <title> *"
  - reason: Out of scope. The quest is about the heading, not about what is around it.
    mutants:
      - "*: <main> *"
      - "*: <p> *"
      - "*: * comes after <p> *"
`;

/** The files beside its page. */
export const questFiles: Readonly<Record<string, string>> = {
  'starter/index.html': page('<div class="title">The reading room</div>', words),
  'solution-a/index.html': page('<h1>The reading room</h1>', words),
  'solution-b/index.html': page('<div role="heading" aria-level="1">The reading room</div>', words),
  'wrong/only-bold.html': page('<p><b>The reading room</b></p>', words),
  'wrong/second-level.html': page('<h2>The reading room</h2>', words),
  'wrong/a-line-lost.html': page('<h1>The reading room</h1>', words.slice(0, 2)),
  'checks.js': checks,
  'proof.yaml': proof,
};

const file = (name: string, marks = '::') =>
  `${marks}code-file{src="./${name}" title="index.html"}\n${marks}\n`;
const hint = (number: number, text: string) =>
  `::details{summary="Hint ${number}: say what about"}\n${text}\n::\n`;

/** Its page, with every part that the workspace and the content checks require. */
export const questBody = [
  'Tell the story: whose page is it, and what does not work for whom?\n',
  '## Your task\n\nSay what the finished page does for its reader.\n',
  '## What the checks look for\n\n| Check | It passes when | What your reader gets |\n|---|---|---|\n| A heading | One heading of level 1 names the page | A name for the page |\n| All words kept | Every word of the page is still there | The whole page |\n',
  `## The starter\n\nSay what is in it.\n\n${file('starter/index.html')}`,
  '## Hints\n\nOpen them one at a time.\n',
  hint(1, 'A nudge, not the answer.'),
  hint(2, 'Where to look.'),
  hint(3, 'Nearly the answer.'),
  '## Two solutions\n\nBoth pass every check.\n',
  `::details{summary="Solution A: say what it is"}\nSay what differs.\n\n${file('solution-a/index.html', ':::')}::\n`,
  `::details{summary="Solution B: say what it is"}\nSay what differs.\n\n${file('solution-b/index.html', ':::')}::\n`,
  '## Wrong answers that look right\n\nSay what tempts people, and which check each one fails.\n',
].join('\n');
