import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { colourWithLezer } from './lezer-colours.ts';

/** Each piece prefixed with its class; plain text has none. */
const coloured = (code: string, language: string) =>
  colourWithLezer(code, language)?.map((line) =>
    line
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, name }) => (name ? `${name}:${text.trim()}` : text.trim()))
      .join(' '),
  );

test.each([
  ['html', '<!doctype html>', 'c:<!doctype html>'],
  [
    'html',
    '<p class="a b" hidden>T&amp;</p>',
    'p:< n:p a:class p:= s:"a b" a:hidden p:> T s:&amp; p:</ n:p p:>',
  ],
  ['html', '<!-- note -->', 'c:<!-- note -->'],
  ['html', '<style>p { color: red }</style>', 'p:< n:style p:> n:p p:{ a:color p:: red p:} p:</ n:style p:>'],
  ['html', '<script>let a = 1;</script>', 'p:< n:script p:> n:let a p:= s:1 p:; p:</ n:script p:>'],
  [
    'css',
    '.card:hover > a#x { margin: 2px auto; color: #fff !important }',
    'p:. a:card p:: a:hover p:> n:a a:#x p:{ a:margin p:: s:2 n:px auto p:; a:color p:: s:#fff n:!important p:}',
  ],
  [
    'js',
    "function add(one, { two }) { return one.size + call('x') } // sum",
    "n:function n:add p:( a:one p:, p:{ a:two p:} p:) p:{ n:return one p:. size p:+ n:call p:( s:'x' p:) p:} c:// sum",
  ],
  ['js', 'const a = { b: null, c() {} }', 'n:const a p:= p:{ a:b p:: n:null p:, a:c p:( p:) p:{ p:} p:}'],
  ['ts', 'let a: Item<string> = b as Item', 'n:let a p:: n:Item p:< n:string p:> p:= b n:as n:Item'],
  ['tsx', 'const a = <B c={1}>d</B>', 'n:const a p:= p:< n:B a:c p:= p:{ s:1 p:} p:> d p:</ n:B p:>'],
  ['json', '{ "a": [1, true, "b"] }', 'p:{ a:"a" p:: p:[ s:1 p:, n:true p:, s:"b" p:] p:}'],
  ['python', 'def f(a): return "x"  # note', 'n:def n:f p:( a:a p:) p:: n:return s:"x" c:# note'],
])('%s: %s', (language, code, expected) => {
  expect(coloured(code, language)?.join('\n').replace(/ +/g, ' ')).toBe(expected);
});

test('other languages are left to others', () => {
  expect(colourWithLezer('a: 1', 'yaml')).toBeNull();
  expect(colourWithLezer('a', 'constructor')).toBeNull();
});

test.each(['html', 'css', 'js', 'ts', 'tsx', 'json', 'python'])(
  '%s: nothing of a code is lost',
  (language) => {
    const codes = [
      '',
      '\n',
      '  a\n\n\tb  \n',
      '<p',
      '"',
      '`${',
      '/*',
      "'\n<script>\n</p>{]",
      '\u2028é😀\r',
      "<a b='\"'>&",
    ];
    for (const code of [...codes, codes.join('\n')])
      expect(
        colourWithLezer(code, language)
          ?.map((line) => line.map(({ text }) => text).join(''))
          .join('\n'),
      ).toBe(code);
  },
);

test('a line of code as it stands in a page', async () => {
  expect(await highlight({ code: '<b>&</b>\n', language: 'html', markedLines: new Set([1]) })).toBe(
    '<span class="line hl"><span class="p">&lt;</span><span class="n">b</span><span class="p">&gt;</span>&amp;<span class="p">&lt;/</span><span class="n">b</span><span class="p">&gt;</span></span>',
  );
});

test('code with mistakes is coloured while it is short, and left plain when it is long', () => {
  const classesOf = (code: string, language: string) =>
    new Set(colourWithLezer(code, language)?.flatMap((line) => line.map(({ name }) => name)));
  const broken = 'let a = ;\n';
  expect(classesOf(broken, 'js')).toEqual(new Set(['n', '', 'p']));
  expect(classesOf(broken.repeat(101), 'js')).toEqual(new Set(['']));
  expect(classesOf('let a = 1;\n'.repeat(1000), 'js')).toEqual(new Set(['n', '', 'p', 's']));
  expect(classesOf(`<script>${broken.repeat(101)}</script>`, 'html')).toEqual(new Set(['']));
});

test('what would take a parser too long or too deep is left plain', () => {
  for (const [code, language] of [
    ['&\n'.repeat(40_000), 'html'],
    ['['.repeat(30_000), 'json'],
    [`${'('.repeat(30_000)}${')'.repeat(30_000)}`, 'js'],
    ['a{'.repeat(20_000), 'css'],
  ] as const)
    expect(
      colourWithLezer(code, language)
        ?.flat()
        .map(({ name }) => name)
        .every((name) => name === ''),
    ).toBe(true);
});
