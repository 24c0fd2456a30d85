// The loop guard of live examples and quests reads tokens, because a parser would be too heavy for a frame. Here it is
// compared with the parser on every script of the content.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { expect, test } from 'vitest';
import { guardLoops } from '#app/behaviours/example/frame/guard-loops.ts';

const contentDir = join(import.meta.dirname, '../../content');
const read = (pattern: string) =>
  globSync(pattern, { cwd: contentDir, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [[entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')] as const] : [],
  );
const scripts: (readonly [string, string])[] = [
  ...read('**/*.{js,mjs}'),
  ...read('**/*.{html,md}').flatMap(([file, text]) =>
    [...text.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map((match) => [file, match[1] ?? ''] as const),
  ),
];

/** The call in the body of a `for` with `of`: at the start of a block, in the head of a statement, or before the rest. */
function callInBody(spec: SyntaxNode): [number, string][] {
  const body = statementAfter(spec);
  const block = body?.name === 'Block' ? body : body?.name === 'TryStatement' ? body.getChild('Block') : null;
  if (block) return [[block.from + 1, 't();']];
  const head = /^(?:If|Switch)/.test(body?.name ?? '') ? body?.getChild('ParenthesizedExpression') : null;
  if (head) return [[head.from + 1, 't(), ']];
  const inner = body?.name === 'ForStatement' ? body.firstChild?.nextSibling : null;
  const each = inner?.getChild('of') ?? inner?.getChild('in');
  if (inner && each)
    return [
      [each.to, ' (t(),'],
      [inner.to - 1, ')'],
    ];
  if (body?.name === ';') return [[spec.to, ' t()']];
  return body?.name === 'ExpressionStatement' ? [[spec.to, ' t(),']] : [];
}

function statementAfter({ nextSibling }: SyntaxNode): SyntaxNode | null {
  return nextSibling && /Comment$/.test(nextSibling.name) ? statementAfter(nextSibling) : nextSibling;
}

/** The script with a call in every loop and every async function that the parser finds. */
function guardByTree(script: string): string {
  const calls: [number, string][] = [];
  parser.parse(script).iterate({
    enter({ name, node }) {
      if (name === 'WhileStatement' || name === 'DoStatement') {
        const head = node.getChild('ParenthesizedExpression');
        if (head) calls.push([head.from + 1, 't(), ']);
      }
      if (name === 'ForOfSpec') calls.push(...callInBody(node));
      const block = /Function|Method/.test(name) && node.getChild('async') ? node.getChild('Block') : null;
      if (block && !/^\{\s*["']/.test(script.slice(block.from))) calls.push([block.from + 1, 't();']);
      if (name !== 'ForSpec') return;
      // The first part is a declaration with its semicolon, or stands before the first semicolon.
      const start = node.firstChild?.nextSibling;
      const end = start?.name === 'VariableDeclaration' || start?.name === ';' ? start : start?.nextSibling;
      if (end) calls.push([end.to, /^\s*;/.test(script.slice(end.to)) ? ' t()' : ' t(),']);
    },
  });
  let guarded = script;
  for (const [place, call] of calls.toSorted(([one], [other]) => other - one))
    guarded = guarded.slice(0, place) + call + guarded.slice(place);
  return guarded;
}

test('the loop guard finds the loops that the parser finds in every script of the content', () => {
  expect(scripts.length).toBeGreaterThan(200);
  expect(scripts.some(([, script]) => guardByTree(script) !== script)).toBe(true);
  for (const [file, script] of scripts) expect(guardLoops(script, 't'), file).toBe(guardByTree(script));
});
