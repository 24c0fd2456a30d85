// Attempts to inject scripts into a page. Each goes through the complete pipeline to the HTML a reader
// receives, which is then parsed as a browser would.
import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Prose } from '#features/prose/prose.tsx';
import { collectingContext } from '#tests/support/render-markdown.ts';
import { renderMarkdown } from './index.ts';
import { walkElements } from './walk.ts';

// The link component logs a warning when it refuses an address.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

async function render(markdown: string) {
  const { context, problems } = collectingContext({ file: 'page.md', site: { pathByFile: new Map() } });
  const { body } = await renderMarkdown(markdown, context);
  const nodes = [...(body.heading?.nodes ?? []), ...body.nodes];
  return { html: renderToStaticMarkup(createElement(Prose, { nodes })), problems };
}

const forbiddenTags = new Set(
  'script iframe frame frameset object embed applet form style base meta link template slot noscript textarea select option math foreignObject portal'.split(
    ' ',
  ),
);
const addresses = new Set([
  'href',
  'src',
  'action',
  'formAction',
  'xLinkHref',
  'srcSet',
  'poster',
  'data',
  'background',
  'cite',
  'longDesc',
  'ping',
  'srcDoc',
  'manifest',
  'codeBase',
  'dynSrc',
  'lowSrc',
]);
const schemes = /^(?:javascript|data|vbscript|blob|file|livescript|mocha|view-source|filesystem):/i;

/** Everything in the HTML that could run, load or send something it should not. */
function dangers(html: string): string[] {
  const found: string[] = [];
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html }] } as never) as Root;
  walkElements<Element>(tree, ({ tagName, properties }) => {
    if (forbiddenTags.has(tagName)) found.push(`<${tagName}>`);
    // Radio buttons are only created by blocks: an author's own become a disabled checkbox, as tested below.
    if (tagName === 'input' && !['checkbox', 'radio'].includes(String(properties.type)))
      found.push('<input>');
    for (const [name, value] of Object.entries(properties)) {
      if (/^on/i.test(name)) found.push(`${tagName}[${name}]`);
      if (name === 'style' || name === 'is' || name === 'srcDoc') found.push(`${tagName}[${name}]`);
      if (!addresses.has(name)) continue;
      const parts = name === 'srcSet' ? String(value).split(',') : [String(value)];
      for (const part of parts) {
        // A browser drops control characters, tabs and line breaks before it looks at the scheme.
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        const address = part.replace(/[\u0000-\u0020]/g, '');
        const url = URL.parse(part.trim(), 'https://site.invalid/');
        if (schemes.test(address) || (url && !/^(?:https?|mailto|tel):$/.test(url.protocol)))
          found.push(`${tagName}[${name}=${part}]`);
      }
    }
  });
  return found;
}

test.each([
  ['<script>1</script>', '<script>'],
  ['<p onclick="1">', 'p[onClick]'],
  ['<a href="java&#10;script:1">', 'a[href=java\nscript:1]'],
  ['<a href=" javascript:1">', 'a[href= javascript:1]'],
  ['<img srcset="/a 1x, data:x 2x">', 'img[srcSet= data:x 2x]'],
  ['<button formaction="vbscript:1">', 'button[formAction=vbscript:1]'],
  ['<svg><a xlink:href="javascript:1"></a></svg>', 'a[xLinkHref=javascript:1]'],
  ['<b style="x">', 'b[style]'],
  ['<input type="text">', '<input>'],
])('the check itself sees %o', (html, danger) => {
  expect(dangers(html)).toEqual([danger]);
});

const markdown = [
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](java&#10;script:alert(1))',
  '[x](java&NewLine;script:alert(1))',
  '[x](&#1;javascript:alert(1))',
  '[x](&#x20;javascript:alert(1))',
  '[x](\\javascript:alert(1))',
  '[x](javascript://example.org/%0Aalert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](blob:https://example.org/1)',
  '[x](file:///etc/passwd)',
  '[x](view-source:https://example.org)',
  '[x]( javascript:alert(1) "title")',
  '[x][ref]\n\n[ref]: javascript:alert(1)',
  '[ref]\n\n[ref]: <javascript:alert(1)> "title"',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '![x"onerror="alert(1)](https://example.org/a.png)',
  '![x](https://example.org/a.png "x\\" onerror=\\"alert(1)")',
  '![x][ref]\n\n[ref]: javascript:alert(1)',
  '[x](https://example.org/"onmouseover="alert(1))',
  '[^1]\n\n[^1]: <script>alert(1)</script> [x](javascript:alert(1))',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <script>alert(1)</script> |',
  '# <script>alert(1)</script> [x](javascript:alert(1)) {#"onclick="alert(1)}',
  '> [!NOTE]\n> <img src=x onerror=alert(1)>',
  '- [x] <svg onload=alert(1)>',
];

const html = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://example.org/x.js></SCRIPT>',
  '<script\n>alert(1)</script >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<script>/* </p> */ alert(1)',
  '<div><script>alert(1)</script></div>',
  '<img src=x onerror=alert(1)>',
  '<img src=x oNeRrOr=alert(1) alt=x>',
  '<img/src=x/onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img src="javascript:alert(1)">',
  '<img src="/a.png" srcset="javascript:alert(1)">',
  '<img src="/a.png" srcset="/a.png 1x, javascript:alert(1) 2x">',
  '<img src="/a.png" style="background:url(javascript:alert(1))">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="#" onclick="alert(1)">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /><a>x</a></svg>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x"></applet>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<div action="javascript:alert(1)">x</div>',
  '<input type="image" src="javascript:alert(1)" onfocus=alert(1) autofocus>',
  '<input type="password" name="p">',
  '<select><option onclick=alert(1)>x</option></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<style>@import "https://example.org/x.css";</style>',
  '<link rel="stylesheet" href="https://example.org/x.css">',
  '<link rel="import" href="data:text/html,x">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://example.org/">',
  '<video src="javascript:alert(1)" poster="javascript:alert(1)" onplay=alert(1)></video>',
  '<video><source src="data:text/html,x" onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>x</body>',
  '<p style="behavior:url(x)">x</p>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<xmp><p title="</xmp><script>alert(1)</script>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><script>alert(1)</script> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<custom-element onclick=alert(1) is="x">x</custom-element>',
  '<slot name="x">y</slot>',
  '<div data-component="script" data-props="{}">alert(1)</div>',
  '<div data-component="iframe" data-props=\'{"src":"javascript:alert(1)"}\'></div>',
  '<div data-component="div" data-props=\'{"dangerouslySetInnerHTML":{"__html":"<script>alert(1)</script>"}}\'></div>',
  '<div data-component="code-block" data-code="0" data-props=\'{"file":{"a":1}}\'></div>',
  '<div data-slot="x" data-component="constructor">y</div>',
  '<p dangerouslysetinnerhtml="x" dangerouslySetInnerHTML="{__html: 1}">x</p>',
];

const mdc = [
  '[x](/a){href="javascript:alert(1)"}',
  '[x](https://example.org){onclick="alert(1)"}',
  '[x](https://example.org){:href="\\"javascript:alert(1)\\""}',
  '[x]{onclick="alert(1)" style="color:red"}',
  '[x]{.a onmouseover="alert(1)"}',
  '**x**{onclick=alert(1)}',
  '`x`{onclick=alert(1)}',
  '![x](https://example.org/a.png){onerror="alert(1)" src="javascript:alert(1)"}',
  '![x](https://example.org/a.png){srcset="data:text/html,x 2x"}',
  '[x]{dangerouslySetInnerHTML=\'{"__html":"<script>alert(1)</script>"}\'}',
  '[x]{:dangerouslySetInnerHTML=\'{"__html":"<script>alert(1)</script>"}\'}',
  '[x]{data-component="script"}',
  '[x]{dataComponent="script" dataProps="{}"}',
  '::note{title="<script>alert(1)</script>" onclick="alert(1)"}\nx\n::',
  '::note{to="javascript:alert(1)" title="x"}\nx\n::',
  '::quest{to="JAVASCRIPT:alert(1)" title="x"}\nx\n::',
  '::card{to="java\tscript:alert(1)" title="x"}\nx\n::',
  '::card{to=" data:text/html,<script>alert(1)</script>" title="x"}\n::',
  '::card{:to=\'["javascript:alert(1)"]\' title="x"}\n::',
  '::card\n---\ntitle: "<img src=x onerror=alert(1)>"\nto: "javascript:alert(1)"\n---\nx\n::',
  '::card\n---\nto: "vbscript:msgbox(1)"\ntitle: x\nslots: { default: "<script>alert(1)</script>" }\n---\n::',
  '::card{title="x" icon="\\"><script>alert(1)</script>"}\n::',
  '::note{icon="i-lucide-book onload=alert(1)"}\nx\n::',
  '::note\n---\ndangerouslySetInnerHTML: { __html: "<script>alert(1)</script>" }\nchildren: "<script>alert(1)</script>"\n---\nx\n::',
  '::details{summary="<svg onload=alert(1)>" :open="{}" ontoggle="alert(1)"}\nx\n::',
  '::script\nalert(1)\n::',
  '::iframe{src="javascript:alert(1)"}\n::',
  ':script[alert(1)]',
  ':iframe{src="javascript:alert(1)"}',
  ':badge[<script>alert(1)</script>]{color="x\\" onclick=\\"alert(1)"}',
  ':kbd{value="<script>alert(1)</script>"}',
  '::wrong-right\n#wrong\n<script>alert(1)</script>\n#right\n[x](javascript:alert(1))\n#__proto__\nx\n::',
  '::question\n<img src=x onerror=alert(1)>\n\n- [x] <script>alert(1)</script>\n\n#why\n[x](javascript:alert(1))\n::',
  '::constructor\nx\n::',
  '::__proto__\nx\n::',
  '```html [<script>alert(1)</script>] bad="<img src=x onerror=alert(1)>"\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '```txt html="<script>alert(1)</script>" dangerouslySetInnerHTML=x children=y ref=z key=k\n</code></pre><script>alert(1)</script>\n```',
  '```js\n"</span><script>alert(1)</script>" // [!code ++]\n```',
  '`<script>alert(1)</script>`',
];

test('the corpus is large', () => {
  expect(markdown.length + html.length + mdc.length).toBeGreaterThanOrEqual(140);
});

test.each([...markdown, ...html, ...mdc])('%s is harmless', async (attempt) => {
  const alone = await render(attempt);
  expect(dangers(alone.html)).toEqual([]);
  // The same in the middle of a page, inside a block and inside a list.
  const inside = await render(
    `# Page\n\nBefore.\n\n${attempt}\n\n::note\n${attempt}\n::\n\n- item\n\n<div>\n\n${attempt}\n\n</div>\n`,
  );
  expect(dangers(inside.html)).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>ok', 'ok'],
  ['<style>p{}</style>ok', 'ok'],
  ['<p onclick="x">ok</p>', '<p>ok</p>'],
  ['<a href="javascript:x">ok</a>', '<p><a>ok</a></p>'],
  ['<form><p>ok</p></form>', '<p>ok</p>'],
  ['<input type="text">', '<input disabled="" type="checkbox"/>'],
  ['<input type="radio">', '<input disabled="" type="checkbox"/>'],
])('%s leaves %s', async (attempt, left) => {
  const { html } = await render(attempt);
  expect(html.trim().replace(/ aria-label="[^"]*"/, '')).toBe(left);
});

test('what is removed is reported to the author', async () => {
  const taken = [...html, ...markdown].filter((attempt) =>
    /^<(?:script|iframe|object|form|img src=x on)/.test(attempt),
  );
  expect(taken.length).toBe(8);
  for (const attempt of taken) {
    const { problems } = await render(attempt);
    expect([attempt, problems[0]]).toEqual([
      attempt,
      expect.stringMatching(/^1 warning: .* was left out\. /),
    ]);
  }
});

test('text that only talks about script is shown as it is', async () => {
  const { html, problems } = await render('Never write `<script>` or javascript: here, nor on click=1.');
  expect(html).toBe('<p>Never write <code>&lt;script&gt;</code> or javascript: here, nor on click=1.</p>');
  expect(problems).toEqual([]);
});

test('the marks of blocks cannot be guessed: two runs of the program have different ones', async () => {
  vi.resetModules();
  const first = await import('./components/component-node.ts');
  vi.resetModules();
  const second = await import('./components/component-node.ts');
  expect(first.componentProperty).not.toBe(second.componentProperty);
  expect(first.componentProperty).toMatch(/^dataComponent.{12,}$/);
});

test('no element keeps a name, which could shadow a property of the document', async () => {
  const { html } = await render(
    '<p name="querySelector">Hello</p>\n\n<img name="cookie" src="/a.png" alt="A">',
  );
  expect(html).toContain('Hello');
  expect(html).toContain('alt="A"');
  expect(html).not.toMatch(/\sname=/);
});
