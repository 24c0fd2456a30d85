// `npm run diagrams` draws the diagrams of pages from their descriptions in scripts/diagrams/drawings.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { counted } from '#lib/counted.ts';
import { makeDiagrams } from './diagrams/make-diagrams.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  const diagrams = makeDiagrams();
  for (const { file, svg } of diagrams)
    await writeFile(join(import.meta.dirname, '..', 'content', file), svg);
  console.log(`${counted(diagrams.length, 'diagram')} drawn.`);
});
