// A child process that parses documents, a few per job.
import { type ParsedRow, type ParseSettings, parseRow, type Source } from './parse-row.ts';
import { serveJobs } from './process-pool.ts';

serveJobs((settings: ParseSettings) => async (sources: Source[]) => {
  const rows: ParsedRow[] = [];
  for (const source of sources) rows.push(await parseRow(source, settings));
  return rows;
});
