// The end of the report on engines: the result of every story in every engine, and instructions for missing
// engines.

export type Outcome =
  | { kind: 'passed'; milliseconds: number }
  /** Expected and actual values, one sentence each. */
  | { kind: 'failed'; milliseconds: number; failures: readonly string[] };

export interface EngineReport {
  name: string;
  result:
    | { kind: 'told'; outcomes: ReadonlyMap<string, Outcome> }
    /** Packages to install. */
    | { kind: 'missing'; packages: readonly string[] };
}

/** One line per story, one column per engine. */
export function storyTable(stories: readonly string[], engines: readonly EngineReport[]): string {
  const rows = [
    ['', ...engines.map(({ name }) => name)],
    ...stories.map((story) => [story, ...engines.map(({ result }) => cellOf(result, story))]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellOf(result: EngineReport['result'], story: string): string {
  if (result.kind === 'missing') return 'not run';
  const outcome = result.outcomes.get(story);
  return outcome ? `${outcome.kind} in ${(outcome.milliseconds / 1000).toFixed(1)} s` : 'not run';
}

/** Engine, story, expected and actual values. */
export function listFailures(engines: readonly EngineReport[]): string[] {
  return engines.flatMap(({ name, result }) =>
    result.kind === 'missing'
      ? []
      : [...result.outcomes].flatMap(([story, outcome]) =>
          outcome.kind === 'failed' ? outcome.failures.map((failure) => `${name}, ${story}: ${failure}`) : [],
        ),
  );
}

/** Instructions for installing every missing engine. */
export function listMissing(engines: readonly EngineReport[]): string[] {
  return engines.flatMap(({ name, result }) =>
    result.kind === 'missing'
      ? [`${name} was not run: it is not installed. On Debian: apt-get install ${result.packages.join(' ')}`]
      : [],
  );
}
