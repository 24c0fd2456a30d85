// Runs the tests of a guide step on code of a reader. The code runs in a worker of a frame without origin and network;
// removing the frame ends it, whatever it does.
import { linkModules } from '#lib/modules/link-modules.ts';
import { readModule } from '#lib/modules/read-module.ts';
import { type RunNews, type StepFile, stepFramePath, type TestResult } from '#schema/page/step-run.ts';
import { placeFrame } from '../example/place-frame.ts';
import { type Failure, type RunOrder, type Suite, stepGreeting, type WorkerNews } from './messages.ts';
import { readNews } from './read-news.ts';

/** Milliseconds until a frame that does not load counts as missing. */
const loadLimit = 20_000;

interface RunOptions {
  /** Milliseconds that a test may take, and loading a test file. */
  timeLimit: number;
}

/** Runs the tests of all files named `*.test.js`. News comes after this function has returned. */
export function runStepTests(
  files: readonly StepFile[],
  tell: (news: RunNews) => void,
  { timeLimit }: RunOptions,
): { stop(): void } {
  const textByName = new Map(files.map(({ name, text }) => [name, text]));
  const { suites, broken } = linkSuites(textByName);
  const seconds = `${timeLimit / 1000} ${timeLimit === 1000 ? 'second' : 'seconds'}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tests: Extract<WorkerNews, { news: 'tests' }>['tests'] = [];
  let loading = '';
  let running: number | null = null;

  const frame = document.createElement('iframe');
  const { port1: port, port2: workerEnd } = new MessageChannel();
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('message', greet);
    port.onmessage = null;
    port.close();
    frame.remove();
  };
  const end = () => {
    stop();
    tell({ kind: 'ended' });
  };
  const wait = (limit: number, late: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(late, limit);
  };
  const stopLate = () => {
    const test = running === null ? undefined : tests[running];
    if (test) {
      const message = `This test was stopped after ${seconds}. The tests after it did not run.`;
      tell({ kind: 'test', result: { ...resultOf(test, timeLimit), state: 'stopped', message } });
    } else {
      const message = `${loading} was stopped after ${seconds}, while it was loaded with everything that it imports.`;
      tell({ kind: 'broken', message, file: loading });
    }
    end();
  };
  const greet = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow || data !== stepGreeting) return;
    removeEventListener('message', greet);
    // A document without origin cannot be addressed by another name.
    frame.contentWindow.postMessage(null, '*', [workerEnd]);
  };
  const hear = (news: WorkerNews) => {
    switch (news.news) {
      case 'ready':
        port.postMessage({ files: [...files], suites } satisfies RunOrder);
        return wait(timeLimit, stopLate);
      case 'loading':
        loading = news.file;
        return wait(timeLimit, stopLate);
      case 'unloaded':
        return tell(describeUnloaded(news, textByName));
      case 'tests':
        tests = news.tests;
        return tell({ kind: 'tests', tests: tests.map(({ name }) => ({ name, step: stepOf(name) })) });
      case 'start':
        running = news.at;
        return wait(timeLimit, stopLate);
      case 'done': {
        const test = tests[news.at];
        running = null;
        if (test) tell({ kind: 'test', result: withFailure(resultOf(test, news.ms), news.failure) });
        return;
      }
      case 'log':
        return tell({ kind: 'log', level: news.level, text: news.text });
      case 'ended':
        return end();
    }
  };

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const news = readNews(data);
    if (news) hear(news);
  };
  timer = setTimeout(() => {
    for (const news of broken) tell(news);
    if (suites.length === 0) {
      tell({ kind: 'tests', tests: [] });
      return end();
    }
    addEventListener('message', greet);
    frame.title = 'The tests';
    frame.hidden = true;
    placeFrame(frame, stepFramePath);
    document.body.append(frame);
    wait(loadLimit, () => {
      tell({
        kind: 'broken',
        message: 'The part of this site that runs tests did not load. Are you online?',
      });
      end();
    });
  });
  return { stop };
}

/** The test files that can be loaded, and news about the others. */
function linkSuites(files: ReadonlyMap<string, string>): { suites: Suite[]; broken: RunNews[] } {
  const suites: Suite[] = [];
  const broken: RunNews[] = [];
  for (const file of files.keys()) {
    if (!file.endsWith('.test.js')) continue;
    const linked = linkModules(file, files);
    if (linked.ok) suites.push({ file, modules: linked.modules });
    else broken.push(brokenAt(linked.problem.message, linked.problem.file, linked.problem.line));
  }
  return { suites, broken };
}

function brokenAt(message: string, file: string, line: number | null): RunNews {
  return { kind: 'broken', message, file, ...(line !== null && { line }) };
}

/** Browsers do not report the line of a syntax error in a blob, so the parser finds it. */
function describeUnloaded(
  { module, isSyntax, message, place }: Extract<WorkerNews, { news: 'unloaded' }>,
  files: ReadonlyMap<string, string>,
): RunNews {
  if (isSyntax) {
    const line = readModule(files.get(module) ?? '').errorLine;
    const where = line === null ? module : `${module}, line ${line}`;
    return brokenAt(`${where} cannot be read: ${message}. Fix it, then run the tests again.`, module, line);
  }
  const { file, line } = place ?? { file: module, line: null };
  const where = line === null ? file : `${file}, line ${line}`;
  return brokenAt(`${where} stopped with an error while it was loaded: ${message}`, file, line);
}

function resultOf(test: { name: string; file: string; line: number | null }, ms: number): TestResult {
  const { name, file, line } = test;
  return { name, step: stepOf(name), file, line, state: 'passed', ms };
}

function withFailure(result: TestResult, failure: Failure | null): TestResult {
  if (!failure) return result;
  const { message, expected, actual, line, thrownAt } = failure;
  return {
    ...result,
    state: 'failed',
    line: line ?? result.line,
    message: thrownAt ? `${message} (${thrownAt.file}, line ${thrownAt.line})` : message,
    ...(expected !== null && { expected }),
    ...(actual !== null && { actual }),
  };
}

/** The number in a title such as `step 3: …`; null if there is none. */
function stepOf(name: string): number | null {
  const number = Number(/^step (\d+)\b/i.exec(name)?.[1]);
  return number > 0 ? number : null;
}
