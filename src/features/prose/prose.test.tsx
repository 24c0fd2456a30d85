// Rendering of compound blocks. Everything else about bodies is tested together with the Markdown pipeline.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BodyNode } from '#schema/page/body.ts';
import { Prose } from './prose.tsx';
import { StillContext } from './still-context.ts';

const html = (...nodes: BodyNode[]) =>
  renderToStaticMarkup(<Prose nodes={nodes} />)
    .replace(/<svg class="icon[^>]*><\/svg>/g, '')
    .replace(/name="_R_\w*"/g, 'name="R"');

test('tabs are radio buttons with their panels, the first one chosen', () => {
  expect(
    html(['tabs', { label: 'System' }, ['tab', { label: 'A' }, 'a'], ['tab', { label: 'B' }, 'b']]),
  ).toBe(
    '<fieldset class="tabs"><legend class="sr-only">System</legend>' +
      '<div class="tab"><label class="tab-label"><input type="radio" name="R" checked=""/><span>A</span></label><div class="tab-panel">a</div></div>' +
      '<div class="tab"><label class="tab-label"><input type="radio" name="R"/><span>B</span></label><div class="tab-panel">b</div></div></fieldset>',
  );
});

test('tabs without a tab are what they hold', () => {
  expect(html(['tabs', {}, ['p', {}, 'x']])).toBe('<p>x</p>');
});

test('a walk-through shows its picture as far as the step that is chosen', () => {
  const picture: BodyNode = ['p', {}, ['img', { src: '/a.svg', alt: 'First x, then y.', loading: 'lazy' }]];
  expect(
    html([
      'walk-through',
      { label: 'From x to y' },
      picture,
      ['ol', {}, ['li', {}, 'x'], '\n', ['li', {}, 'y']],
    ]),
  ).toBe(
    '<fieldset class="walk-through"><legend class="sr-only">From x to y</legend>' +
      '<div class="walk-picture"><img src="/a.svg" alt="First x, then y." loading="lazy"/>' +
      '<img src="/a.svg#step-1" alt="" loading="lazy"/><img src="/a.svg#step-2" alt="" loading="lazy"/></div>' +
      '<label class="walk-choice walk-all"><input type="radio" name="R" checked=""/><span>All steps</span></label><ol>' +
      '<li><label class="walk-choice"><input type="radio" name="R"/><span>x</span></label></li>' +
      '<li><label class="walk-choice"><input type="radio" name="R"/><span>y</span></label></li></ol></fieldset>',
  );
});

test('a figure has a caption; an author’s own figure stays as it is', () => {
  expect(html(['figure', { caption: 'Below' }, ['p', {}, 'x']])).toBe(
    '<figure><p>x</p><figcaption>Below</figcaption></figure>',
  );
  expect(html(['figure', { class: 'wide' }, ['figcaption', {}, 'Own']])).toBe(
    '<figure class="wide"><figcaption>Own</figcaption></figure>',
  );
});

const lines = { html: '<span class="line">x</span>' };

test('an HTML example has its source and room for its result', () => {
  expect(html(['code-block', { language: 'html', example: true, title: 'One', caption: 'Two' }, lines])).toBe(
    '<figure class="code example" role="group" aria-label="One"><p class="code-head"><span class="code-label">Example</span><span class="example-title">One</span></p>' +
      '<div class="code-actions"><button type="button" class="code-action copy"><span>Copy</span></button></div>' +
      '<div class="example-parts"><div class="example-source"><pre><code><span class="line">x</span></code></pre></div>' +
      '<div class="example-result"><div class="example-bar"><p class="example-tab">Result</p></div><div class="example-view"><svg class="example-room" height="80"></svg></div></div></div>' +
      '<p class="example-caption">Two</p></figure>',
  );
});

test('readers without script see the result as a document that can do nothing', () => {
  const example: BodyNode = ['code-block', { language: 'html', example: true }, lines];
  const sources: string[] = [];
  const record = (source: string) => `/_result/${sources.push(source)}.html`;
  const drawn = renderToStaticMarkup(
    <StillContext value={record}>
      <Prose nodes={[example]} />
    </StillContext>,
  );
  expect(drawn).toContain(
    '<noscript><iframe title="Result" sandbox="allow-same-origin" src="/_result/1.html"></iframe></noscript></div>',
  );
  expect(sources).toEqual(['x']);
});

test('lines that the step before has shown wait behind a row', () => {
  const code = {
    html:
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `<span class="line">${n}</span>`).join('\n') +
      '\n<span class="line hl">9</span>',
  };
  const drawn = html(['code-block', { language: 'html', example: true, fold: 2 }, code]);
  expect(drawn).toContain('<details class="fold"><summary>8 lines as in step 2</summary></details><pre>');
  expect(drawn).toContain('8</span>\n</span><span class="line hl">9</span></code></pre>');
  expect(html(['code-block', { language: 'html', example: true }, code])).not.toContain('fold');
});

test('something to try stands at the foot of the example before it, with its change folded away', () => {
  const example: BodyNode = ['code-block', { language: 'html', example: true }, lines];
  const edit: BodyNode = ['code-block', { language: 'diff' }, { html: '<span class="line">+y</span>' }];
  const foot = (seen: string) =>
    `<div class="try"><b>Try it</b><div><p>Do it.</p><noscript${seen}><details><summary>Show me</summary><pre>+y</pre></details></noscript></div></div>`;
  const task = (props: Record<string, unknown>): BodyNode => ['try', props, ['p', {}, 'Do it.'], edit];
  const joined = html(example, '\n', task({ shows: 'y' }), ['p', {}, 'After.']);
  expect(joined.endsWith(`${foot('')}</figure><p>After.</p>`)).toBe(true);
  // A change that only assistive technology notices is shown in the view for it.
  expect(html(example, task({ announces: 'y' }))).toContain(foot(' data-in="assistive"'));
  expect(html(['p', {}, 'Text.'], task({ shows: 'y' }))).toBe(`<p>Text.</p>${foot('')}`);
});

test('an example says what its author decided: that it is fixed, runs scripts, and wants room', () => {
  const text = html([
    'code-block',
    { language: 'html', example: true, fixed: 'Too long.', scripts: true, height: '161' },
    lines,
  ]);
  expect(text).toContain(
    '<figure class="code example" role="group" aria-label="Example" data-fixed="" data-scripts="">',
  );
  expect(text).toContain(
    '<div class="example-view" data-least="161"><svg class="example-room" height="161">',
  );
});

test.each([
  ['an example of another language', { language: 'js', example: true }],
  ['a fragment', { language: 'html', fragment: true }],
  ['a wrong example', { language: 'html', example: true, bad: 'image-alt' }],
])('%s is not live', (_, props) => {
  expect(html(['code-block', props, lines])).not.toContain('example-view');
});

test('wrong code has no button', () => {
  expect(html(['code-block', { language: 'html', bad: true }, lines])).toBe(
    '<figure class="code code-bad" data-language="html"><figcaption class="code-head"><span class="code-label">HTML</span></figcaption><pre><code><span class="line">x</span></code></pre></figure>',
  );
});

test('numbers and a caption are there when they are asked for', () => {
  expect(html(['code-block', { language: 'css', numbers: true, caption: 'Below' }, lines])).toBe(
    '<figure><figure class="code" data-language="css"><figcaption class="code-head"><span class="code-label">CSS</span></figcaption><div class="code-actions"><button type="button" class="code-action copy"><span>Copy</span></button></div>' +
      '<pre class="numbered"><code><span class="line">x</span></code></pre></figure><figcaption>Below</figcaption></figure>',
  );
});

test('a table is called by its caption, else by its columns', () => {
  const row = ['thead', {}, ['tr', {}, ['th', {}, 'Key'], ['th', {}, ['code', {}, 'a'], ' b'], ['th', {}]]];
  const name = (...children: BodyNode[]) =>
    /aria-label="([^"]*)"/.exec(html(['table', {}, ...children]))?.[1];
  expect(name(['caption', {}, 'Keys'], row as BodyNode)).toBe('Table: Keys');
  expect(name(row as BodyNode, ['tbody', {}, ['tr', {}, ['th', {}, 'No']]])).toBe('Table: Key, a b');
  expect(name(['tbody', {}, ['tr', {}, ['td', {}, '1']]])).toBe('Table');
});

test('a table of more than 25 rows scrolls under its headings', () => {
  const classOf = (rows: number) => {
    const body: BodyNode[] = Array.from({ length: rows }, () => ['tr', {}, ['td', {}, '1']]);
    const head: BodyNode = ['thead', {}, ['tr', {}, ['th', {}, 'A']]];
    return /class="([^"]*)"/.exec(html(['table', {}, head, ['tbody', {}, ...body]]))?.[1];
  };
  expect(classOf(25)).toBe('table-scroll');
  expect(classOf(26)).toBe('table-scroll table-long');
});

test('the address of a heading stands beside it, not in it', () => {
  expect(html(['h3', { id: 'the-a' }, 'The ', ['code', {}, 'a'], ' element'])).toBe(
    '<div class="heading heading-h3"><h3 id="the-a">The <code>a</code> element</h3>' +
      '<a class="anchor" href="#the-a" aria-label="Link to The a element">#</a></div>',
  );
});

test('a heading without an address, or one that is only heard, stands alone', () => {
  expect(html(['h2', {}, 'A'])).toBe('<h2>A</h2>');
  expect(html(['h2', { id: 'notes', class: 'sr-only' }, 'Notes'])).toBe(
    '<h2 id="notes" class="sr-only">Notes</h2>',
  );
});

const question = (asked: string): BodyNode => [
  'question',
  {},
  ['p', {}, asked],
  ['ul', { class: 'contains-task-list' }, ['li', {}, ['input', { type: 'checkbox', checked: '' }], ' Yes']],
];
const questionHtml = (asked: string, current: string) =>
  `<fieldset class="question" data-question="${asked === 'One?' ? 'one' : 'two'}"${current}><legend>${asked}</legend>` +
  '<div class="question-choices"><label class="choice"><input type="radio" data-right="" name="R" value="A"/><span>Yes</span></label></div>' +
  '<div class="question-check"><p role="status"></p><button type="button" class="button">Check my answer</button></div>' +
  '<details class="details"><summary>The answer</summary>' +
  '<div class="answer"><span class="badge badge-primary">A</span><div>Yes</div></div></details></fieldset>';

test('questions that follow each other stand below one score, the first one asked', () => {
  expect(html(question('One?'), '\n', question('Two?'), ['p', {}, 'Text.'])).toBe(
    '<div class="quiz"><div class="quiz-head"><p>Question 1 of 2</p><p class="quiz-score"><span>0 of 2 right</span>' +
      '<span class="quiz-blocks" aria-hidden="true"><i class="now"></i><i></i></span></p></div>' +
      `${questionHtml('One?', ' data-current=""')}${questionHtml('Two?', '')}</div><p>Text.</p>`,
  );
});

test('a question alone has no score, wherever it stands', () => {
  const alone = `<div class="quiz">${questionHtml('One?', ' data-current=""')}</div>`;
  expect(html(question('One?'), ['p', {}, 'Text.'], question('One?'))).toBe(`${alone}<p>Text.</p>${alone}`);
  expect(html(['blockquote', {}, question('One?')])).toBe(`<blockquote>${alone}</blockquote>`);
});
