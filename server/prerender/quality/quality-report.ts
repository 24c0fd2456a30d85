// All data of the page /quality, from the database, the finished files and the record of checks.

import { join } from 'node:path';
import { readFacts } from '#pipeline/facts/read-facts.ts';
import { contentHash } from '#pipeline/quality/content-hash.ts';
import { countFacts } from '#pipeline/quality/count-facts.ts';
import { readRecord, recordFile } from '#pipeline/quality/read-record.ts';
import type { QualityReport } from '#schema/quality.ts';
import { shareFolder } from '#site/addresses.ts';
import { filesIn, kindSizes, sentBytes, spreadOf } from './file-sizes.ts';
import { countKinds, countLinks, countPages } from './page-figures.ts';

export interface QualityInput {
  projectRoot: string;
  contentDir: string;
  database: string;
  /** The folder with the documents written so far. */
  outDir: string;
  /** Addresses of files that every page loads. */
  stylesheets: readonly string[];
  scripts: readonly string[];
}

/** The figures of a site whose other pages have all been written. */
export function qualityReport(input: QualityInput): QualityReport {
  const { projectRoot, contentDir, database, outDir } = input;
  const pages = countPages(database);
  const sizesOf = (addresses: readonly string[]) =>
    addresses.flatMap((address) => sentBytes(outDir, address) ?? []);
  const sum = (addresses: readonly string[]) => sizesOf(addresses).reduce((total, size) => total + size, 0);
  // The record is about the project's own content, not about other folders.
  const isOwn = contentDir === join(projectRoot, 'content');
  return {
    pages: countKinds(pages),
    facts: countFacts(readFacts()),
    links: countLinks(database),
    sizes: kindSizes(pages, outDir),
    shared: { styles: sum(input.stylesheets), script: sum(input.scripts) },
    sharePictures: spreadOf(sizesOf(filesIn(outDir, shareFolder))),
    record: isOwn ? readRecord(join(projectRoot, recordFile)) : {},
    content: isOwn ? contentHash(contentDir) : '',
  };
}
