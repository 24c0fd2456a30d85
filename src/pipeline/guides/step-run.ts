// What the page of a step needs to run its tests: the files, and whether a page can run them at all.
import { linkModules } from '#lib/modules/link-modules.ts';
import { readModule } from '#lib/modules/read-module.ts';
import type { StepFile, StepRunData } from '#schema/page/step-run.ts';
import { isTestFile, type StepFiles } from './step-files.ts';

/** Globals of Node that a browser's worker does not have. */
const nodeGlobals = ['Buffer', '__dirname', '__filename', 'global', 'process', 'require', 'setImmediate'];

interface RunInput {
  number: number;
  title: string;
  files: StepFiles;
  before: StepFiles;
}

export function stepRunData({ number, title, files, before }: RunInput): StepRunData {
  return {
    ...{ number, title },
    files: textsOf(before, (name) => !isTestFile(name)),
    tests: textsOf(files, isTestFile),
    ours: textsOf(files, (name) => !isTestFile(name)),
  };
}

/** Whether a page can run the tests of a step; not if they need a file system or a network, for example. */
export function runsInPage(files: StepFiles): boolean {
  const all = textsOf(files, () => true);
  const tests = all.filter(({ name }) => isTestFile(name));
  return tests.length > 0 && tests.every(({ name }) => isLoadable(name, all));
}

function textsOf(files: StepFiles, isWanted: (name: string) => boolean): StepFile[] {
  return [...files]
    .filter(([name]) => isWanted(name))
    .map(([name, bytes]) => ({ name, text: bytes.toString('utf8') }));
}

/** Whether a page can load a test file, with everything that it imports. */
function isLoadable(test: string, files: readonly StepFile[]): boolean {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const linked = linkModules(test, texts);
  return (
    linked.ok &&
    linked.modules.every(({ name }) => {
      const { globals } = readModule(texts.get(name) ?? '');
      return nodeGlobals.every((one) => !globals.has(one));
    })
  );
}
