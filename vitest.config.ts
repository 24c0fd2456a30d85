import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { bundledIcons } from '#server/vite/icons-plugin.ts';

export default defineConfig({
  plugins: [bundledIcons()],
  test: {
    environment: 'node',
    reporters: ['default', './scripts/quality/unit-reporter.ts'],
    // Test files share their modules, which saves most of the time of a run.
    isolate: false,
    // Long tests wait for programs that they have started: one file more than cores keeps the machine busy.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['tests/support/clean-after.ts'],
    // Time never decides a test; these limits only end one that hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'checks/**/*.test.ts',
            'tests/*.test.ts',
            'tests/content/**/*.test.ts',
          ],
          // Takes long, and measures best on a quiet machine: `npm run nightly` runs it.
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.PLINTH_NIGHTLY ? [] : ['tests/endurance.test.ts']),
          ],
        },
      },
      {
        // Tests of built sites that need no browser: documents, headers, published files.
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          globalSetup: ['tests/support/sites/start-sites.ts'],
        },
      },
    ],
  },
});
