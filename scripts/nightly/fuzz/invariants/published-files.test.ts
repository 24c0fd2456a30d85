import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overlayMark } from '../content/public-files.ts';
import { secret } from '../guard.ts';
import { findRunCode } from './canary.ts';
import { findPublishedFaults } from './published-files.ts';

let temp: string;
beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-'));
});
afterEach(() => rmSync(temp, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(temp, file)), { recursive: true });
  writeFileSync(join(temp, file), text);
}

test('a site of its own files has no fault, and public/ may have documents of its own', () => {
  write('index.html', '<a href="https://other.example">A</a>');
  write('notes/index.html', `<img src="https://other.example/a.png">${overlayMark}`);
  expect(findPublishedFaults(temp)).toEqual([]);
});

test.each([
  ['a/index.html', secret, ['"a/index.html" contains a file from outside the site']],
  ['_media/a.png', secret, ['"_media/a.png" contains a file from outside the site']],
  [
    '_result/a/1.html',
    '<img src="//other.example/a.png">',
    ['"_result/a/1.html" loads from another host: img src: //other.example/a.png'],
  ],
  ['assets/a.js', overlayMark, ['public/ replaced "assets/a.js"']],
  ['_headers', overlayMark, ['public/ replaced "_headers"']],
])('a fault of %s is found', (file, text, faults) => {
  write(file, text);
  expect(findPublishedFaults(temp)).toEqual(faults);
});

test('a link in the output is found', () => {
  symlinkSync('/etc', join(temp, 'all'));
  expect(findPublishedFaults(temp)).toEqual(['the output has a link: "all"']);
});

test('what code of the content left behind is found', () => {
  expect(findRunCode(temp)).toEqual([]);
  write('import', 'ran');
  expect(findRunCode(temp)).toEqual(['code of the content ran during the build: import']);
});
