// The modules of Node that a page offers to the tests of a guide step, with the names that can be imported.

export const offeredModules: Readonly<Record<string, readonly string[]>> = {
  'node:test': ['default', 'describe', 'it', 'test'],
  'node:assert/strict': [
    ...['default', 'AssertionError', 'deepEqual', 'doesNotMatch', 'equal', 'fail', 'match', 'notDeepEqual'],
    ...['notEqual', 'ok', 'rejects', 'throws'],
  ],
  'node:fs': ['readFileSync'],
};

/** The folder in `import.meta.url` of a step's files. */
export const stepFolder = 'file:///step/';
