// `node:test` for one test file: collects its tests, which run after all files are loaded.

export interface CollectedTest {
  name: string;
  run: () => unknown;
  /** Where the test was declared. */
  stack: string;
}

type TestFunction = (...given: never[]) => unknown;

export function collectTests(add: (test: CollectedTest) => void) {
  const groups: string[] = [];
  const test = (...given: readonly unknown[]): Promise<void> => {
    const { name, run } = readTest(given);
    add({ name: [...groups, name].join(' > '), run, stack: new Error().stack ?? '' });
    return Promise.resolve();
  };
  const describe = (...given: readonly unknown[]): void => {
    const { name, run } = readTest(given);
    groups.push(name);
    try {
      run();
    } finally {
      groups.pop();
    }
  };
  return Object.assign(test, { test, it: test, describe });
}

/** The name, options and function of a test, each of which may be left out. */
function readTest(given: readonly unknown[]): { name: string; run: () => unknown } {
  const run = given.find((one): one is TestFunction => typeof one === 'function');
  const [first] = given;
  const name = typeof first === 'string' ? first : (run?.name ?? '');
  return { name: name || '(no name)', run: () => run?.() };
}
