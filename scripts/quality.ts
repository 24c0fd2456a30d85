// `npm run quality` collects the latest check results in facts/quality.json, which the page /quality shows.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#pipeline/quality/content-hash.ts';
import { recordFile } from '#pipeline/quality/read-record.ts';
import { gatherRecord, recordLines } from './quality/gather.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  const root = process.cwd();
  const record = gatherRecord(root);
  writeFileSync(join(root, recordFile), `${JSON.stringify(record, null, 2)}\n`);
  for (const line of recordLines(record, contentHash(join(root, 'content')))) console.log(line);
});
