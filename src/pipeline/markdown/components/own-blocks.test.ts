import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkTemplates } from '#pipeline/folder/check-templates.ts';
import { formatProblem } from '#pipeline/problem.ts';
import { openFolder } from '#tests/support/render-markdown.ts';

const { root, html, problems, render } = openFolder();

mkdirSync(join(root, 'blocks'));
const write = (name: string, template: string) => writeFileSync(join(root, `blocks/${name}.html`), template);

write(
  'person',
  '<section class="person {kind}">\n  <h3>{fullName}</h3>\n  <p class="role"><slot name="role">No role</slot></p>\n  <div><slot></slot></div>\n  <a href="{to}" title="About {fullName}">More</a>\n</section>\n',
);
write('price', '<data value="{amount}">{amount} {currency}</data>');
write('frame', '<figure>Frame</figure>');

describe('a block of the folder’s own', () => {
  test('is its template, with properties and parts in their places', async () => {
    const markdown =
      '::person{fullName="Ada *L*" kind="first early" to="/guide"}\nWrote **notes**.\n\n- one\n\n#role\nA _writer_\n::';
    expect(await html(markdown)).toBe(
      '<section class="person first early"><div class="heading heading-h3"><h3 id="ada-l">Ada *L*</h3><a class="anchor" href="#ada-l" aria-label="Link to Ada *L*">#</a></div><p class="role">A <em>writer</em></p><div><p>Wrote <strong>notes</strong>.</p><ul><li>one</li></ul></div><a href="/guide" title="About Ada *L*">More</a></section>',
    );
    expect(await problems(markdown)).toEqual([]);
  });

  test('shows what stands in a slot that is left out, and no attribute without a value', async () => {
    expect(await html('::person{full-name="B"}\n::')).toContain(
      '<p class="role">No role</p><div></div><a title="About B">More</a></section>',
    );
  });

  test('may stand in a sentence, and other blocks in it', async () => {
    expect(await html('It costs :price{:amount="3" currency="€"}.')).toBe(
      '<p>It costs <data value="3">3 €</data>.</p>',
    );
    expect(await html('::person{full-name="C"}\n:::tip\nA\n:::\n::')).toContain(
      '<div class="callout callout-tip"',
    );
  });

  test('takes properties as text, whatever they hold', async () => {
    const { html, problems } = await render(
      '::person{fullName="<img src=x onerror=alert(1)>" to="javascript:alert(1)" kind=\'"><script>\'}\n::',
    );
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;</h3>');
    expect(html).toContain('class="person &quot;&gt;&lt;script&gt;"');
    expect(html).not.toContain('javascript:');
    expect(problems).toEqual([
      '1 warning: The address "javascript:alert(1)" was left out. Only http, https, mailto and tel are allowed.',
    ]);
  });

  test('that has no place for a part, a property or a text says so, and loses none', async () => {
    const markdown = '::person{fulname="D" colour="red"}\n#rol\nA\n#extra\nB\n::\n\n::frame\nC\n::';
    const { html, problems } = await render(markdown);
    expect(html).toContain('<div><p>A</p><p>B</p></div>');
    expect(html).toMatch(/<figure>Frame<\/figure>\s*<p>C<\/p>/);
    expect(`\n${problems.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      2 warning: The block "person" has no part "#rol". Did you mean "#role"?
      4 warning: The block "person" has no part "#extra". blocks/person.html has no such slot, so its text is shown as part of the block.
      1 warning: The block "person" has no property "fulname". Did you mean "full-name"?
      1 warning: The block "person" has no property "colour". It has "full-name", "to", "kind".
      8 warning: The block "frame" has no place for its text: write <slot></slot> into blocks/frame.html.
      "
    `);
  });

  test('makes the page depend on its file, also while there is none', async () => {
    const { includes } = await render('::person\n::\n\n::nobody\n::');
    expect([...includes.keys()]).toEqual(['blocks/person.html', 'blocks/nobody.html']);
    expect(includes.get('blocks/nobody.html')).toBe('missing');
  });

  test('cannot fill a page without end', async () => {
    write('large', `<p>${'a'.repeat(19_000)}</p>`);
    expect(await problems('::large\n::\n\n'.repeat(60))).toEqual([
      '157 error: Blocks of your own are used so often that the page becomes too large. Make the templates smaller, or split the page.',
    ]);
    const formatting = Array.from({ length: 100 }, (_, at) => `<b a${at}>`).join('');
    write('grown', `<p>${formatting}</p>${'<p>a</p>'.repeat(150)}`);
    expect(await problems('::grown\n::\n\n'.repeat(60))).toEqual([
      expect.stringMatching(
        /^\d+ error: Blocks of your own are used so often that the page becomes too large\./,
      ),
    ]);
  });
});

test('templates are checked, each at its own lines', () => {
  write('bad', '<p>\n  <slot></slot>\n</p>\n<script>alert(1)</script>\n<p onclick="a()"><slot></slot></p>');
  write('note', '<p></p>');
  write('Big', '<p></p>');
  write('too-large', ' '.repeat(20_001));
  write('too-deep', `<p></p>\n${'<div>'.repeat(3900)}`);
  write(
    'too-many',
    `<p>${Array.from({ length: 500 }, (_, at) => `<b a${at}>`).join('')}</p>${'<p>a'.repeat(500)}`,
  );
  expect(
    `\n${checkTemplates(root)
      .map((problem) => formatProblem(problem, 'content'))
      .join('\n')}\n`,
  ).toMatchInlineSnapshot(`
    "
    content/blocks/Big.html warning: No block can be called "Big". Use lower-case letters, digits and hyphens.
    content/blocks/bad.html:5 warning: The slot "default" is defined twice. The second stays empty.
    content/blocks/bad.html:4 warning: <script> is not allowed in a page and was left out. Use Markdown or one of the blocks.
    content/blocks/bad.html:5 warning: The event handler "onclick" was left out. Pages must not contain scripts.
    content/blocks/note.html warning: The name "note" belongs to a block of the site or to an element of HTML, which is used. Give yours another one.
    content/blocks/too-deep.html:2 error: The HTML is nested more than 512 levels deep. Close what is open, or write it flatter.
    content/blocks/too-large.html warning: The template has 20,001 characters; it may have 20,000.
    content/blocks/too-many.html:1 error: The HTML becomes more than 20,000 elements, counting those such as <b> that are opened again because they were not closed. Close each of them, or make it shorter.
    "
  `);
});

test('what is refused in a template never reaches a page', async () => {
  const { html, problems } = await render('::bad\nText\n::');
  expect(html.replace(/>\n+</g, '><')).toBe('<p>Text</p><p><span></span></p>');
  expect(problems).toEqual([]);
});
