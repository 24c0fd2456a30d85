// The tests of all guide steps as they run in a page: with our code and with the code that a reader starts from. The
// screen around them has tests of its own.
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runsInPage } from '#pipeline/guides/step-run.ts';
import type { TestRecord } from '#pipeline/guides/test-record.ts';
import type { RunNews, StepFile, StepRunData } from '#schema/page/step-run.ts';
import { compileScript } from '#server/example-frame.ts';
import { outDirOf } from '#tests/support/sites/sites.ts';
import { open } from '../support/moving.ts';
import { expect, readOnlyTest as test } from '../support/test.ts';

const root = join(import.meta.dirname, '../../..');
const runnerFile = join(root, 'src/app/behaviours/guide-step/run-step-tests.ts');

declare const stepTests: typeof import('#app/behaviours/guide-step/run-step-tests.ts');

/** Opens a page of the site, with its policy, and adds the runner. */
async function openRunner(page: Page): Promise<void> {
  await open(page, '/build-own/regex-engine/1-character');
  await page.evaluate(`${await compileScript(runnerFile, 'stepTests')};globalThis.stepTests = stepTests;0`);
}

/** All news of a run, until it ends. */
function runFiles(page: Page, files: readonly StepFile[], timeLimit = 60_000): Promise<RunNews[]> {
  return page.evaluate(
    ({ files, timeLimit }) =>
      new Promise<RunNews[]>((done) => {
        const all: RunNews[] = [];
        const hear = (news: RunNews) => {
          all.push(news);
          if (news.kind === 'ended') done(all);
        };
        stepTests.runStepTests(files, hear, { timeLimit });
      }),
    { files, timeLimit },
  );
}

const resultsIn = (news: readonly RunNews[]) =>
  news.flatMap((one) => (one.kind === 'test' ? one.result : []));

function count(news: readonly RunNews[]) {
  const states = resultsIn(news).map(({ state }) => state);
  const isState = (wanted: string) => states.filter((state) => state === wanted).length;
  return { passed: isState('passed'), failed: isState('failed'), stopped: isState('stopped') };
}

/** Every step that a page can run, with its recorded results on Node. */
function allSteps(): { name: string; data: StepRunData; record: TestRecord[string] }[] {
  const built = join(outDirOf('real'), 'static/build-own');
  return globSync('*/*/_step.json', { cwd: built }).flatMap((name) => {
    const data = JSON.parse(readFileSync(join(built, name), 'utf8')) as StepRunData;
    const [guide = ''] = name.split('/');
    const [recordFile = ''] = globSync(`content/4.build-own/*${guide}/steps/tests.json`, { cwd: root });
    const records = JSON.parse(readFileSync(join(root, recordFile), 'utf8')) as TestRecord;
    const record = records[data.number];
    const files = [...data.ours, ...data.tests].map((file) => [file.name, Buffer.from(file.text)] as const);
    return record && runsInPage(new Map(files)) ? [{ name, data, record }] : [];
  });
}

test('every step of every guide has the results that it has on Node', { tag: '@nightly' }, async ({
  page,
}) => {
  test.setTimeout(900_000);
  const steps = allSteps();
  expect(steps.length).toBeGreaterThanOrEqual(68);
  await openRunner(page);
  const open = steps.values();
  const work = async () => {
    for (const { name, data, record } of open) {
      const ours = await runFiles(page, [...data.ours, ...data.tests]);
      const news = ours.filter(({ kind }) => kind === 'broken');
      expect
        .soft([name, count(ours), news])
        .toEqual([name, { passed: record.tests.total, failed: 0, stopped: 0 }, []]);
      const { passed, failed } = record.before;
      expect(passed).toBeLessThan(record.tests.total);
      const start = await runFiles(page, [...data.files, ...data.tests]);
      expect.soft([name, count(start)]).toEqual([name, { passed, failed, stopped: 0 }]);
    }
  };
  await Promise.all([work(), work(), work()]);
});

const imports = "import { test } from 'node:test';\nimport assert from 'node:assert/strict';\n";

/** The results of tests in one file. */
async function runText(page: Page, text: string, timeLimit?: number) {
  return runFiles(page, [{ name: 'a.test.js', text: imports + text }], timeLimit);
}

test('the code has no network, no storage and no origin', async ({ page }) => {
  await openRunner(page);
  // Chromium also reports the requests that it refuses to send, so only a server can tell.
  const received: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    received.push(url);
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end();
  });
  server.on('upgrade', ({ url = '' }, socket) => {
    received.push(url);
    socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const news = await runText(
    page,
    `
const site = '${site}secret';
const opened = (source) => new Promise((done, failed) => { source.onopen = done; source.onerror = () => failed(new Error('blocked')); });
test('fetch', () => fetch(site));
test('XMLHttpRequest', () => { const request = new XMLHttpRequest(); request.open('GET', site, false); request.send(); });
test('WebSocket', () => opened(new WebSocket(site.replace('http', 'ws'))));
test('EventSource', () => opened(new EventSource(site)));
test('importScripts', () => importScripts(site));
test('import', () => { const address = site; return import(address); });
test('a worker inside', () => new Promise((done, failed) => {
  const script = 'fetch("' + site + '").then(() => postMessage(true), () => postMessage(false))';
  const worker = new Worker(URL.createObjectURL(new Blob([script])));
  worker.onmessage = ({ data }) => data ? done() : failed(new Error('blocked'));
  worker.onerror = () => failed(new Error('blocked'));
}));
test('IndexedDB', () => indexedDB.open('a'));
test('Cache', () => caches.open('a'));
test('origin', () => assert.equal(self.origin, 'null'));
`,
  );
  expect(resultsIn(news).map(({ name, state }) => [name, state])).toEqual([
    ...[
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'EventSource',
      'importScripts',
      'import',
      'a worker inside',
    ].map((name) => [name, 'failed']),
    ...[
      ['IndexedDB', 'failed'],
      ['Cache', 'failed'],
      ['origin', 'passed'],
    ],
  ]);
  await new Promise((closed) => server.close(closed));
  expect(received).toEqual([]);
});

test('failures have their line and values, and what never ends is stopped', async ({ page }) => {
  await openRunner(page);

  await test.step('assertions, errors in other files, and console output', async () => {
    const news = await runFiles(page, [
      { name: 'a.js', text: "export function f() {\n  throw new TypeError('bad');\n}\n" },
      {
        name: 'a.test.js',
        text: `${imports}import { f } from './a.js';
test('step 1: values', async () => {
  await null;
  assert.deepEqual({ a: [1, 2] }, { a: [1, 3] });
});
test('step 2: an error', () => f());
test('lost', () => void Promise.reject(new Error('lost')));
test('prints', () => console.warn('now', { a: 1 }));
`,
      },
    ]);
    expect(news.map((one) => (one.kind === 'test' ? { ...one.result, ms: 0 } : one))).toEqual([
      {
        kind: 'tests',
        tests: [
          { name: 'step 1: values', step: 1 },
          { name: 'step 2: an error', step: 2 },
          { name: 'lost', step: null },
          { name: 'prints', step: null },
        ],
      },
      {
        ...{ name: 'step 1: values', step: 1, file: 'a.test.js', line: 6, state: 'failed', ms: 0 },
        ...{
          message: 'The value is not the expected one.',
          expected: '{ a: [1, 3] }',
          actual: '{ a: [1, 2] }',
        },
      },
      {
        ...{ name: 'step 2: an error', step: 2, file: 'a.test.js', line: 8, state: 'failed', ms: 0 },
        message: 'TypeError: bad (a.js, line 2)',
      },
      {
        ...{ name: 'lost', step: null, file: 'a.test.js', line: 9, state: 'failed', ms: 0 },
        message: 'Error: lost',
      },
      { kind: 'log', level: 'warn', text: 'now { a: 1 }' },
      { name: 'prints', step: null, file: 'a.test.js', line: 10, state: 'passed', ms: 0 },
      { kind: 'ended' },
    ]);
  });

  await test.step('a syntax error has the line that the parser finds', async () => {
    const news = await runFiles(page, [
      { name: 'a.js', text: 'export const f = 1;\nexport const g = ;\n' },
      { name: 'a.test.js', text: `${imports}import { f } from './a.js';` },
    ]);
    const message =
      "a.js, line 2 cannot be read: SyntaxError: Unexpected token ';'. Fix it, then run the tests again.";
    expect(news).toEqual([
      { kind: 'broken', message, file: 'a.js', line: 2 },
      { kind: 'tests', tests: [] },
      { kind: 'ended' },
    ]);
  });

  for (const body of ['for (;;);', 'return new Promise(() => {});'])
    await test.step(`${body} is stopped, and the worker ends`, async () => {
      const news = await runText(
        page,
        `test('before', () => {});\ntest('endless', () => { ${body} });\ntest('after', () => {});`,
        1000,
      );
      expect(resultsIn(news).map(({ name, state, message }) => [name, state, message])).toEqual([
        ['before', 'passed', undefined],
        ['endless', 'stopped', 'This test was stopped after 1 second. The tests after it did not run.'],
      ]);
      await expect.poll(() => page.workers().length).toBe(0);
    });

  await test.step('a file that never ends while it is loaded is stopped, too', async () => {
    const news = await runText(page, 'for (;;);', 1000);
    const message =
      'a.test.js was stopped after 1 second, while it was loaded with everything that it imports.';
    expect(news).toEqual([{ kind: 'broken', message, file: 'a.test.js' }, { kind: 'ended' }]);
  });

  await test.step('output is limited', async () => {
    const news = await runText(
      page,
      "test('prints', () => { for (let i = 0; i < 1000; i++) console.log(i); });",
    );
    const lines = news.filter(({ kind }) => kind === 'log');
    expect([lines.length, lines.at(-1)]).toEqual([
      201,
      { kind: 'log', level: 'warn', text: 'Only the first 200 lines are shown.' },
    ]);
  });
});
