// Builds the test sites: a stage of `npm test`.
import { runScript } from './run-script.ts';
import { buildTestSites } from './test/sites.ts';

await runScript(() => buildTestSites({ isShown: true }));
