// Runs stages in order, in parallel if the machine has enough cores.

export interface Stage {
  name: string;
  /** Stages that must have passed before. */
  needs: readonly string[];
  /** How many cores it keeps busy. */
  cores: number;
}

export interface StageResult {
  name: string;
  state: 'passed' | 'failed' | 'not run';
  /** Including waiting time; 0 if it did not run. */
  milliseconds: number;
}

/**
 * Starts each stage as soon as its dependencies have passed and enough cores are free. A stage that needs
 * more cores than the machine has runs alone. After a failure, stages that do not depend on it still run, so
 * that one run reports everything.
 */
export async function runStages<Own extends Stage>(
  stages: readonly Own[],
  cores: number,
  run: (stage: Own) => Promise<boolean>,
): Promise<StageResult[]> {
  const results = new Map<string, StageResult>();
  const running = new Map<string, Promise<void>>();
  const free = () =>
    cores - stages.filter(({ name }) => running.has(name)).reduce((sum, stage) => sum + stage.cores, 0);
  const stateOf = (name: string) => results.get(name)?.state;

  const start = async (stage: Own) => {
    const started = performance.now();
    const isPassed = await run(stage);
    results.set(stage.name, {
      name: stage.name,
      state: isPassed ? 'passed' : 'failed',
      milliseconds: performance.now() - started,
    });
    running.delete(stage.name);
  };

  for (;;) {
    for (const stage of stages) {
      if (results.has(stage.name) || running.has(stage.name)) continue;
      if (stage.needs.some((name) => stateOf(name) === 'failed' || stateOf(name) === 'not run')) {
        results.set(stage.name, { name: stage.name, state: 'not run', milliseconds: 0 });
        continue;
      }
      const isReady = stage.needs.every((name) => stateOf(name) === 'passed');
      if (isReady && (running.size === 0 || stage.cores <= free())) running.set(stage.name, start(stage));
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  return stages.flatMap(({ name }) => results.get(name) ?? []);
}

/** The stage of that name with everything it needs, in order. */
export function withNeeds<Own extends Stage>(stages: readonly Own[], name: string): Own[] {
  const wanted = new Set([name]);
  for (const stage of stages.toReversed())
    if (wanted.has(stage.name)) for (const need of stage.needs) wanted.add(need);
  return stages.filter((stage) => wanted.has(stage.name));
}
