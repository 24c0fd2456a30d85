import { expect, test } from 'vitest';
import { createRandom } from '#lib/random.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import { parseErrorsOf } from './answer-tree.ts';
import { canonical } from './canonical.ts';
import { rewriteOnce, rewrites, rewritesOf } from './rewrites.ts';

/** Something for every kind of rewrite. */
const answer: QuestFile[] = [
  {
    name: 'index.html',
    text: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Café &amp; tools</title>
    <link rel="stylesheet" href="style.css">
    <style>.big { color: #abc; margin: 0; }</style>
    <script src="script.js" defer></script>
  </head>
  <body>
    <header><p>Repair</p></header>
    <nav><ul><li>One</li> <li>Two things</li></ul></nav>
    <main>
      <h1>Café</h1>
      <section>
        <div role="heading" aria-level="2">Tools</div>
        <p id="hint">Bring a <b>lamp</b>.</p>
      </section>
      <form>
        <fieldset><legend>Your way</legend><label for="way">Way</label> <input id="way" required aria-describedby="hint"></fieldset>
      </form>
    </main>
  </body>
</html>
`,
  },
  { name: 'style.css', text: 'em { color: red; }\n' },
  {
    name: 'script.js',
    text: [
      'const count = 1;',
      'function show(text) {',
      '  const message = `  two',
      '  end`;',
      "  return { message, count: 'x' + count };",
      '}',
      "show('a');",
      '',
    ].join('\n'),
  },
];

/** Those that leave scripts alone need a page without one. */
const still: QuestFile[] = [
  {
    name: 'index.html',
    text: (answer[0]?.text ?? '').replace(/<script.*<\/script>/, ''),
  },
];

test.each(rewrites.map((rewrite) => [rewrite.kind, rewrite] as const))(
  '%s: something changes, and what it claims to leave stays',
  (_, rewrite) => {
    let made = 0;
    for (const files of [answer, still])
      for (let seed = 0; seed < 25; seed++) {
        const next = rewrite.apply(files, createRandom(seed));
        if (!next || JSON.stringify(next) === JSON.stringify(files)) continue;
        made++;
        expect(canonical(next, rewrite.claim), next[0]?.text).toBe(canonical(files, rewrite.claim));
        expect(parseErrorsOf(next[0]?.text ?? '')).toEqual([]);
      }
    expect(made).toBeGreaterThan(0);
  },
);

test('what is kept the same is seen to differ where somebody would notice', () => {
  const page = (body: string): QuestFile[] => [
    { name: 'index.html', text: `<!doctype html><title>T</title>${body}` },
  ];
  const differs = (one: string, other: string) =>
    expect(canonical(page(one), 'structure')).not.toBe(canonical(page(other), 'structure'));
  differs('<h1>A</h1>', '<h2>A</h2>');
  differs('<h1>A</h1>', '<p>A</p>');
  differs('<nav>A</nav>', '<div>A</div>');
  differs('<section aria-label="A">A</section>', '<div aria-label="A">A</div>');
  differs('<header>A</header>', '<main><header>A</header></main>');
  differs('<ul><li>A</ul>', '<ol><li>A</ol>');
  differs('<p>A b</p>', '<p>Ab</p>');
  differs('<p title="A">A</p>', '<p>A</p>');
  differs('<p hidden>A</p>', '<p>A</p>');
  differs('<img alt="">', '<img alt="A">');
});

test('a rewrite that breaks its claim is not made', () => {
  const careless = { kind: 'careless', claim: 'spaces', apply: () => still } as const;
  expect(rewriteOnce(careless, answer, createRandom(1))).toBeNull();
});

test('the same seed makes the same answers, another seed makes others, and none is made twice', () => {
  const make = (seed: number) => rewritesOf(answer, { seed, count: 40, without: [] });
  const found = make(1);
  expect(found).toHaveLength(40);
  expect(make(1)).toEqual(found);
  expect(make(2)).not.toEqual(found);
  expect(new Set(found.map(({ files }) => JSON.stringify(files))).size).toBe(40);
});

test('a kind that does not apply to a quest is left out', () => {
  const kinds = rewritesOf(answer, { seed: 1, count: 60, without: ['comments'] }).flatMap((one) => one.kinds);
  expect(kinds).not.toContain('comments');
  expect(kinds).toContain('span around text');
});
