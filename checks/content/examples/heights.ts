// Every live example has a recorded height, and every record belongs to an example.
import { exampleKey } from '#pipeline/facts/example-heights.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { ExampleHeights } from '#schema/page/example.ts';
import type { Example } from './examples.ts';

const code = 'check-example-heights';

/** Examples whose height nobody has measured. */
export function checkHeights(examples: readonly Example[], heights: ExampleHeights): Problem[] {
  return liveOf(examples)
    .filter(({ key }) => heights[key] === undefined)
    .map(({ file, fence }) => ({
      code,
      severity: 'error',
      file,
      line: fence.line,
      message:
        'The height of this example is not recorded, so its room is a guess. Run "npm run examples" and commit facts/examples.json.',
    }));
}

/** Records of examples that have changed or gone; needs the examples of all pages. */
export function checkOldHeights(examples: readonly Example[], heights: ExampleHeights): Problem[] {
  const keys = new Set(liveOf(examples).map(({ key }) => key));
  const old = Object.keys(heights).filter((key) => !keys.has(key)).length;
  if (old === 0) return [];
  return [
    {
      code,
      severity: 'warning',
      file: '../facts/examples.json',
      line: null,
      message: `${old === 1 ? 'One recorded height belongs' : `${old} recorded heights belong`} to no example any more. Run "npm run examples".`,
    },
  ];
}

function liveOf(examples: readonly Example[]) {
  return examples.flatMap(({ file, fence, intent }) =>
    intent.kind === 'example' ? [{ file, fence, key: exampleKey(fence.code, intent.runsScripts) }] : [],
  );
}
