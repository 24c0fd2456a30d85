// Loaded before a build: notes what it does, and writes that to the file `COUNTS` when it ends.
import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';

export interface Work {
  /** Processes that were started: to parse, to render, to bundle. */
  processes: number;
  /** Rows of pages in the database. */
  rowsWritten: number;
  /** Files of pages in the new output, without their compressed forms. */
  written: string[];
  linked: string[];
}

const work: Work = { processes: 0, rowsWritten: 0, written: [], linked: [] };
const { spawn, fork } = childProcess;
const { linkSync, writeFileSync } = fs;

const isOfPage = (file: string) => /static\.next.*(?:index\.html|_payload\.json|\.md)$/.test(file);
const inOutput = (file: string) => file.replace(/^.*static\.next[\\/]/, '');

const starting = { spawn, fork } as Record<string, (...values: unknown[]) => unknown>;
for (const [name, start] of Object.entries(starting))
  Object.assign(childProcess, {
    [name]: (...values: unknown[]) => {
      work.processes++;
      return start(...values);
    },
  });
fs.writeFileSync = (file, ...rest) => {
  writeFileSync(file, ...rest);
  if (isOfPage(String(file))) work.written.push(inOutput(String(file)));
};
fs.linkSync = (from, to) => {
  linkSync(from, to);
  if (isOfPage(String(to))) work.linked.push(inOutput(String(to)));
};
const inserts = new WeakSet<StatementSync>();
const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (sql, ...rest) {
  const statement = prepare.call(this, sql, ...rest);
  // Tables of pages have quoted names.
  if (/^INSERT INTO "/.test(sql)) inserts.add(statement);
  return statement;
};
const { run } = StatementSync.prototype as unknown as { run(...values: unknown[]): unknown };
Object.assign(StatementSync.prototype, {
  run(this: StatementSync, ...values: unknown[]) {
    if (inserts.has(this)) work.rowsWritten++;
    return run.apply(this, values);
  },
});
syncBuiltinESMExports();

process.on('exit', () => {
  work.written.sort();
  if (process.env.COUNTS) writeFileSync(process.env.COUNTS, JSON.stringify(work));
});
