import { configDefaults, defineConfig } from 'vitest/config';
import { bundledIcons } from '#server/vite/icons-plugin.ts';

export default defineConfig({
  plugins: [bundledIcons()],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
      'checks/**/*.test.ts',
      'tests/*.test.ts',
      'tests/content/**/*.test.ts',
    ],
    // What takes long and measures best on a quiet machine, is for the night.
    exclude: [...configDefaults.exclude, ...(process.env.PLINTH_NIGHTLY ? [] : ['tests/endurance.test.ts'])],
    environment: 'node',
    reporters: ['default', './scripts/quality/unit-reporter.ts'],
    // Test files share their modules, which saves most of the time of a run.
    isolate: false,
    // Long tests wait for programs they have started; two at a time keep the machine busy.
    maxWorkers: 2,
    setupFiles: ['tests/support/clean-after.ts'],
    // Time never decides a test; these only end one that hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
