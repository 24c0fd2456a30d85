// One of several processes that validate documents.
import { serveJobs } from '#pipeline/documents/process-pool.ts';
import { type MarkupAnswer, type MarkupJob, validateDocument } from './validate-document.ts';

serveJobs<null, MarkupJob, MarkupAnswer>(() => async ({ index, html }) => ({
  index,
  faults: validateDocument(html),
}));
