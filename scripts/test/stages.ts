// The stages of `npm test`.
import { join } from 'node:path';
import type { Stage } from './run-stages.ts';

export interface TestStage extends Stage {
  /** Commands in sequence, each as arguments of Node. */
  commands: readonly (readonly string[])[];
  env?: Record<string, string>;
}

const installed = (file: string) => join(import.meta.dirname, '../../node_modules', file);
const biome = installed('@biomejs/biome/bin/biome');
const tsc = installed('typescript/bin/tsc');
const knip = installed('knip/bin/knip.js');
const vitest = installed('vitest/vitest.mjs');
const playwright = installed('@playwright/test/cli.js');
const compileCache = ['--import', './scripts/compile-cache.js'];

/** The build stage has built the sites; no other stage builds them again. */
const built = { PLINTH_SITES_BUILT: '1' };

/** In the order in which they start. */
export const stages: readonly TestStage[] = [
  {
    name: 'check',
    needs: [],
    cores: 1,
    commands: [
      [biome, 'check', '--error-on-warnings'],
      ...['build', 'browser', 'shared', 'tests'].map((world) => [tsc, '-p', `tsconfig.${world}.json`]),
      [knip],
    ],
  },
  // The project's own site and two small ones. Every later build uses the compiled application from here.
  { name: 'build', needs: [], cores: 1, commands: [[...compileCache, 'scripts/build-test-sites.ts']] },
  {
    name: 'content',
    needs: [],
    cores: 1,
    commands: [
      [...compileCache, 'scripts/check-content.ts'],
      [...compileCache, 'scripts/check-answers.ts', '--verify', '5'],
    ],
  },
  {
    name: 'site',
    needs: ['build'],
    cores: 1,
    commands: [
      [...compileCache, 'scripts/check-site.ts', '--built'],
      [vitest, 'run', '--project', 'built'],
    ],
    env: built,
  },
  { name: 'unit', needs: ['build'], cores: 2, commands: [[vitest, 'run', '--project', 'unit']] },
  { name: 'browser', needs: ['build'], cores: 2, commands: [[playwright, 'test']], env: built },
];
