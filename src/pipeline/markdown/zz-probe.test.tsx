import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'vitest';
import { Prose } from '#features/prose/prose.tsx';
import { renderMarkdown } from './index.ts';

const samples = [
  '# A\n\nPara *em* **strong** `code` [l](https://x.org "t")\n\n> quote\n\n1. a\n2. b\n\n- c\n\n---\n\nx  \ny\n\n    indented',
  '| a | b |\n|:--|--:|\n| 1 | 2 |\n\n- [x] done\n- [ ] todo\n\n~~gone~~ https://example.org www.example.org a@b.org\n\nNote[^1].\n\n[^1]: Foot.',
  'See [1] and [a][b] :smile: and :smile and 10:30 and a:b `:x` and :) and Note: x',
  '::note{title="T"}\nHello **x**\n::',
  '::card-group\n:::card{title="A" to="/a" icon="i-lucide-book"}\nText\n:::\n:::card{title="B"}\n:::\n::',
  '::note\n---\ntitle: From YAML\n---\nBody\n::',
  '::wrong-right\n#wrong\nBad\n\n#right\nGood\n::',
  '::wrong-right\nX\n#wong\nBad\n::',
  'Press :kbd[Esc] or :kbd{value="F1"} :badge[New]{color="info"}',
  '[span]{.big #x} [link](/a){target="_blank" .c} **b**{.d} `c`{lang="js"}',
  '::callout{type="tip"}\nX\n::\n\n::caution\nX\n::\n\n::important\nX\n::\n\n::info\nX\n::\n\n::alert\nX\n::\n\n::collapsible{summary="S"}\nX\n::',
  'Text\n\n::unknown-thing{x=1}\nKept **text**\n::\n\nAnd :foo[kept] :bar and ::nte\nX\n::\n\n::steps-x\n::',
  '::unknown\n#a\nOne\n#b\nTwo\n::',
  '> [!NOTE]\n> Text\n\n> [!WARNING]\n> **x**\n\n> [!note]\n> lower\n\n> [!TIP] same line\n\n> [!CAUTION]\n\n> [!IMPORTANT]\n> a\n> b',
  '# T\n\n## Same\n\n## Same\n\n## Über ß 日本\n\n## `code` & *em*\n\n## Custom {#my-id}\n\n## !!!\n\n###\n\n## Custom [x]{#y}',
  '```js\nconst a = 1;\n```\n\n```js [a.js] {1,3-4}\na\nb\nc\nd\n```\n\n```js\na // [!code ++]\nb // [!code --]\nc // [!code hl]\n```\n\n```nope\nx<y\n```\n\n```\nplain\n```\n\n```html bad="no-x" example\n<b>\n```',
  '<div class="x" onclick="a()">Raw <b>b</b></div>\n\nInline <kbd>k</kbd> <script>alert(1)</script> <a href="javascript:alert(1)">x</a>\n\n<details><summary>S</summary>\n\n**md**\n\n</details>\n\n<style>a{}</style>\n\n<!-- comment -->',
  '::details{summary="S" open}\nX\n::',
  '::question\nWhich?\n\n- [ ] a\n- [x] b\n\n#why\nBecause.\n::',
  '::steps\n### One\nX\n### Two\nY\n::',
  ':icon{name="x"} text :u-button{to="/"} x',
  '::note\nunclosed',
  '::note{title=X :n="3" :ok="{bad" flag}\nx\n::',
  '![a](x.png)\n',
  'Line one\n[a]\nLine two [b](c "d") [ref]\n\n[ref]: /x',
  '$x$ {{ mustache }} {x} a{b}c',
  'Term[^a] and again[^a]\n\n[^a]: One **b**',
];
test('p', async () => {
  for (const s of samples) {
    const problems: string[] = [];
    const context = {
      file: 'a/b.md',
      root: '/tmp/t1probe',
      publicDir: '/tmp/t1probe/public',
      site: { pathByFile: new Map() },
      links: [],
      anchors: [] as string[],
      pictures: [],
      includes: new Set<string>(),
      report: (...a: unknown[]) => void problems.push(a.join(' ')),
    };
    try {
      const r = await renderMarkdown(s, context as never);
      console.log(
        '#### ' +
          JSON.stringify(s) +
          '\n' +
          renderToStaticMarkup(<Prose nodes={r.body.nodes} />) +
          '\n  body ' +
          JSON.stringify(r.body.nodes) +
          '\n  toc ' +
          JSON.stringify(r.body.toc) +
          ' w' +
          r.body.words +
          ' h ' +
          JSON.stringify(r.body.heading) +
          ' p ' +
          r.firstParagraph +
          '\n  links ' +
          JSON.stringify(context.links) +
          ' anchors ' +
          context.anchors +
          '\n  ' +
          problems.join('\n  '),
      );
    } catch (e) {
      console.log('#### ' + JSON.stringify(s) + '\nTHROWS ' + (e as Error).stack);
    }
  }
});
