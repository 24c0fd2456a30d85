import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatVerdicts, parseVerdicts } from '#checks/verdicts/verdict-file.ts';
import { gatherWorkerVerdicts } from './worker-verdicts.ts';

test('what several processes have used becomes one file per family; a complete run removes what none has used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-workers-'));
  const records = mkdtempSync(join(tmpdir(), 'plinth-records-'));
  onTestFinished(() => {
    for (const made of [folder, records]) rmSync(made, { recursive: true });
  });
  const part = (...keys: string[]) => formatVerdicts('code', new Map(keys.map((key) => [key, '[]'])));
  writeFileSync(join(records, 'pages-axe.txt'), part('old', 'a'));
  writeFileSync(join(folder, 'pages-axe.101'), part('a', 'b'));
  writeFileSync(join(folder, 'pages-axe.102'), part('b', 'c'));
  writeFileSync(join(folder, 'others.101'), part('d'));
  const keysOf = (name: string) => [
    ...parseVerdicts(readFileSync(join(records, `${name}.txt`), 'utf8')).entries.keys(),
  ];
  gatherWorkerVerdicts(false, folder, records);
  expect(keysOf('pages-axe')).toEqual(['a', 'b', 'c', 'old']);
  gatherWorkerVerdicts(true, folder, records);
  expect(keysOf('pages-axe')).toEqual(['a', 'b', 'c']);
  expect(keysOf('others')).toEqual(['d']);
});
