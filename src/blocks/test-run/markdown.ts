import type { BodyElement, BodyNode } from '#schema/page/body.ts';
import type { MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';
import { testRunOf, testWords } from './test-words.ts';

/** The test results in words; nothing if unknown. */
function testRun([, attributes, ...children]: BodyElement): BodyNode[] {
  const run = testRunOf(attributes);
  const words = run && testWords(run);
  if (!words) return children;
  return [
    ['p', {}, ['strong', {}, words.short], ` ${words.rest} `, ['code', {}, 'node --test']],
    ...children,
  ];
}

export const forms = {
  'tests-fail': testRun,
  'tests-pass': testRun,
} satisfies Record<keyof typeof blocks, MarkdownForm>;
