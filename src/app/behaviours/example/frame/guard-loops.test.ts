import { expect, test } from 'vitest';
import { guardLoops } from './guard-loops.ts';

test.each([
  ['while (a) b();', 'while (t(), a) b();'],
  ['do a(); while(b)', 'do a(); while(t(), b)'],
  ['for (let i = 0; i < 3; i++) a();', 'for (let i = 0; t(), i < 3; i++) a();'],
  ['for (;;) a();', 'for (; t();) a();'],
  ['for (; ; ) a();', 'for (; t() ; ) a();'],
  ['for (const a of b) c(a);', 'for (const a of b) c(a);'],
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
])('%s', (script, guarded) => {
  expect(guardLoops(script, 't')).toBe(guarded);
});

test.each(['while(true);', 'do {} while (1)', 'for (;;);', 'for (let i = 0; i >= 0; i++) { i = 0 }'])(
  '%s ends',
  (script) => {
    let calls = 0;
    const check = () => {
      if (++calls > 100) throw new Error('stopped');
      return true;
    };
    expect(() => new Function('t', guardLoops(script, 't'))(check)).toThrow('stopped');
  },
);

test.each(['"', '`', '/*', '/', "'", 'for (', 'while (', '((', '))', 'for (;'])(
  'what is left open ends with the script: %s',
  (script) => {
    expect(guardLoops(script, 't').replaceAll(/ ?t\(\),? ?/g, '')).toBe(script);
  },
);
