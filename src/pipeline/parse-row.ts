// A parsed document in the form that travels between threads at the least cost: flat, ready to be stored.
import { rowFromPage } from '#database/page-row.ts';
import type { DocumentRow, PageRow } from '#database/tables.ts';
import { parseDocument } from './parse-document.ts';
import type { Problem } from './problem.ts';

export interface Source {
  file: string;
  text: string;
  path: string;
}

/** What all documents of a run share. */
export interface ParseSettings {
  root: string;
  publicDir: string;
  pathByFile: Map<string, string>;
}

export interface ParsedRow {
  document: DocumentRow;
  row: PageRow;
  problems: Problem[];
}

export async function parseRow(
  source: Source,
  { root, publicDir, pathByFile }: ParseSettings,
): Promise<ParsedRow> {
  const { stored, problems } = await parseDocument({ ...source, root, publicDir, site: { pathByFile } });
  return { document: stored.document, row: rowFromPage(stored.page), problems };
}
