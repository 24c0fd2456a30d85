import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { UserError } from '#lib/user-error.ts';
import { explain } from './run-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failure = (values: object, message = 'failed') => Object.assign(new Error(message), values);
const database = (errcode: number) => failure({ code: 'ERR_SQLITE_ERROR', errcode });

const full = 'The disk is full. Free some space and run the command again.';
const io = 'Writing to the disk failed. It may be full, limited or damaged.';

test.each([
  [failure({ code: 'ENOSPC' }), full],
  [
    failure({ code: 'EDQUOT' }),
    'Your share of the disk is used up. Free some space and run the command again.',
  ],
  [
    failure({ code: 'EFBIG' }),
    'A file would be larger than this machine allows. Raise the limit ("ulimit -f").',
  ],
  [
    failure({ code: 'EMFILE' }),
    'Too many files are open. Close other programs, or raise the limit ("ulimit -n").',
  ],
  [
    failure({ code: 'ENFILE' }),
    'Too many files are open. Close other programs, or raise the limit ("ulimit -n").',
  ],
  [failure({ code: 'EIO' }), io],
  [failure({ code: 'EROFS', path: 'out/cache' }), 'out/cache cannot be written. Check the permissions.'],
  // The error of `rmSync` on a read-only disk, which has no code.
  [
    failure({ code: '', errno: -4094, syscall: 'rm', path: 'out/cache' }),
    'out/cache cannot be written. Check the permissions.',
  ],
  [
    failure({ code: 'EPERM', syscall: 'rm', path: 'out/cache' }),
    'out/cache cannot be written. Check the permissions.',
  ],
  ...['scandir', 'stat', 'lstat', 'realpath'].map((syscall): [Error, string] => [
    failure({ code: 'EACCES', syscall, path: 'content/private' }),
    'content/private cannot be read. Check the permissions.',
  ]),
  [
    failure({ code: 'EACCES', syscall: 'open', path: 'out/a.html' }),
    'out/a.html cannot be written. Check the permissions.',
  ],
  [
    failure({ code: 'ENOENT', syscall: 'mkdir', path: 'out/cache' }),
    'out/cache cannot be created. Check that the disk is writable.',
  ],
  [
    failure({ code: 'EEXIST', path: 'out' }),
    'out cannot be created: a file is in its place. Set OUT_DIR to another folder.',
  ],
  [database(13), full],
  [database(8), 'The database cannot be written. Check the permissions.'],
  [database(8 | (1 << 8)), 'The database cannot be written. Check the permissions.'],
  [database(10), io],
  [database(10 | (3 << 8)), io],
  [database(14), 'The database cannot be written. Check the permissions.'],
  [
    failure({}, `Failed to write a.css\n\nNo space left on device (os error ${constants.errno.ENOSPC})`),
    full,
  ],
  [new Error('Rendering failed', { cause: failure({ code: 'ENOSPC' }) }), full],
  [new UserError('Say it like this.'), 'Say it like this.'],
])('%s is a sentence: %s', (error, sentence) => {
  expect(explain(error)).toBe(sentence);
});

test('what nobody expected keeps its stack', () => {
  for (const error of [
    failure({ code: 'ENOENT', syscall: 'open' }),
    database(1),
    failure({}, '(os error 0)'),
  ])
    expect(explain(error)).toBe(error.stack);
});

test('the database tells its errors in these numbers', () => {
  const told = (act: () => void) => {
    try {
      act();
    } catch (error) {
      return explain(error as Error);
    }
    return null;
  };
  const sentence = 'The database cannot be written. Check the permissions.';
  expect(told(() => new DatabaseSync(join(folder, 'missing/a.sqlite')))).toBe(sentence);
  const file = join(folder, 'a.sqlite');
  writeFileSync(file, '');
  const db = new DatabaseSync(file, { readOnly: true });
  expect(told(() => db.exec('CREATE TABLE a (b)'))).toBe(sentence);
  db.close();
  const small = new DatabaseSync(':memory:');
  small.exec('PRAGMA max_page_count = 1');
  expect(told(() => small.exec('CREATE TABLE a (b)'))).toBe(full);
  small.close();
});
