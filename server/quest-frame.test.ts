import { parser } from '@lezer/javascript';
import { expect, test } from 'vitest';
import { questGlobals } from '#schema/page/quest.ts';
import { compileQuestScript } from './quest-frame.ts';

/** Globals that the script deliberately reads at run time, or binds before it shows an answer. */
const readLater = [
  ...['addEventListener', 'removeEventListener', 'clearTimeout', 'setTimeout', 'requestAnimationFrame'],
  ...['crypto', 'document', 'globalThis', 'history', 'innerHeight', 'innerWidth', 'location', 'parent'],
  ...['performance', 'scrollX', 'scrollY', 'window'],
];

test('the script keeps every global that it uses, and is strict', async () => {
  const script = await compileQuestScript();
  const used = new Set<string>();
  parser.parse(script).iterate({
    enter({ name, from, to }) {
      // Names from the minifier are shorter.
      if (name === 'VariableName' && to - from > 2) used.add(script.slice(from, to));
    },
  });
  expect(used).toContain('MutationObserver');
  expect([...used].filter((name) => ![...questGlobals, ...readLater].includes(name))).toEqual([]);
  expect(script).toMatch(/^\([^)]*\)=>\{'use strict';/);
});
