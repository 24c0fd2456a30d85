// Runs the whole command with its real tools, once: on a build of a few files with errors for every check.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'plinth-check-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

function check() {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'check-site.ts'), '--folder', 'out'],
    { cwd: folder, encoding: 'utf8' },
  );
  return { findings: stderr.trim().split('\n'), out: stdout.trim().split('\n'), status };
}

const files = {
  'builds/latest.json': '{"id":"one"}',
  'builds/meta/one.json': '{"prerendered":["/"],"matcher":{}}',
  'index.html':
    '<!doctype html>\n<html lang="en"><head><title>T</title></head>\n<body><h1>T</h1><a href="/nowhere">A</a>\n<p id="a">A</p><p id="a" onclick="go()">B</p></body></html>\n',
  _headers: "/*\n  Content-Security-Policy: script-src 'self'; object-src 'none'; base-uri 'none'\n",
  'sitemap.xml': '<urlset></urlset>',
};

test('every finding is told with its place, its rule and what to do', () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'out', file)), { recursive: true });
    writeFileSync(join(folder, 'out', file), text);
  }
  const { findings, out, status } = check();
  expect(findings).toContain(
    'out/index.html:3 links/missing: <a href> "/nowhere" does not exist. Fix the address, or restore the file.',
  );
  expect(findings).toContain(
    'out/index.html:4 policy/script: The policy refuses <p onclick>. Listen to the event in a script.',
  );
  expect(findings).toContain('out/sitemap.xml sitemap/missing: / is not listed. Add http://localhost:3000/.');
  expect(findings).toContain(
    'out/index.html:4 html-validate/no-dup-id: Duplicate ID "a" (html > body > p:nth-child(4))',
  );
  expect(findings.find((line) => line.includes(' nu: '))).toMatch(
    /^out\/index\.html:4 nu: Duplicate ID “a”\. At: /,
  );
  expect(out.at(-1)).toMatch(/^1 document in out: \d+ findings in [\d.]+ s\.$/);
  expect(status).toBe(1);
}, 60_000);
