import { expect, test } from 'vitest';
import { createLog, createQuietLog, shortened } from './access-log.ts';

const record = { time: '2026-01-02T03:04:05.000Z', method: 'GET', status: 200, bytes: 5, ms: 0.25 };

test('a request is one line, whatever its path and user agent contain', () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  log.access?.({ ...record, path: '/a\n{"x":1}\u009b2J', userAgent: '\u001b[31m\u007f' });
  expect(lines).toEqual([
    '{"time":"2026-01-02T03:04:05.000Z","method":"GET","status":200,"bytes":5,"ms":0.25,' +
      '"path":"/a\\n{\\"x\\":1}\\u009b2J","userAgent":"\\u001b[31m\\u007f"}\n',
  ]);
});

test('a failure is one line with the stack; the quiet log keeps it', () => {
  const lines: string[] = [];
  createQuietLog((line) => lines.push(line)).error(new Error('disk on fire'), { method: 'GET', path: '/a' });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'error',
    method: 'GET',
    path: '/a',
    message: 'disk on fire',
    stack: expect.stringContaining('access-log.test.ts'),
  });
});

test('what a client wrote is cut to a length that a log can take', () => {
  expect(shortened('/a'.repeat(500))).toBe('/a'.repeat(500));
  expect(shortened(`/${'a'.repeat(200_000)}`)).toBe(`/${'a'.repeat(999)}… (200001 characters)`);
});
