import { describe, expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';

const { html, problems, render } = openFolder();

describe('components that are called like an element', () => {
  test.each([
    ['One:br two', '<p>One:br two</p>'],
    ['One :br two', '<p>One <br/> two</p>'],
    ['One\n\n:hr\n\nTwo', '<p>One</p><hr/><p>Two</p>'],
    [
      'A :sup[*b*]{.c} and :abbr[CSS]{title="Cascading"}',
      '<p>A <sup class="c"><em>b</em></sup> and <abbr title="Cascading">CSS</abbr></p>',
    ],
    ['::div{.wide #here}\nText\n::', '<div id="here" class="wide"><p>Text</p></div>'],
    [
      '::section{lang="fr"}\n:::div{.a}\n- b\n:::\n::',
      '<section lang="fr"><div class="a"><ul><li>b</li></ul></div></section>',
    ],
    ['::p{.lead}\nText **b**\n::', '<p class="lead">Text <strong>b</strong></p>'],
    [
      '::h2\nA title\n::',
      '<div class="heading heading-h2"><h2 id="a-title">A title</h2><a class="anchor" href="#a-title" aria-label="Link to A title">#</a></div>',
    ],
    ['::prose-p\nText\n::', '<p>Text</p>'],
    ['::div\n#left\nA\n#right\nB\n::', '<div><p>A</p><p>B</p></div>'],
    ['::div\n---\nclass: a b\nlang: de\n---\nText\n::', '<div lang="de" class="a b"><p>Text</p></div>'],
  ])('%o', async (markdown, expected) => {
    expect(await html(markdown)).toBe(expected);
    expect(await problems(markdown)).toEqual([]);
  });

  test('a video with its sources', async () => {
    const markdown =
      '::video{controls playsInline poster="/p.png" :width="640"}\n:source{src="/a.webm" type="video/webm"}\n:::source{src="/a.mp4"}\n:::\n::';
    expect(await html(markdown)).toBe(
      '<video controls="" playsInline="" poster="/p.png" width="640"><source src="/a.webm" type="video/webm"/><source src="/a.mp4"/></video>',
    );
    expect(await problems(markdown)).toEqual([]);
  });

  test('what is refused in HTML is refused here, in the same words', async () => {
    const pairs = [
      ['::iframe{src="https://a.example"}\nText\n::', '<iframe src="https://a.example">Text</iframe>'],
      ['::script\nalert(1)\n::', '<script>\nalert(1)\n</script>'],
      ['::div{onclick="alert(1)"}\nText\n::', '<div onclick="alert(1)">\n\nText\n\n</div>'],
      ['::div{onClick="alert(1)"}\nText\n::', '<div onclick="alert(1)">\n\nText\n\n</div>'],
      ['::a{href="javascript:alert(1)"}\nText\n::', '<a href="javascript:alert(1)">Text</a>'],
      ['::video{src="data:text/html,a"}\n::', '<video src="data:text/html,a"></video>'],
      ['::form{action="/a"}\nText\n::', '<form action="/a">\n\nText\n\n</form>'],
    ] as const;
    for (const [component, own] of pairs) {
      const here = await render(component);
      expect(here.problems, component).toEqual((await render(own)).problems);
      expect(here.problems.length, component).toBe(1);
      expect(here.html, component).not.toMatch(/alert|iframe|javascript|onclick|data:/i);
    }
  });

  test('an element without content keeps what was written into it behind it', async () => {
    expect(await html('::hr\nText\n::')).toBe('<hr/><p>Text</p>');
  });

  test('a word in a text that only looks like an element stays', async () => {
    expect(await html('Look at :time and at :data.')).toBe('<p>Look at :time and at :data.</p>');
    expect(await problems('Look at :time.')).toEqual([
      '1 warning: There is no block named "time". It is shown as you typed it; the manual lists the blocks (npx plinth help says where it is).',
    ]);
  });

  test('names that every object has are no attributes', async () => {
    const markdown = '::div{constructor="a" .b}\n[c]{constructor="d" .e}\n::';
    expect(await html(markdown)).toBe('<div class="b"><p><span class="e">c</span></p></div>');
    expect(await problems(markdown)).toEqual([]);
  });

  test('blocks of the same name are blocks', async () => {
    expect(await html('Press :kbd{value="F1"}')).toBe('<p>Press <kbd>F1</kbd></p>');
  });
});

test('attributes on Markdown’s own elements have the names of HTML', async () => {
  expect(await html('[a](https://a.example){hreflang="de" hrefLang="fr"}')).toBe(
    '<p><a href="https://a.example" hrefLang="fr" rel="noopener noreferrer">a</a></p>',
  );
});
