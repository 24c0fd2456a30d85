import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { htmlWords } from '#server/vite/html-words-plugin.ts';
import { bundledIcons } from '#server/vite/icons-plugin.ts';

export default defineConfig({
  plugins: [bundledIcons(), htmlWords()],
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
            // These take long, and what they look at seldom changes: `npm run nightly` runs them.
            ...(process.env.PLINTH_NIGHTLY ? ['tests/nightly/*.test.ts'] : []),
            'tests/content/**/*.test.ts',
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
