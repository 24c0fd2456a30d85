import { expect, test } from 'vitest';
import { consoleText, nameScript, scriptStarts, stackLine } from './console-lines.ts';

test('values are shown as consoles show them', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(consoleText(['a', 1, null, undefined, true, 2n])).toBe('a 1 null undefined true 2n');
  expect(consoleText([[1, 'b'], { c: 1 }, new Map([['d', 1]]), new Error('e')])).toBe(
    '[1,"b"] {"c":1} Map [["d",1]] Error: e',
  );
  expect(consoleText([circle, function f() {}, { outerHTML: '<p></p>' }])).toBe(
    '[object Object] function f <p></p>',
  );
  expect(consoleText(['x'.repeat(1000)])).toHaveLength(500);
});

test('a place in a named script becomes the line of the source', () => {
  const source = '<p>\n<script>\na();\nb();\n</script>\n<script>c();</script>';
  const starts = scriptStarts(['\na();\nb();\n', ' ', 'c();', 'd();'], source);
  expect(starts).toEqual([2, null, 6, null]);
  expect(nameScript('c();', 2)).toBe('c();\n//# sourceURL=script-2.plinth');
  const chromium =
    'Error\n    at console.log (http://a/f.html:1:9)\n    at script-0.plinth:3:1\n    at go (script-2.plinth:1:1)';
  const firefox = 'log@http://a/f.html:1:9\n@script-2.plinth:1:3';
  expect([chromium, firefox, 'script-3.plinth:1', ''].map((stack) => stackLine(stack, starts))).toEqual([
    ...[4, 6, null, null],
  ]);
});
