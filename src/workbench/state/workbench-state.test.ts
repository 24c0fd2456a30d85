import { expect, test } from 'vitest';
import type { CheckResult } from '#schema/page/quest.ts';
import {
  createWorkbenchState,
  fileNameProblem,
  isAdded,
  isFileChanged,
  isUnchanged,
  ownFiles,
  reduceWorkbench,
  type WorkbenchAction,
  type WorkbenchState,
} from './workbench-state.ts';

const starter = [
  { name: 'index.html', text: '<p>One</p>' },
  { name: 'style.css', text: 'p {}' },
];
const checks = [
  { id: 'title', title: 'Title', passed: 'The page has a title.' },
  { id: 'language', title: 'Language', passed: 'The page names its language.' },
];
const first = createWorkbenchState({ starter, checks });
const after = (...actions: WorkbenchAction[]): WorkbenchState => actions.reduce(reduceWorkbench, first);
const result = (id: string, state: CheckResult['state'], words: string): WorkbenchAction => ({
  type: 'check-result',
  result: { id, state, words },
});

test('it begins with the starter, its first file open, and checks that wait', () => {
  expect(first).toMatchObject({ files: starter, active: 'index.html', part: 'code', view: 'result' });
  expect(first.checks.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(isUnchanged(first)).toBe(true);
});

test('an edit changes one file, and the same text again changes nothing', () => {
  const edited = after({ type: 'edit', file: 'style.css', text: 'p { color: red }' });
  expect(edited.files).toEqual([starter[0], { name: 'style.css', text: 'p { color: red }' }]);
  expect([isFileChanged(edited, 'index.html'), isFileChanged(edited, 'style.css')]).toEqual([false, true]);
  expect(reduceWorkbench(edited, { type: 'edit', file: 'style.css', text: 'p { color: red }' })).toBe(edited);
  expect(reduceWorkbench(edited, { type: 'edit', file: 'none.js', text: 'x' })).toBe(edited);
});

test('replaced files keep the open tab, or open the first file if it is gone', () => {
  const opened: WorkbenchAction = { type: 'open-file', file: 'style.css' };
  expect(after(opened, { type: 'replace-files', files: starter }).active).toBe('style.css');
  expect(after(opened, { type: 'replace-files', files: starter.slice(0, 1) }).active).toBe('index.html');
});

test('while checks run, the sentences of the last run stay until new ones arrive', () => {
  const failed = result('title', 'failed', 'The page has no title.');
  const running = after({ type: 'begin-run' }, failed, { type: 'begin-run' });
  expect(running.checks.map(({ state, words }) => [state, words])).toEqual([
    ['waiting', 'The page has no title.'],
    ['waiting', ''],
  ]);
  expect(reduceWorkbench(running, result('title', 'passed', 'Yes.')).checks[0]).toMatchObject({
    state: 'passed',
    words: 'Yes.',
  });
});

test('a failed run offers hints; a solved one marks the task as done for good', () => {
  const failed: WorkbenchAction = { type: 'end-run', status: '1 of 2', time: '14:06', isSolved: false };
  const solved: WorkbenchAction = { ...failed, status: '2 of 2', isSolved: true };
  expect(after(failed)).toMatchObject({ run: 'ended', lastRun: '14:06', isDone: false });
  expect(after(failed).hints).toEqual({ isOffered: true, shown: 0 });
  expect(after(solved).hints).toEqual({ isOffered: false, shown: 0 });
  expect(after(solved, { type: 'begin-run' }, failed)).toMatchObject({ isDone: true, status: '1 of 2' });
  expect(after(failed, { type: 'show-hint' }, { type: 'show-hint' }).hints.shown).toBe(2);
});

test('the console keeps its last 500 rows', () => {
  const rows = Array.from({ length: 501 }, (_, at) => ({ level: 'log' as const, text: `${at}`, place: '' }));
  const logged = after({ type: 'log', rows });
  expect([logged.console.length, logged.console[0]?.text]).toEqual([500, '1']);
  expect(reduceWorkbench(logged, { type: 'clear-console' }).console).toEqual([]);
});

test('a pane is resized within its limits, and goes back to the size of the style sheet', () => {
  const wide = after({ type: 'resize', pane: 'task', size: 9999 });
  expect(wide.panes).toEqual({ task: 640 });
  expect(reduceWorkbench(wide, { type: 'resize', pane: 'task', size: null }).panes).toEqual({});
});

test('opening what is open already changes nothing', () => {
  expect(after({ type: 'open-file', file: 'index.html' })).toBe(first);
  expect(after({ type: 'open-part', part: 'code' })).toBe(first);
  expect(after({ type: 'open-view', view: 'result' })).toBe(first);
  expect(after({ type: 'clear-console' })).toBe(first);
});

const code = [{ name: 'regex.js', text: '1' }];
const tests = [{ name: 'regex.test.js', text: '2' }];
const step = createWorkbenchState({ starter: [...code, ...tests], locked: ['regex.test.js'] });
const names = ({ files }: WorkbenchState) => files.map(({ name }) => name);

test('a locked file is read and not changed', () => {
  expect(reduceWorkbench(step, { type: 'edit', file: 'regex.test.js', text: '' })).toBe(step);
  expect(ownFiles(step)).toEqual(code);
});

test('a file is added before the locked ones, renamed and deleted; those of the starter stay', () => {
  const added = reduceWorkbench(step, { type: 'add-file', file: 'parse.js' });
  expect([names(added), added.active]).toEqual([['regex.js', 'parse.js', 'regex.test.js'], 'parse.js']);
  expect(isAdded(added, 'parse.js')).toBe(true);
  const renamed = reduceWorkbench(added, { type: 'rename-file', file: 'parse.js', to: 'tree.js' });
  expect([names(renamed), renamed.active]).toEqual([['regex.js', 'tree.js', 'regex.test.js'], 'tree.js']);
  const deleted = reduceWorkbench(renamed, { type: 'delete-file', file: 'tree.js' });
  expect([names(deleted), deleted.active]).toEqual([['regex.js', 'regex.test.js'], 'regex.js']);
  for (const file of ['regex.js', 'regex.test.js']) {
    expect(reduceWorkbench(step, { type: 'delete-file', file })).toBe(step);
    expect(reduceWorkbench(step, { type: 'rename-file', file, to: 'other.js' })).toBe(step);
  }
});

test.each([
  ['parse.js', null],
  ['Regex.js', 'There is a file with this name already.'],
  [
    '../parse.js',
    'A name has letters, digits, dots and dashes, and ends with .js, .mjs, .json, .txt or .md.',
  ],
])('of the name %s it says %s', (name, problem) => {
  expect(fileNameProblem(step, name)).toBe(problem);
});
