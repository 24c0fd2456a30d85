import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exampleFrames } from '../example-frame.ts';
import { writeExampleFrames } from './write-example-frames.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the frame runs its own script and no other, and the other one runs those of an example', () => {
  const frames = exampleFrames('hello()');
  expect(Object.entries(frames).map(([path, { headers }]) => [path, headers])).toMatchInlineSnapshot(`
    [
      [
        "/_example/frame.html",
        {
          "Connection-Allowlist": "()",
          "Content-Security-Policy": "default-src 'none'; script-src 'sha256-mTytrf2QssaOZNGNRT1WCtMRd3ocH8LJxQQu5qMUanU='; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms",
        },
      ],
      [
        "/_example/scripts.html",
        {
          "Connection-Allowlist": "()",
          "Content-Security-Policy": "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms",
        },
      ],
    ]
  `);
  expect(frames['/_example/frame.html']?.html).toMatchInlineSnapshot(`
    "<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-mTytrf2QssaOZNGNRT1WCtMRd3ocH8LJxQQu5qMUanU='; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:; base-uri 'none'; form-action 'none'"><meta name="robots" content="noindex"><title>Example</title></head><body><script>hello()</script></body></html>
    "
  `);
});

test('the written documents hold the script that their policy names, and some hosts know them by another name', async () => {
  const headers = await writeExampleFrames(folder, folder);
  expect(Object.keys(headers)).toEqual([
    '/_example/frame.html',
    '/_example/frame',
    '/_example/scripts.html',
    '/_example/scripts',
  ]);
  expect(headers['/_example/frame']).toEqual(headers['/_example/frame.html']);
  const html = readFileSync(join(folder, '_example/frame.html'), 'utf8');
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  expect(script).not.toContain('</script');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['/_example/frame.html']?.['Content-Security-Policy']).toContain(`'sha256-${hash}'`);
  // The second time the script comes from memory, and is the same.
  expect(await writeExampleFrames(folder, folder)).toEqual(headers);
});
