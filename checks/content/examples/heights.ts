// Checks that every live example has a recorded height, measured with the current frame and files, and that
// every record belongs to an example.
import { exampleKey } from '#pipeline/facts/example-heights.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { MeasuredExamples } from '#schema/page/example.ts';
import { frameVersion } from '#server/example-frame.ts';
import { exampleMediaHashes } from '#server/example-media.ts';
import type { Example } from './examples.ts';

const code = 'check-example-heights';
const record = '../facts/examples.json';

/** The current frame and files, in the format of the record. */
export type Surroundings = Omit<MeasuredExamples, 'heights'>;

export function surroundings(contentDir: string): Surroundings {
  return { frame: frameVersion(), files: exampleMediaHashes(contentDir) };
}

/** The existing files that a source uses. */
export function filesNamedIn(source: string, files: Record<string, string>): string[] {
  return Object.keys(files).filter((name) => source.includes(name));
}

/** Examples without a current measurement. */
export function checkHeights(
  examples: readonly Example[],
  measured: MeasuredExamples,
  now: Surroundings,
): Problem[] {
  const live = liveOf(examples);
  if (live.length === 0) return [];
  // If the frame itself has changed, one problem is enough.
  if (measured.frame !== now.frame)
    return [
      {
        ...{ code, severity: 'error', file: record, line: null },
        message:
          'The frame in which results are shown has changed since their heights were measured. Run "npm run examples", which takes a minute, and commit facts/examples.json.',
      },
    ];
  const measure = 'Run "npm run examples" and commit facts/examples.json.';
  return live.flatMap(({ file, fence, key }): Problem[] => {
    const about = { code, severity: 'error', file, line: fence.line } as const;
    if (measured.heights[key] === undefined)
      return [
        {
          ...about,
          message: `The height of this example is not recorded, so its height is estimated. ${measure}`,
        },
      ];
    const changed = filesNamedIn(fence.code, now.files).filter(
      (name) => measured.files[name] !== now.files[name],
    );
    if (changed.length === 0) return [];
    return [
      {
        ...about,
        message: `The height of this example was measured before ${changed.join(', ')} ${changed.length === 1 ? 'was' : 'were'} as now. ${measure}`,
      },
    ];
  });
}

/** Records of changed or deleted examples; needs the examples and exercises of all pages. */
export function checkOldHeights(
  examples: readonly Example[],
  exercises: readonly string[],
  { heights }: MeasuredExamples,
): Problem[] {
  const keys = new Set([
    ...liveOf(examples).map(({ key }) => key),
    ...exercises.map((source) => exampleKey(source, false)),
  ]);
  const old = Object.keys(heights).filter((key) => !keys.has(key)).length;
  if (old === 0) return [];
  return [
    {
      ...{ code, severity: 'warning', file: record, line: null },
      message: `${old === 1 ? 'One recorded height belongs' : `${old} recorded heights belong`} to no example any more. Run "npm run examples".`,
    },
  ];
}

function liveOf(examples: readonly Example[]) {
  return examples.flatMap(({ file, fence, intent }) =>
    intent.kind === 'example' ? [{ file, fence, key: exampleKey(fence.code, intent.runsScripts) }] : [],
  );
}
