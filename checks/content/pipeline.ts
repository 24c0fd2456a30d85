// What the pipeline itself says about pages, and what it makes of them.
import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { discover } from '#pipeline/discover.ts';
import { pathOfDocument } from '#pipeline/document-paths.ts';
import { buildContent } from '#pipeline/index.ts';
import type { DocumentLink } from '#pipeline/markdown/context.ts';
import { parseRow } from '#pipeline/parse-row.ts';
import type { Problem } from '#pipeline/problem.ts';
import { readSource } from '#pipeline/read-source.ts';
import type { Body } from '#schema/page/body.ts';

/** A page as it will be shown. */
export interface RenderedPage {
  file: string;
  path: string;
  body: Body;
  /** The size of the body as it is stored. */
  bytes: number;
  links: DocumentLink[];
}

export interface RenderedPages {
  problems: Problem[];
  rendered: RenderedPage[];
}

/** Parses every page; pages that have not changed since the last check are taken over. */
export async function buildPages(
  root: string,
  onProgress: (done: number, total: number) => void,
): Promise<RenderedPages> {
  const kept = resolve('.cache/check-content.sqlite');
  const scratch = await mkdtemp(join(tmpdir(), 'plinth-check-'));
  const database = join(scratch, 'content.sqlite');
  try {
    if (existsSync(kept)) await copyFile(kept, database);
    const publicDir = join(dirname(root), 'public');
    const { problems } = await buildContent({ root, publicDir, database, isLenient: true, onProgress });
    await mkdir(dirname(kept), { recursive: true });
    // Two checks may run at once; each puts a whole file in place.
    await copyFile(database, `${kept}.${process.pid}`);
    await rename(`${kept}.${process.pid}`, kept);
    return { problems, rendered: readRendered(database) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function readRendered(database: string): RenderedPage[] {
  const { raw, close } = openDatabase(database);
  try {
    const documents = raw.prepare('SELECT id, file, collection, path, links FROM _documents').all();
    return documents.flatMap(({ id, file, collection, path, links }) => {
      const row = raw.prepare(`SELECT body FROM "${collection}" WHERE id = ?`).get(id as string);
      return row ? [renderedPage(String(file), String(path), String(row.body), String(links))] : [];
    });
  } finally {
    close();
  }
}

/** Parses some pages only. Whether their links lead anywhere is seen when all are parsed. */
export async function parsePages(root: string, files: readonly string[]): Promise<RenderedPages> {
  const texts = new Map<string, string>();
  for (const file of (await discover(root)).documents) {
    const source = readSource(join(root, file));
    if (source.ok) texts.set(file, source.text);
  }
  const pathByFile = new Map([...texts].map(([file, text]) => [file, pathOfDocument(file, text)]));
  const settings = { root, publicDir: join(dirname(root), 'public'), pathByFile };
  const result: RenderedPages = { problems: [], rendered: [] };
  for (const file of files) {
    const path = pathByFile.get(file) ?? '/';
    const { problems, row, document } = await parseRow({ file, text: texts.get(file) ?? '', path }, settings);
    result.problems.push(...problems);
    result.rendered.push(renderedPage(file, path, String(row.body), document.links));
  }
  return result;
}

function renderedPage(file: string, path: string, body: string, links: string): RenderedPage {
  return {
    file,
    path,
    body: JSON.parse(body) as Body,
    bytes: Buffer.byteLength(body),
    links: JSON.parse(links) as DocumentLink[],
  };
}
