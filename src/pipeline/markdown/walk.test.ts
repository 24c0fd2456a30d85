import { expect, test } from 'vitest';
import { walk, walkElements } from './walk.ts';

const text = (value: string) => ({ type: 'text', value });
const element = (...children: unknown[]) => ({ type: 'element', children });

test('parents come before their children, in order', () => {
  const seen: string[] = [];
  walk<{ type: string; value?: string }>(element(text('a'), element(text('b')), text('c')), (node) => {
    seen.push(node.value ?? node.type);
  });
  expect(seen).toEqual(['a', 'element', 'b', 'c']);
});

test('a returned number is where the walk goes on, without entering the node', () => {
  const seen: string[] = [];
  walk<{ type: string; value?: string }>(element(element(text('in')), text('a')), (node, index, siblings) => {
    seen.push(node.value ?? node.type);
    if (node.type !== 'element') return undefined;
    siblings.splice(index, 1, text('x'), text('y'));
    return index + 1;
  });
  expect(seen).toEqual(['element', 'y', 'a']);
});

test('only elements, when only they are asked for', () => {
  let count = 0;
  walkElements({ type: 'root', children: [text('a'), element(element())] }, () => {
    count++;
  });
  expect(count).toBe(2);
});
