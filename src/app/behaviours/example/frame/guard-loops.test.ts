import { expect, test } from 'vitest';
import { guardLoops } from './guard-loops.ts';

test.each([
  ['while (a) b();', 'while (t(), a) b();'],
  ['do a(); while(b)', 'do a(); while(t(), b)'],
  ['for (let i = 0; i < 3; i++) a();', 'for (let i = 0; t(), i < 3; i++) a();'],
  ['for (;;) a();', 'for (; t();) a();'],
  ['for (; ; ) a();', 'for (; t() ; ) a();'],
  ['for (const a of b) c(a);', 'for (const a of b) t(), c(a);'],
  ['for (const a of b) { c(a); }', 'for (const a of b) {t(); c(a); }'],
  ['for (const a of b);', 'for (const a of b) t();'],
  ['for (a.b of c) if (d) e(); else f();', 'for (a.b of c) if (t(), d) e(); else f();'],
  ['if (a) for (const b of c) d(); else e();', 'if (a) for (const b of c) t(), d(); else e();'],
  ['for (const a of b) switch (a) { case {}: c; }', 'for (const a of b) switch (t(), a) { case {}: c; }'],
  ['for (const a of b) try { c(); } catch {}', 'for (const a of b) try {t(); c(); } catch {}'],
  ['for (const a of b) while (c) d();', 'for (const a of b) while (t(), c) d();'],
  ['for (const a of b) for (const c of d) e();', 'for (const a of b) for (const c of (t(), d)) t(), e();'],
  ['for (const of of of) /* a */ of(of);', 'for (const of of of) t(), /* a */ of(of);'],
  ['for (let of = 0; of < 3; of++) a();', 'for (let of = 0; t(), of < 3; of++) a();'],
  ['for (const a of b) for (const c in d) e();', 'for (const a of b) for (const c in (t(), d)) e();'],
  ['for (a of b) for (c in d, e);', 'for (a of b) for (c in (t(), d, e));'],
  ['for (a of b) for (c.in of d) e;', 'for (a of b) for (c.in of (t(), d)) t(), e;'],
  ['for (a of b) for (c of d in e) f;', 'for (a of b) for (c of (t(), d in e)) t(), f;'],
  ['for (a in b) for (c in d) e;', 'for (a in b) for (c in d) e;'],
  ['for (const a of b) var c = a;', 'for (const a of b) var {} = t(), c = a;'],
  ['for (const a of b) c: for (;;) break c;', 'for (const a of b) c: for (; t();) break c;'],
  ['for (const a of b) c: for (const d in e);', 'for (const a of b) c: for (const d in (t(), e));'],
  ['for (const a of b) ç: d: e();', 'for (const a of b) ç: d: t(), e();'],
  ['for (const a of b) c : { break c; }', 'for (const a of b) c : {t(); break c; }'],
  ['for (a of b) continue; /c/.test(d);', 'for (a of b){t(); continue;} /c/.test(d);'],
  ['a: for (b of c) continue a\nd();', 'a: for (b of c){t(); continue a}\nd();'],
  ['if (a) for (b of c) continue; else d();', 'if (a) for (b of c){t(); continue;} else d();'],
  ['for (a of b) continued();', 'for (a of b) t(), continued();'],
  ['for (a of b) with (c) d();', 'for (a of b) with (t(), c) d();'],
  ['for (const a of b) c ? d : e;', 'for (const a of b) t(), c ? d : e;'],
  ['for (const a in b) c();', 'for (const a in b) c();'],
  ['for (const [a, { b }] of c) [a, b] = [b, a];', 'for (const [a, { b }] of c) t(), [a, b] = [b, a];'],
  ['async function a() { await b; a(); }', 'async function a() {t(); await b; a(); }'],
  ['c(async (a = {}) => { await a; });', 'c(async (a = {}) => {t(); await a; });'],
  ['a = { async b() { c; } }', 'a = { async b() {t(); c; } }'],
  ['class A { async b({ c }) { d; } }', 'class A { async b({ c }) {t(); d; } }'],
  ['a = async () => b(); c = { d: 1 };', 'a = async () => b(); c = { d: 1 };'],
  ['async () => { "use strict"; }', 'async () => { "use strict"; }'],
  ['async(a); b.async({}); if (c) { d; }', 'async(a); b.async({}); if (c) { d; }'],
  ['for (let a = (() => { b; c; })(); d; e) f();', 'for (let a = (() => { b; c; })(); t(), d; e) f();'],
  ['for (;a;) { while (b) {} }', 'for (; t(),a;) { while (t(), b) {} }'],
  ['// while (a)\nb();', '// while (a)\nb();'],
  [
    '/* for (;;) */ "while (a)" + \'for (;;)\' + `while (a)`',
    '/* for (;;) */ "while (a)" + \'for (;;)\' + `while (a)`',
  ],
  ['a = /while (b)/.test(c) / d; while (e);', 'a = /while (b)/.test(c) / d; while (t(), e);'],
  ['a / b; while (c) / d;', 'a / b; while (t(), c) / d;'],
  ['meanwhile(a); b.for(c); $while(d)', 'meanwhile(a); b.for(c); $while(d)'],
  ['b?.for(c); d.\n  while(e)', 'b?.for(c); d.\n  while(e)'],
  ['while /* a */ (b) c();', 'while /* a */ (t(), b) c();'],
  ['for await (const a of b) c();', 'for await (const a of b) t(), c();'],
  [
    `\`\${a.map(() => { while (b); return \`while (c)\` })} for (;;)\``,
    `\`\${a.map(() => { while (t(), b); return \`while (c)\` })} for (;;)\``,
  ],
  [
    'if (a) { b = c ? { d: 1 } : { for(e) {} }; while (f); }',
    'if (a) { b = c ? { d: 1 } : { for(e) {} }; while (t(), f); }',
  ],
  [
    'switch (a) { case b: { while (c); } default: { while (d); } }',
    'switch (a) { case b: { while (t(), c); } default: { while (t(), d); } }',
  ],
  ['a: { while (b); }', 'a: { while (t(), b); }'],
  ['() => { while (a); }', '() => { while (t(), a); }'],
  ['a = {} / b; while (c) / d / e;', 'a = {} / b; while (t(), c) / d / e;'],
  ['i++ / 2; while (a / b);', 'i++ / 2; while (t(), a / b);'],
])('%s', (script, guarded) => {
  expect(guardLoops(script, 't')).toBe(guarded);
});

test.each([
  'class A { while(a) { return a; } for(b) {} static for(c) {} async while(d) {} #for(e) {} }',
  'const a = class extends B { get while() {} *for() {} };',
  'class A { b = 1; static { a; } while(c) {} }',
  'class A extends mixin({ for(b) {} }) { for(c) {} }',
  'const a = { while(b) {}, for: 1, class: 2, for(c) {}, async while(d) {} };',
  'a({ for(b) {} }); return { while(c) {} };',
  'export default { for(a) {} };',
])('methods may be called as loops are: %s', (script) => {
  // Bodies of async functions are guarded, whatever their names.
  expect(guardLoops(script, 't').replaceAll('{t();', '{')).toBe(script);
});

test('loops in methods of such names are guarded', () => {
  const script = 'class A { for(a) { while (a) a--; return class { while() { for (;;); } }; } } while (b);';
  expect(guardLoops(script, 't')).toBe(
    'class A { for(a) { while (t(), a) a--; return class { while() { for (; t();); } }; } } while (t(), b);',
  );
});

test.each([
  'while(true);',
  'do {} while (1)',
  'for (;;);',
  'for (let i = 0; i >= 0; i++) { i = 0 }',
  'for (const a of { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }) }) }) a;',
  'for (const a of { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }) }) }) for (const b of []) c();',
  ...[
    ...['for (const b in {});', 'for (const b in {}) c();', 'd: for (const b in {});', 'd: {}', 'var b = a;'],
    ...['continue;', 'debugger;', 'with ({}) a;', 'if (a) for (const b in {}); else c();'],
  ].map((body) => `for (const a of { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }) }) }) ${body}`),
])('%s ends', (script) => {
  let calls = 0;
  const check = () => {
    if (++calls > 100) throw new Error('stopped');
    return true;
  };
  expect(() => new Function('t', guardLoops(script, 't'))(check)).toThrow('stopped');
});

test.each([
  '"',
  '`',
  '`\\',
  '`${',
  '`${a',
  '}',
  'class A {',
  '{ a: ',
  '/*',
  '/',
  "'",
  'for (',
  'while (',
  '((',
  '))',
  'for (;',
])('what is left open ends with the script: %s', (script) => {
  expect(guardLoops(script, 't').replaceAll(/ ?t\(\),? ?/g, '')).toBe(script);
});
