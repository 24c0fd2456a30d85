import { describe, expect, test } from 'vitest';
import { openFolder } from '#tests/support/render-markdown.ts';

const { render } = openFolder();
const data = {
  title: 'A *title*',
  count: 3,
  isNew: false,
  authors: ['Ada', 'Grace'],
  repository: 'https://a.example/code',
  seo: { title: 'For engines' },
  links: [{ label: 'First' }],
};

const bound = async (markdown: string) => {
  const { html, problems } = await render(markdown, 'guide/1.page.md', data);
  return [html.replace(/>\n+</g, '><').trim(), problems];
};

describe('data in a text', () => {
  test.each([
    ['{{ title }}', '<p>A *title*</p>'],
    ['{{title}}, {{ $doc.title }} and {{ $document.title }}', '<p>A *title*, A *title* and A *title*</p>'],
    ['{{ $doc.meta.count }}', '<p>3</p>'],
    ['Hello{{ count }}, **{{ isNew }}**', '<p>Hello3, <strong>false</strong></p>'],
    ['{{ seo.title }} {{ links[0].label }} {{ authors }}', '<p>For engines First Ada, Grace</p>'],
    ["{{ missing || 'Nobody' }} {{ title || 'No' }} {{ a.b.c || \"none\" }}", '<p>Nobody A *title* none</p>'],
    ['`{{ title }}`', '<p><code>{{ title }}</code></p>'],
  ])('%o', async (markdown, html) => {
    expect(await bound(markdown)).toEqual([html, []]);
  });

  test('of the block around it comes before that of the page', async () => {
    expect(await bound('::div{title="Mine"}\n{{ title }} {{ $doc.count }}\n::')).toEqual([
      '<div title="Mine"><p>Mine 3</p></div>',
      [],
    ]);
  });

  test('that nobody gave stays as it is written; where it can only mean the page, it is told', async () => {
    expect(await bound('Hello {{ name }} and {{ $doc.user.name }}, {{ a + b }}.')).toEqual([
      '<p>Hello {{ name }} and {{ $doc.user.name }}, {{ a + b }}.</p>',
      [
        '1 warning: "{{ $doc.user.name }}" is shown as it is written: the page has no such value. Write "user.name: …" above the page, or put the brackets into code.',
      ],
    ]);
  });

  test.each(['constructor', 'title.constructor', 'toString', 'seo.hasOwnProperty', 'authors.length.toFixed'])(
    '%s is nothing that the page says',
    async (name) => {
      const [html, problems] = await bound(`{{ ${name} }}`);
      expect(html).toBe(`<p>{{ ${name} }}</p>`);
      expect(problems).toEqual([]);
    },
  );

  test('is not repeated without end', async () => {
    const { html, problems } = await render('{{ a }}'.repeat(600), 'guide/1.page.md', {
      a: 'a'.repeat(1000),
    });
    expect(html).toBe('');
    expect(problems).toEqual([
      '1 error: Values of the front matter are repeated so often that the page becomes too large. Shorten them, or show them less often.',
    ]);
  });

  test('is text, whatever it holds', async () => {
    const { html } = await render('{{ a }}', 'guide/1.page.md', { a: '<script>alert(1)</script> [b](/c)' });
    expect(html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; [b](/c)</p>');
  });
});

test('data in properties, in brackets and as YAML', async () => {
  const card =
    '<div class="prose-card"><p class="prose-card-title"><a href="https://a.example/code" rel="noopener noreferrer">A *title*</a></p></div>';
  expect(await bound('::card{:title="title" :to="$doc.repository"}\n::')).toEqual([card, []]);
  expect(await bound('::card\n---\n":title": title\n":to": $doc.repository\n---\n::')).toEqual([card, []]);
  expect(await bound(':badge{:label="words that are no name"}')).toEqual([
    '<span class="badge badge-neutral">words that are no name</span>',
    [],
  ]);
});
