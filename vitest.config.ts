import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/*.test.ts',
      'tests/content/**/*.test.ts',
    ],
    environment: 'node',
    // Time never decides a test; these only end one that hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
