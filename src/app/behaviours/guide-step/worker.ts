// The worker that runs the tests of a guide step. It loads each test file with its modules from blobs, then runs the
// tests one after the other. The page ends it by removing the frame.
import { offeredModules } from '#lib/modules/offered-modules.ts';
import type { Failure, Place, RunOrder, Suite, WorkerNews } from './messages.ts';
import { AssertionError, assert } from './shims/assert.ts';
import { type CollectedTest, collectTests } from './shims/collect-tests.ts';
import { limitOutput } from './shims/limit-output.ts';
import { print } from './shims/print.ts';
import { readOwnFile } from './shims/read-own-file.ts';

/** Deep recursion must not hide the line of the test. */
Object.assign(Error, { stackTraceLimit: 200 });

interface SuiteTest extends CollectedTest {
  file: string;
}

/** Offered modules of Node, by a key in the source of the blobs. */
const offered = new Map<string, object>();
Object.assign(globalThis, { [Symbol.for('plinth.offered')]: offered });

/** File names by the addresses of their blobs. */
const fileByAddress = new Map<string, string>();

const now = performance.now.bind(performance);

addEventListener(
  'message',
  ({ ports: [port] }) => {
    if (!port) return;
    const send = port.postMessage.bind(port);
    port.onmessage = ({ data }: MessageEvent<RunOrder>) => void run(data, send);
    send({ news: 'ready' } satisfies WorkerNews);
  },
  { once: true },
);

async function run({ files, suites }: RunOrder, send: (news: WorkerNews) => void): Promise<void> {
  const writeLine = limitOutput((level, text) => send({ news: 'log', level, text }));
  for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const)
    console[level] = (...values: unknown[]) =>
      writeLine(
        level === 'warn' || level === 'error' ? level : 'log',
        values.map((value) => (typeof value === 'string' ? value : print(value))).join(' '),
      );

  const tests: SuiteTest[] = [];
  const readFileSync = readOwnFile(new Map(files.map(({ name, text }) => [name, text])));
  for (const suite of suites) {
    send({ news: 'loading', file: suite.file });
    const own: SuiteTest[] = [];
    const isLoaded = await load(
      suite,
      { add: (test) => own.push({ ...test, file: suite.file }), readFileSync },
      send,
    );
    if (isLoaded) tests.push(...own);
  }
  send({
    news: 'tests',
    tests: tests.map(({ name, file, stack }) => ({ name, file, line: lineIn(file, stack) })),
  });

  for (const [at, test] of tests.entries()) {
    send({ news: 'start', at });
    send({ news: 'done', at, ...(await runTest(test)) });
  }
  send({ news: 'ended' });
}

interface SuiteShims {
  add: (test: CollectedTest) => void;
  readFileSync: ReturnType<typeof readOwnFile>;
}

/** Loads the modules in their order; false if one of them fails. */
async function load(suite: Suite, shims: SuiteShims, send: (news: WorkerNews) => void): Promise<boolean> {
  const addresses = addressesOfOffered(suite.file, shims);
  for (const { name, pieces } of suite.modules) {
    const text = pieces.map((piece) =>
      typeof piece === 'string' ? piece : JSON.stringify(addresses.get(piece.address)),
    );
    const address = addressOf(text.join(''));
    addresses.set(name, address);
    fileByAddress.set(address, name);
    try {
      await import(/* @vite-ignore */ address);
    } catch (error) {
      const isSyntax = error instanceof SyntaxError;
      const message = error instanceof Error ? String(error) : `Thrown: ${print(error)}`;
      const place = error instanceof Error ? (placesIn(error.stack)[0] ?? null) : null;
      send({ news: 'unloaded', module: name, isSyntax, message: withFileNames(message), place });
      return false;
    }
  }
  return true;
}

function addressOf(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}

/** Blobs that export what the page offers of Node. Each test file has its own `test`. */
function addressesOfOffered(file: string, { add, readFileSync }: SuiteShims): Map<string, string> {
  const test = collectTests(add);
  const modules: Record<string, object> = {
    'node:test': Object.assign(test, { default: test }),
    'node:assert/strict': { ...assert, default: assert },
    'node:fs': { readFileSync },
  };
  return new Map(
    Object.entries(modules).map(([name, module]) => {
      const key = JSON.stringify(`${name} ${file}`);
      offered.set(JSON.parse(key) as string, module);
      const names = offeredModules[name]?.filter((one) => one !== 'default') ?? [];
      const text = `const all = globalThis[Symbol.for('plinth.offered')].get(${key});
export default all.default;
export const { ${names.join(', ')} } = all;`;
      return [name, addressOf(text)];
    }),
  );
}

/** Runs one test. Rejections that nothing handles fail it, too. */
async function runTest({ run, file }: SuiteTest): Promise<{ ms: number; failure: Failure | null }> {
  let unhandled: { reason: unknown } | null = null;
  const listen = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    unhandled ??= { reason: event.reason };
  };
  addEventListener('unhandledrejection', listen);
  const start = now();
  let ms = 0;
  try {
    await run();
    ms = now() - start;
    // Browsers report rejections in a later task.
    for (let task = 0; task < 2; task++) await new Promise<void>((done) => setTimeout(done));
    if (unhandled) throw (unhandled as { reason: unknown }).reason;
    return { ms, failure: null };
  } catch (error) {
    return { ms: ms || now() - start, failure: describeFailure(error, file) };
  } finally {
    removeEventListener('unhandledrejection', listen);
  }
}

function describeFailure(error: unknown, file: string): Failure {
  if (!(error instanceof Error)) {
    const message = `The test threw ${print(error)}, which is not an error.`;
    return { message, expected: null, actual: null, line: null, thrownAt: null };
  }
  const places = placesIn(error.stack);
  const isAssertion = error instanceof AssertionError;
  const [first] = places;
  return {
    message: withFileNames(isAssertion ? error.message : String(error)),
    ...(isAssertion ? error.printed : { expected: null, actual: null }),
    line: places.find((place) => place.file === file)?.line ?? null,
    thrownAt: first && first.file !== file ? first : null,
  };
}

function lineIn(file: string, stack: string): number | null {
  return placesIn(stack).find((place) => place.file === file)?.line ?? null;
}

/** The places in a stack that are in files of the step, innermost first; in the form of any browser. */
function placesIn(stack = ''): Place[] {
  return [...stack.matchAll(/(blob:[^\s()]+?):(\d+):\d+/g)].flatMap(([, address = '', line]) => {
    const file = fileByAddress.get(address);
    return file === undefined ? [] : [{ file, line: Number(line) }];
  });
}

/** Messages of the browser name modules by the addresses of their blobs. */
function withFileNames(message: string): string {
  return message.replace(/blob:[^\s'"()]+/g, (address) => fileByAddress.get(address) ?? address);
}
