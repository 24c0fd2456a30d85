import { defineConfig } from 'vitest/config';
import { bundledIcons } from './server/icons-plugin.ts';

export default defineConfig({
  plugins: [bundledIcons()],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/*.test.ts',
      'tests/content/**/*.test.ts',
    ],
    environment: 'node',
    // No test leaves anything behind in the modules it shares with others; a process for each file would cost 40 s.
    isolate: false,
    // Time never decides a test; these only end one that hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
