import { describe, expect, test } from 'vitest';
import { parseMarkdown } from './parser.ts';

interface AnyNode {
  type: string;
  children?: AnyNode[];
  position?: { start: { line: number }; end: { line: number } };
  [field: string]: unknown;
}

/** The tree in a compact notation: `type:name {attributes} "text" [children]`. */
function read(markdown: string): string {
  return shown(parseMarkdown(markdown) as unknown as AnyNode);
}

function shown(node: AnyNode): string {
  if (node.type === 'text') return JSON.stringify(node.value);
  const name = node.name === undefined ? '' : `:${node.name}`;
  const attributes = node.attributes as object | undefined;
  const details = [
    attributes && Object.keys(attributes).length > 0 ? JSON.stringify(attributes) : '',
    node.rawSettings === undefined ? '' : `settings=${JSON.stringify(node.rawSettings)}`,
    node.url === undefined ? '' : `<${node.url}>`,
    node.value === undefined ? '' : JSON.stringify(node.value),
    typeof node.checked === 'boolean' ? `checked=${node.checked}` : '',
    node.identifier === undefined ? '' : `^${node.identifier}`,
  ].filter((detail) => detail !== '');
  const children = node.children?.length ? `[${node.children.map(shown).join(' ')}]` : '';
  return [`${node.type}${name}`, ...details].join(' ') + children;
}

/** Every node with its line. */
function lines(markdown: string): string[] {
  const found: string[] = [];
  const visit = (node: AnyNode) => {
    for (const child of node.children ?? []) {
      found.push(`${child.position?.start.line} ${child.type}`);
      visit(child);
    }
  };
  visit(parseMarkdown(markdown) as unknown as AnyNode);
  return found;
}

describe('attributes', () => {
  test.each([
    ['{#a .b .c}', { id: 'a', class: 'b c' }],
    ['{.bg-[#fff]}', { class: 'bg-[#fff]' }],
    ['{flag name="a b" other=\'"c"\' bare=d}', { flag: true, name: 'a b', other: '"c"', bare: 'd' }],
    ['{ name = "a" }', { name: 'a' }],
    ['{camelCase="a" snake_case="b"}', { 'camel-case': 'a', 'snake-case': 'b' }],
    ['{:count="3" :list=\'["a"]\'}', { ':count': '3', ':list': '["a"]' }],
    ['{:text="a \\"b\\""}', { ':text': 'a "b"' }],
    ['{path="D:\\a\\"}', { path: 'D:\\a\\' }],
    ['{sign="&copy;"}', { sign: '©' }],
    ['{class="a" .b}', { class: 'a b' }],
    ['{a="1"\n  b="2\n  3"}', { a: '1', b: '23' }],
  ])('%o', (written, attributes) => {
    expect(read(`[a]${written}`)).toBe(
      `root[paragraph[textComponent:span ${JSON.stringify(attributes)}["a"]]]`,
    );
  });

  test.each(['{}', '{.}', '{#}', '{a=}', '{a="b}', '{:a}', '{a b', '{,}', '{"a"}', '{a=b"c}'])(
    '%o is text',
    (written) => {
      expect(read(`[a]${written}`)).toBe(`root[paragraph[${JSON.stringify(`[a]${written}`)}]]`);
    },
  );

  test('of what Markdown makes itself', () => {
    expect(read('*a*{.b} **a**{.b} `a`{.b} [a](/c){.b} ![a](/c){.b}')).toBe(
      'root[paragraph[emphasis {"class":"b"}["a"] " " strong {"class":"b"}["a"] " " inlineCode {"class":"b"} "a" " " link {"class":"b"} </c>["a"] " " image {"class":"b"} </c>]]',
    );
  });

  test('behind anything else they are text', () => {
    expect(read('a{.b} (a){.b} 2 *{.b} x_{.b}')).toBe('root[paragraph["a{.b} (a){.b} 2 *{.b} x_{.b}"]]');
  });

  test('do not take words in double brackets', () => {
    expect(read('{{ name }} and `a`{{ b }}')).toBe(
      'root[paragraph["{{ name }} and " inlineCode "a" "{{ b }}"]]',
    );
  });
});

describe('components in a text', () => {
  test('with words, with attributes, in either order, with neither', () => {
    expect(read('a :b[c *d*]{e="f"} :b{e="f"}[c] :b.')).toBe(
      'root[paragraph["a " textComponent:b {"e":"f"}["c " emphasis["d"]] " " textComponent:b {"e":"f"}["c"] " " textComponent:b "."]]',
    );
  });

  test('after brackets, stars and underscores', () => {
    expect(read('(:a) **:a** _:a[c]_ [:a](/b)')).toBe(
      'root[paragraph["(" textComponent:a ") " strong[textComponent:a] " " emphasis[textComponent:a["c"]] " " link </b>[textComponent:a]]]',
    );
  });

  test.each(['a:b', '10:30', 'a::b', ': b', ':1', 'ratio 4:3', 'std::vector', ':a:', '\\:a', '`:a`', ':a_'])(
    '%o has none',
    (markdown) => {
      expect(read(markdown)).not.toContain('Component');
    },
  );

  test('in a line of its own it stands for itself', () => {
    expect(read(':a{b="c"}')).toBe('root[textComponent:a {"b":"c"}]');
    expect(read('  :a[*b*]  ')).toBe('root[textComponent:a[emphasis["b"]]]');
    expect(read('text\n:a\ntext')).toBe('root[paragraph["text"] textComponent:a paragraph["text"]]');
    expect(read(':a{\n  b="c"\n}\ntext')).toBe('root[textComponent:a {"b":"c"} paragraph["text"]]');
    expect(read(':a b')).toBe('root[paragraph[textComponent:a " b"]]');
  });

  test('their names are written with hyphens', () => {
    expect(read('x :MyBlock[a] y')).toContain('textComponent:my-block');
    expect(read('::MyBlock\n::')).toBe('root[containerComponent:my-block]');
  });
});

describe('brackets', () => {
  test('are spans, links, footnotes, tasks or text', () => {
    const markdown = '[a]{.b} [a](/c) [^n] [r] [t] [[a]]{.b}\n\n[^n]: note\n\n[r]: /d';
    expect(read(markdown)).toBe(
      'root[paragraph[textComponent:span {"class":"b"}["a"] " " link </c>["a"] " " footnoteReference ^n " " link </d>["r"] " [t] [[a]]{.b}"] footnoteDefinition ^n[paragraph["note"]]]',
    );
  });

  test('a span in a link, a link in a span, a footnote in a link', () => {
    expect(read('[a [b]{.c}](/d){.e}')).toBe(
      'root[paragraph[link {"class":"e"} </d>["a " textComponent:span {"class":"c"}["b"]]]]',
    );
    expect(read('[a [b](/c)]{.d}')).toBe(
      'root[paragraph[textComponent:span {"class":"d"}["a " link </c>["b"]]]]',
    );
    expect(read('[a [^n]](/b)\n\n[^n]: c')).toBe(
      'root[paragraph[link </b>["a " footnoteReference ^n]] footnoteDefinition ^n[paragraph["c"]]]',
    );
  });
});

describe('blocks', () => {
  test('a label, attributes, settings and slots', () => {
    const markdown =
      '::a[*label*]{b="c"}\n---\nd: 1\ne:\n  - 2\n---\ntext\n\n#one\nfirst\n#two{f="g"}\nsecond\n::\nafter';
    expect(read(markdown)).toBe(
      'root[containerComponent:a {"b":"c"} settings="d: 1\\ne:\\n  - 2"[paragraph[emphasis["label"]] paragraph["text"] componentContainerSection:one[paragraph["first"]] componentContainerSection:two {"f":"g"}[paragraph["second"]]] paragraph["after"]]',
    );
  });

  test('what is in the default slot is in the block', () => {
    expect(read('::a\n#one\nb\n#default\nc\n::')).toBe(
      'root[containerComponent:a[componentContainerSection:one[paragraph["b"]] paragraph["c"]]]',
    );
  });

  test('a slot and a heading', () => {
    expect(read('::a\n# b\n#c\nd\n::')).toBe(
      'root[containerComponent:a[heading["b"] componentContainerSection:c[paragraph["d"]]]]',
    );
    expect(read('#c\n\n::a\n::b\n#c\nd\n::\n::')).toBe(
      'root[paragraph["#c"] containerComponent:a[containerComponent:b[componentContainerSection:c[paragraph["d"]]]]]',
    );
  });

  test('a line of dashes further down is a rule', () => {
    expect(read('::a\nb\n\n---\n\nc\n::')).toBe(
      'root[containerComponent:a[paragraph["b"] thematicBreak paragraph["c"]]]',
    );
  });

  test('blocks in blocks: with as many colons, with more, indented, and further indented', () => {
    const expected =
      'root[containerComponent:a[containerComponent:b[paragraph["c"]] paragraph["d"]] paragraph["e"]]';
    expect(read('::a\n::b\nc\n::\nd\n::\ne')).toBe(expected);
    expect(read('::a\n:::b\nc\n:::\nd\n::\ne')).toBe(expected);
    expect(read(':::a\n::b\nc\n::\nd\n:::\ne')).toBe(expected);
    expect(read('::a\n  :::b\n  c\n  :::\nd\n::\ne')).toBe(expected);
    expect(read('::a\n\n      :::b\n      c\n      :::\n\n      d\n::\ne')).toBe(expected);
  });

  test('an indented block after a list is not in the list, and what is indented with it neither', () => {
    expect(read('::a\n- b\n\n  :::c\n  d\n  :::\n\n  e\n::')).toBe(
      'root[containerComponent:a[list[listItem[paragraph["b"]]] containerComponent:c[paragraph["d"]] paragraph["e"]]]',
    );
    expect(read('- b\n\n  ::c\n  d\n  ::')).toBe(
      'root[list[listItem[paragraph["b"] containerComponent:c[paragraph["d"]]]]]',
    );
  });

  test('code hides what looks like a block', () => {
    expect(read('::a\n```md\n::\n#b\n:::c\n```\nd\n::\ne')).toBe(
      'root[containerComponent:a[code "::\\n#b\\n:::c" paragraph["d"]] paragraph["e"]]',
    );
    expect(read('::a\n````\n```\n::\n````\n::\ne')).toBe(
      'root[containerComponent:a[code "```\\n::"] paragraph["e"]]',
    );
    expect(read('```\n::a\n```')).toBe('root[code "::a"]');
  });

  test('code in an indented block keeps its own indentation only', () => {
    expect(read('::a\n\n  :::b\n  ```js\n  if (c) {\n    d\n  }\n  ```\n  :::\n::')).toBe(
      'root[containerComponent:a[containerComponent:b[code "if (c) {\\n  d\\n}"]]]',
    );
    expect(read('::a\n\n  :::b\n  :::\n\n```js\n  if (c)\n    d\n```\n::')).toBe(
      'root[containerComponent:a[containerComponent:b code "  if (c)\\n    d"]]',
    );
  });

  test('in lists and quotations', () => {
    expect(read('- ::a\n  b\n  ::\n- c')).toBe(
      'root[list[listItem[containerComponent:a[paragraph["b"]]] listItem[paragraph["c"]]]]',
    );
    expect(read('> ::a\n> b\n> ::\n> c')).toBe(
      'root[blockquote[containerComponent:a[paragraph["b"]] paragraph["c"]]]',
    );
  });

  test('end a paragraph, and with the text around them', () => {
    expect(read('a\n::b\nc')).toBe('root[paragraph["a"] containerComponent:b[paragraph["c"]]]');
    expect(read('- ::a\n  b\n\nc')).toBe(
      'root[list[listItem[containerComponent:a[paragraph["b"]]]] paragraph["c"]]',
    );
  });

  test.each(['::', '::1', ':: a', '::a b', '::a{', '::a[b', '::a_', '\\::a'])('%o opens none', (markdown) => {
    expect(read(markdown)).not.toContain('containerComponent');
  });

  test('settings that are not closed go on to the end', () => {
    expect(read('::a\n---\nb: c\n\nd')).toBe('root[containerComponent:a settings="b: c\\n\\nd"]');
  });
});

describe('GitHub', () => {
  test('strikes through with one tilde or two, not with three', () => {
    expect(read('~a~ ~~b~~ ~~~c~~~ ~d~~ e')).toBe(
      'root[paragraph[delete["a"] " " delete["b"] " ~~~c~~~ ~d~~ e"]]',
    );
    expect(read('~~a ~b~ c~~ *~d~*')).toBe(
      'root[paragraph[delete["a " delete["b"] " c"] " " emphasis[delete["d"]]]]',
    );
  });

  test('tasks', () => {
    expect(read('- [ ] a\n- [x] b\n- [X] c\n- [y] d\n- [ ]\n- [x](/e)\n\n[x]: /f')).toBe(
      'root[list[listItem checked=false[paragraph["a"]] listItem checked=true[paragraph["b"]] listItem checked=true[paragraph["c"]] listItem[paragraph["[y] d"]] listItem[paragraph["[ ]"]] listItem[paragraph[link </e>["x"]]]]]',
    );
    expect(read('1. [x] a\n\n[x] b')).toBe(
      'root[list[listItem checked=true[paragraph["a"]]] paragraph["[x] b"]]',
    );
  });

  test('footnotes', () => {
    expect(read('a[^1] b[^Two] c[^1] d[^gone]\n\n[^1]: one\n    two\n\n    three\n[^two]: - e\n\nf')).toBe(
      'root[paragraph["a" footnoteReference ^1 " b" footnoteReference ^two " c" footnoteReference ^1 " d[^gone]"] footnoteDefinition ^1[paragraph["one\\ntwo"] paragraph["three"]] footnoteDefinition ^two[list[listItem[paragraph["e"]]]] paragraph["f"]]',
    );
    expect(read('[^a]:\n\n    b\n\n[^a]')).toBe(
      'root[footnoteDefinition ^a[paragraph["b"]] paragraph[footnoteReference ^a]]',
    );
  });

  test('addresses', () => {
    expect(read('https://a.org/b_c_d?e=f*g*h, www.a.org. (http://a.org/b(c)) m@a.org')).toBe(
      'root[paragraph[link <https://a.org/b_c_d?e=f*g*h>["https://a.org/b_c_d?e=f*g*h"] ", " link <http://www.a.org>["www.a.org"] ". (" link <http://a.org/b(c)>["http://a.org/b(c)"] ") " link <mailto:m@a.org>["m@a.org"]]]',
    );
    expect(read('**https://a.org** and *www.a.org*')).toBe(
      'root[paragraph[strong[link <https://a.org>["https://a.org"]] " and " emphasis[link <http://www.a.org>["www.a.org"]]]]',
    );
  });

  test.each(['www', 'xwww.a.org', 'https://', 'ftp://a.org', 'a.org', 'http://a_b.c_d', 'xhttp://a.org'])(
    '%o is none',
    (markdown) => {
      expect(read(`a ${markdown} b`)).toBe(`root[paragraph[${JSON.stringify(`a ${markdown} b`)}]]`);
    },
  );

  test('no address in code, in a link or in HTML', () => {
    expect(read('`https://a.org` [https://a.org](/b) <b title="https://a.org">')).toBe(
      'root[paragraph[inlineCode "https://a.org" " " link </b>["https://a.org"] " " html "<b title=\\"https://a.org\\">"]]',
    );
  });
});

describe('lines', () => {
  test('of blocks, and of what is within them', () => {
    expect(lines('# a\n\nb *c*\nd `e`\n[f](/g)\n\n- h\n  [i](/j)\n\n> k\n> ![l](/m)')).toEqual([
      '1 heading',
      '1 text',
      '3 paragraph',
      '3 text',
      '3 emphasis',
      '3 text',
      '3 text',
      '4 inlineCode',
      '4 text',
      '5 link',
      '5 text',
      '7 list',
      '7 listItem',
      '7 paragraph',
      '7 text',
      '8 link',
      '8 text',
      '10 blockquote',
      '10 paragraph',
      '10 text',
      '11 image',
    ]);
  });

  test('of tables, blocks, slots, notes, code and HTML', () => {
    expect(
      lines(
        '| a |\n| - |\n| `b` |\n\n::c\n---\nd: e\n---\nf\n#g\n:h\n::\n\n[^i]: j\n\n```\nk\n```\n\n<p>\n\n[^i]',
      ),
    ).toEqual([
      '1 table',
      '1 tableRow',
      '1 tableCell',
      '1 text',
      '3 tableRow',
      '3 tableCell',
      '3 inlineCode',
      '5 containerComponent',
      '9 paragraph',
      '9 text',
      '10 componentContainerSection',
      '11 textComponent',
      '14 footnoteDefinition',
      '14 paragraph',
      '14 text',
      '16 code',
      '20 html',
      '22 paragraph',
      '22 footnoteReference',
    ]);
  });
});
