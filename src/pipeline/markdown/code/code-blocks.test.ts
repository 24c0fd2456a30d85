import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';

const { body, html, problems, problemsOfEach, render } = openFolder();

const code = async (markdown: string) => {
  const [node] = await body(markdown);
  return node as ['code-block', Record<string, unknown>, { html: string }];
};

test('the language is known and coloured by classes, never by colours', async () => {
  const [tag, props, { html }] = await code('```js\nconst a = "b";\n```');
  expect([tag, props]).toEqual(['code-block', { language: 'js', file: null }]);
  expect(html).toContain('<span class="n">const</span>');
  expect(html).not.toMatch(/style=|#[0-9a-f]{6}/);
  expect(html.replace(/<[^>]+>/g, '')).toBe('const a = &quot;b&quot;;');
});

test.each(['', 'text', 'txt', 'plain', 'plaintext', 'output'])(
  'language %o is plain text',
  async (language) => {
    const { body, problems } = await render(`\`\`\`${language}\n<b> & "c"\n\`\`\``);
    expect(body.nodes).toEqual([
      [
        'code-block',
        { language, file: null },
        { html: '<span class="line">&lt;b&gt; &amp; &quot;c&quot;</span>' },
      ],
    ]);
    expect(problems).toEqual([]);
  },
);

test('an indented block is plain code', async () => {
  expect(await code('    a\n    b')).toEqual([
    'code-block',
    { language: '', file: null },
    { html: '<span class="line">a</span>\n<span class="line">b</span>' },
  ]);
});

test('an unknown language is a warning, and the code is shown plain', async () => {
  const { body, problems } = await render('Text\n\n```nope\na < b\n```');
  expect(body.nodes.at(-1)).toEqual([
    'code-block',
    { language: 'nope', file: null },
    { html: '<span class="line">a &lt; b</span>' },
  ]);
  expect(problems).toEqual([
    '3 warning: The language "nope" is not known, so the code is shown without colours.',
  ]);
});

test('a file name, marked lines and flags', async () => {
  const [, props, { html }] = await code(
    '```txt [src/a b.js] {1,3-4} example bad="no-x" n=3\na\nb\nc\nd\ne\n```',
  );
  expect(props).toEqual({ language: 'txt', file: 'src/a b.js', example: true, bad: 'no-x', n: '3' });
  expect(html).toBe(
    '<span class="line hl">a</span>\n<span class="line">b</span>\n<span class="line hl">c</span>\n<span class="line hl">d</span>\n<span class="line">e</span>',
  );
});

test('marks at the end of a line become classes and are taken out', async () => {
  const [, , { html }] = await code(
    '```txt\na // [!code ++]\nb # [!code --]\nc <!-- [!code hl] -->\nd /* [!code highlight] */\ne // [!code nope]\n```',
  );
  expect(html).toBe(
    '<span class="line add">a</span>\n<span class="line del">b</span>\n<span class="line hl same">c</span>\n<span class="line hl same">d</span>\n<span class="line same">e // [!code nope]</span>',
  );
});

test('shown: a caption with file and language, a button, and long lines that scroll by keyboard', async () => {
  const button =
    '<button type="button" class="code-action copy"><svg class="icon i-lucide:copy" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true"></svg><span>Copy</span></button>';
  expect(await html('```txt [a.txt]\nx\n```')).toBe(
    `<figure class="code" data-language="txt"><figcaption class="code-head"><span class="code-file">a.txt</span><span class="code-language">Text</span></figcaption><div class="code-actions">${button}</div><pre><code><span class="line">x</span></code></pre></figure>`,
  );
  const long = 'x'.repeat(27);
  expect(await html(`\`\`\`\n${long}\n\`\`\``)).toBe(
    `<figure class="code"><figcaption class="code-head"><span class="code-label">Text</span></figcaption><div class="code-actions">${button}</div><pre role="group" aria-label="Code: Text" tabindex="0"><code><span class="line">${long}</span></code></pre></figure>`,
  );
});

test('invalid options are reported, with the line of the fence', async () => {
  expect(await problems('Text\n\n```html exampel height=9\n<p>a</p>\n```')).toEqual([
    '3 warning: There is no code option named "exampel". Did you mean "example"?',
    '3 warning: "height" works only on a live example: write "html example" first.',
  ]);
});

test('two blocks keep their own code', async () => {
  expect(await body('```txt\na\n```\n\n::note\n```txt\nb\n```\n::')).toEqual([
    ['code-block', { language: 'txt', file: null }, { html: '<span class="line">a</span>' }],
    ['note', {}, ['code-block', { language: 'txt', file: null }, { html: '<span class="line">b</span>' }]],
  ]);
});

test('a file of the folder', async () => {
  const { body, problems, includes } = await render('::code-file{src="./steps/a.js" lang="txt"}\n::');
  expect(body.nodes).toEqual([
    [
      'code-block',
      { language: 'txt', file: 'a.js' },
      {
        html: '<span class="line">one();</span>\n<span class="line">two();</span>\n<span class="line">three();</span>',
      },
    ],
  ]);
  expect([...includes.keys()]).toEqual(['guide/steps/a.js']);
  expect(problems).toEqual([]);
});

test('a file: its language from its name, a title, some of its lines', async () => {
  const [, props, { html }] = await code('::code-file{src="steps/a.js" title="Start" lines="1,3"}\n::');
  expect(props).toEqual({ language: 'js', file: 'Start' });
  expect(html.replace(/<[^>]+>/g, '')).toBe('one();\nthree();');
});

const badFiles: [name: string, markdown: string][] = [
  ['no src', '::code-file\n::'],
  ['outside the content folder', 'Text\n\n::code-file{src="../../secret.txt"}\n::'],
  ['an absolute path', '::code-file{src="/etc/passwd"}\n::'],
  ['a missing file', '::code-file{src="./steps/b.js"}\n::'],
  ['lines that are not there', '::code-file{src="./steps/a.js" lines="2-9"}\n::'],
  ['lines that are no numbers', '::code-file{src="./steps/a.js" lines="x"}\n::'],
];

test('a file that cannot be shown is an error', async () => {
  expect(await problemsOfEach(badFiles)).toMatchInlineSnapshot(`
    "
    no src:
      1 error: "code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "").
    outside the content folder:
      3 error: "code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "../../secret.txt").
    an absolute path:
      1 error: "code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "/etc/passwd").
    a missing file:
      1 error: The code file "./steps/b.js" does not exist. Check the path; it starts from this page's folder.
    lines that are not there:
      1 error: "./steps/a.js" has 3 lines, so lines="2-9" does not fit. Choose from 1 to 3.
    lines that are no numbers:
      1 error: "./steps/a.js" has 3 lines, so lines="x" does not fit. Choose from 1 to 3.
    "
  `);
});

test('marked lines may stand right behind the language', async () => {
  const attached = '```ts{1,3} [a.ts]\nlet a;\nlet b;\nlet c;\n```';
  expect(await code(attached)).toEqual(await code('```ts [a.ts] {1,3}\nlet a;\nlet b;\nlet c;\n```'));
  expect(await problems(attached)).toEqual([]);
});
