// Converts a parsed document to a flat row, which is cheap to send between processes and ready to be stored.
import { rowFromPage } from '#database/page-row.ts';
import type { DocumentRow, PageRow } from '#database/tables.ts';
import type { Body } from '#schema/page/body.ts';
import { codeOfBody } from '../markdown/code/highlight.ts';
import type { SiteMap } from '../markdown/context.ts';
import { type Problem, type Report, reportTo } from '../problem.ts';
import { parseDocument, reportFault } from './parse-document.ts';

export interface Source {
  file: string;
  /** The name under which it is mounted. */
  name: string;
  text: string;
  path: string;
  /** The page's body from the previous run, as JSON. */
  previousBody?: string;
}

/** Settings shared by all documents of a run. */
export interface ParseSettings {
  root: string;
  publicDir: string;
  pathByFile: Map<string, string>;
  /** Drafts that are left out, in the same form. */
  draftPaths?: Map<string, string>;
  /** The build date; today by default. */
  day?: string | undefined;
  isOutline?: boolean;
}

export interface ParsedRow {
  document: DocumentRow;
  row: PageRow;
  problems: Problem[];
}

const sites = new WeakMap<ReadonlyMap<string, string>, SiteMap>();

/** One object for all documents of a run, so that derived data is cached. */
function siteOf({ pathByFile, draftPaths }: ParseSettings): SiteMap {
  const site = sites.get(pathByFile) ?? { pathByFile, ...(draftPaths && { draftPaths }) };
  sites.set(pathByFile, site);
  return site;
}

/**
 * Parses one document into rows. Any failure becomes an error of this document and does not affect others.
 */
export async function parseRow(source: Source, settings: ParseSettings): Promise<ParsedRow> {
  try {
    return await tryRow(source, settings);
  } catch (error) {
    return rowWithoutText(source, settings, (report) => reportFault(error, report));
  }
}

/** A page that cannot be parsed: listed, so that links to it work, with the reported problem. */
export async function rowWithoutText(
  { file, name, path }: Source,
  settings: ParseSettings,
  explain: (report: Report) => void,
): Promise<ParsedRow> {
  const empty = await tryRow({ file, name, path, text: '' }, { ...settings, isOutline: true });
  const problems: Problem[] = [];
  explain(reportTo(problems, file));
  return { ...empty, problems };
}

async function tryRow(source: Source, settings: ParseSettings): Promise<ParsedRow> {
  const { root, publicDir, day, isOutline = false } = settings;
  const { previousBody, ...input } = source;
  const knownCode = previousBody === undefined ? new Map() : codeOfBody(JSON.parse(previousBody) as Body);
  const { stored, problems } = await parseDocument({
    ...input,
    root,
    publicDir,
    site: siteOf(settings),
    knownCode,
    day,
    isOutline,
  });
  return { document: stored.document, row: rowFromPage(stored.page), problems };
}
