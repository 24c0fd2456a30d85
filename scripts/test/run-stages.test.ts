import { expect, test } from 'vitest';
import { runStages, type Stage, withNeeds } from './run-stages.ts';

const stage = (name: string, cores: number, ...needs: string[]): Stage => ({ name, cores, needs });

/** Runs stages that end one by one, in starting order; returns the running stages at each moment. */
async function simulate(stages: Stage[], cores: number, failing: string[] = []) {
  const moments: string[][] = [];
  const open = new Map<string, (isPassed: boolean) => void>();
  const results = runStages(
    stages,
    cores,
    ({ name }) => new Promise<boolean>((resolve) => open.set(name, resolve)),
  );
  let isOver = false;
  void results.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    const [first] = open;
    if (!first) continue;
    moments.push([...open.keys()]);
    open.delete(first[0]);
    first[1](!failing.includes(first[0]));
  }
  return { moments, states: (await results).map(({ name, state }) => `${name} ${state}`) };
}

test('stages run side by side while there are cores, in their order', async () => {
  const { moments } = await simulate([stage('a', 1), stage('b', 1), stage('c', 1)], 2);
  expect(moments).toEqual([['a', 'b'], ['b', 'c'], ['c']]);
});

test('a stage waits for what it needs; others go first meanwhile', async () => {
  const { moments } = await simulate([stage('build', 1), stage('browser', 1, 'build'), stage('types', 1)], 2);
  expect(moments).toEqual([['build', 'types'], ['types', 'browser'], ['browser']]);
});

test('a stage that wants more cores than there are runs alone', async () => {
  const { moments } = await simulate([stage('a', 1), stage('big', 4), stage('b', 1)], 2);
  expect(moments).toEqual([['a', 'b'], ['b'], ['big']]);
});

test('after a failure only what depends on it is left out', async () => {
  const stages = [
    stage('build', 2),
    stage('browser', 2, 'build'),
    stage('later', 1, 'browser'),
    stage('unit', 2),
  ];
  const { states } = await simulate(stages, 2, ['build']);
  expect(states).toEqual(['build failed', 'browser not run', 'later not run', 'unit passed']);
});

test('one stage brings along everything it needs', () => {
  const stages = [
    stage('build', 2),
    stage('pack', 1, 'build'),
    stage('unit', 1),
    stage('browser', 1, 'pack'),
  ];
  expect(withNeeds(stages, 'browser').map(({ name }) => name)).toEqual(['build', 'pack', 'browser']);
});
