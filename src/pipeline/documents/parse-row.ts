// A parsed document as a flat row: cheap to send between processes and ready to be stored.
import { rowFromPage } from '#database/page-row.ts';
import type { DocumentRow, PageRow } from '#database/tables.ts';
import type { Body } from '#schema/page/body.ts';
import { codeOfBody } from '../markdown/code/highlight.ts';
import type { SiteMap } from '../markdown/context.ts';
import type { Problem } from '../problem.ts';
import { parseDocument } from './parse-document.ts';

export interface Source {
  file: string;
  /** The name under which it is mounted. */
  name: string;
  text: string;
  path: string;
  /** The page's body as it was stored last time, as JSON. */
  previousBody?: string;
}

/** What all documents of a run share. */
export interface ParseSettings {
  root: string;
  publicDir: string;
  pathByFile: Map<string, string>;
  /** The day of the build; today unless given. */
  day?: string | undefined;
  isOutline?: boolean;
}

export interface ParsedRow {
  document: DocumentRow;
  row: PageRow;
  problems: Problem[];
}

const sites = new WeakMap<ReadonlyMap<string, string>, SiteMap>();

/** One object for all documents of a run, so that what is derived from it is derived once. */
function siteOf(pathByFile: ReadonlyMap<string, string>): SiteMap {
  const site = sites.get(pathByFile) ?? { pathByFile };
  sites.set(pathByFile, site);
  return site;
}

/** Parses one document into rows. */
export async function parseRow(
  source: Source,
  { root, publicDir, pathByFile, day, isOutline = false }: ParseSettings,
): Promise<ParsedRow> {
  const { previousBody, ...input } = source;
  const knownCode = previousBody === undefined ? new Map() : codeOfBody(JSON.parse(previousBody) as Body);
  const { stored, problems } = await parseDocument({
    ...input,
    root,
    publicDir,
    site: siteOf(pathByFile),
    knownCode,
    day,
    isOutline,
  });
  return { document: stored.document, row: rowFromPage(stored.page), problems };
}
