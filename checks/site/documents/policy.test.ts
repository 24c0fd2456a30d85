import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { htmlOf, siteInMemory } from '../site-in-memory.ts';
import { checkPolicy } from './policy.ts';

const hash = createHash('sha256').update('go()').digest('base64');
const strict = `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; base-uri 'none'; object-src 'none'`;
const headers = (policy = strict) =>
  `# for hosts\n/*\n  Content-Security-Policy: ${policy}\n  X-Frame-Options: DENY\n`;

function faultsOf(html: string, text = headers()) {
  const { findings } = checkPolicy(siteInMemory({ 'index.html': html, _headers: text }));
  return findings.map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`);
}

test('scripts by hash and from files, and data that is not run', () => {
  const html = htmlOf(
    '',
    '<script>go()</script><script src="/s.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(faultsOf(html)).toEqual([]);
});

test.each([
  ['<script>other()</script>', 'The policy refuses the script "other()…". Add its hash to the policy.'],
  [
    '<script type="module">other()</script>',
    'The policy refuses the script "other()…". Add its hash to the policy.',
  ],
  ['<style>a{}</style>', 'The policy refuses <style>. Put the rules into a style sheet.'],
  ['<p style="color: red">', 'The policy refuses <p style="color: red">. Use a class.'],
  ['<p onclick="go()">', 'The policy refuses <p onclick>. Listen to the event in a script.'],
  ['<a href=" java\nscript:go()">', '<a href> would run a script. Write an address.'],
])('%s', (html, fault) => {
  expect(faultsOf(htmlOf(html))).toEqual([`index.html:1 policy/script: ${fault}`]);
});

test('a policy that lets any script run', () => {
  expect(
    faultsOf(htmlOf(''), headers("script-src 'self' 'unsafe-inline' 'unsafe-eval'; base-uri 'none'")),
  ).toEqual([
    "_headers:null policy/script: The policy allows any script: 'unsafe-inline'. Take it out.",
    "_headers:null policy/script: The policy allows any script: 'unsafe-eval'. Take it out.",
    "_headers:null policy/script: The policy leaves object-src unrestricted. Set it to 'none'.",
  ]);
  expect(faultsOf(htmlOf(''), headers("default-src 'none'"))).toEqual([
    '_headers:null policy/script: The policy says nothing about scripts. Add script-src.',
  ]);
});

test('a box without an origin may run what it likes; with one it may not', () => {
  const own = (sandbox: string) =>
    `${headers()}\n/_example/scripts.html\n  ! Content-Security-Policy\n  Content-Security-Policy: script-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; ${sandbox}\n`;
  const check = (sandbox: string) =>
    checkPolicy(
      siteInMemory({ '_example/scripts.html': htmlOf('', '<script>any()</script>'), _headers: own(sandbox) }),
    ).findings.map(({ message }) => message);
  expect(check('sandbox allow-scripts')).toEqual([]);
  expect(check('sandbox allow-same-origin')).toEqual([]);
  expect(check('sandbox allow-scripts allow-same-origin')).toEqual([
    "The policy allows any script: 'unsafe-inline'. Take it out.",
  ]);
});

test('headers that hosts do not understand, or join', () => {
  const text = `  Stray: 1\n${headers()}  X-Frame-Options: DENY\n  not a header\nno-path\n/\n  Content-Security-Policy: ${strict}\n`;
  expect(faultsOf(htmlOf(''), text)).toEqual([
    '_headers:1 policy/headers: A header is above the first path. Move it below a path.',
    '_headers:6 policy/headers: X-Frame-Options is given twice for /*. Hosts join the two.',
    '_headers:7 policy/headers: "not a header" is neither "Name: value" nor "! Name".',
    '_headers:8 policy/headers: "no-path" is not a path. A rule begins with one.',
    '_headers:null policy/one: / gets 2 policies. Give it one.',
  ]);
  expect(checkPolicy(siteInMemory({ 'index.html': htmlOf('') })).findings).toMatchObject([
    { rule: 'policy/file' },
  ]);
});
