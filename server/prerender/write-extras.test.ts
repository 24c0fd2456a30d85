import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { UserError } from '#lib/user-error.ts';
import { hashBytes, mediaAddress } from '#pipeline/markdown/pictures.ts';
import { replaceFolder } from './output/output-folder.ts';
import { writeBuildManifest, writeFolder, writePictures } from './write-extras.ts';

let temp: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(temp, file)), { recursive: true });
  writeFileSync(join(temp, file), text);
};
const read = (file: string) => readFileSync(join(temp, file), 'utf8');

beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'plinth-extras-'));
  onTestFinished(() => rmSync(temp, { recursive: true, force: true }));
});

const cat = (text: string) => ({
  file: 'guide/cat.png',
  url: mediaAddress('guide/cat.png', hashBytes(Buffer.from(text))),
});

test('a picture is published with the bytes that its address was made of', () => {
  write('content/guide/cat.png', 'a cat');
  const picture = cat('a cat');
  expect(picture.url).toMatch(/^\/_media\/guide\/cat\.[0-9a-f]{10}\.png$/);
  const output = replaceFolder(join(temp, 'static'));
  writePictures([picture], join(temp, 'content'), output);
  expect(read(`static.next${picture.url}`)).toBe('a cat');
});

test('one that was changed since it was read stops the build with a sentence', () => {
  write('content/guide/cat.png', 'another cat');
  const output = replaceFolder(join(temp, 'static'));
  const words = 'guide/cat.png changed while the site was being built. Save it, then build again.';
  expect(() => writePictures([cat('a cat')], join(temp, 'content'), output)).toThrow(new UserError(words));
  rmSync(join(temp, 'content/guide/cat.png'));
  expect(() => writePictures([cat('a cat')], join(temp, 'content'), output)).toThrow(new UserError(words));
});

test('no file is published at the address of the compressed form of another', () => {
  const pictures = ['notes', 'notes.gz'].map((file) => {
    write(`content/${file}`, 'the same bytes');
    return { file, url: mediaAddress(file, hashBytes(Buffer.from('the same bytes'))) };
  });
  const output = replaceFolder(join(temp, 'static'));
  expect(() => writePictures(pictures, join(temp, 'content'), output)).toThrow(
    new UserError(
      'Servers would send notes.gz as the compressed form of the same file without ".gz". Rename one of the two.',
    ),
  );
});

test('wrong bytes of an earlier build under that address are replaced, right ones are kept', () => {
  const picture = cat('a cat');
  write('content/guide/cat.png', 'a cat');
  write(`static${picture.url}`, 'half a c');
  const output = replaceFolder(join(temp, 'static'));
  writePictures([picture], join(temp, 'content'), output);
  expect(read(`static.next${picture.url}`)).toBe('a cat');
  output.swap();

  rmSync(join(temp, 'content/guide/cat.png'));
  const next = replaceFolder(join(temp, 'static'));
  writePictures([picture], join(temp, 'content'), next);
  expect(read(`static.next${picture.url}`)).toBe('a cat');
});

test('a folder is copied without hidden files and without anything from outside', () => {
  write('secret.txt', 'secret');
  write('public/mark.svg', '<svg/>');
  write('public/.env', 'secret');
  write('public/.well-known/a.txt', 'a');
  symlinkSync('../secret.txt', join(temp, 'public/leak.txt'));
  symlinkSync('..', join(temp, 'public/up'));
  symlinkSync('.', join(temp, 'public/loop'));
  symlinkSync('mark.svg', join(temp, 'public/logo.svg'));
  const files = writeFolder(join(temp, 'public'), join(temp, 'out'), 'page').map(
    (line) => line.split(' ')[0],
  );
  expect(files).toEqual(['.well-known/a.txt', 'logo.svg', 'mark.svg']);
  expect(readdirSync(join(temp, 'out')).sort()).toEqual(['.well-known', 'logo.svg', 'mark.svg']);
});

test('what every visit fetches is compressed harder than a page, unless an edit would wait for it', () => {
  const output = replaceFolder(join(temp, 'static'));
  const sizesOf = (id: string, pages: number) => {
    const paths = Array.from({ length: pages }, (_, at) => `/guide/${(at * 7919) % 10_007}-of-many`);
    writeBuildManifest(output, { id, timestamp: 1 }, { paths, redirects: {} });
    const record = readFileSync(join(temp, `static.next/builds/meta/${id}.json`));
    const level = (quality: number) =>
      brotliCompressSync(record, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: record.length,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }).length;
    const sent = readFileSync(join(temp, `static.next/builds/meta/${id}.json.br`)).length;
    return { sent, page: level(8), harder: level(10) };
  };
  const few = sizesOf('few', 350);
  expect(few.sent).toBe(few.harder);
  expect(few.harder).toBeLessThan(few.page);
  const many = sizesOf('many', 5000);
  expect(many.sent).toBe(many.page);
});
