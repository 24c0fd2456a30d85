// Runs the pipeline for the checks: its problems, and the rendered pages.
import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '#database/open.ts';
import { buildContent } from '#pipeline/index.ts';
import type { DocumentLink } from '#pipeline/markdown/context.ts';
import { type Problem, weigh } from '#pipeline/problem.ts';
import type { Body } from '#schema/page/body.ts';
import type { LinkPolicy } from '#schema/settings.ts';

/** A page as rendered. */
export interface RenderedPage {
  file: string;
  path: string;
  body: Body;
  /** The size of the stored body. */
  bytes: number;
  links: DocumentLink[];
}

export interface RenderedPages {
  /**
   * Includes warnings of a build, which must be fixed before publishing; for links, the author's setting
   * applies.
   */
  problems: Problem[];
  rendered: RenderedPage[];
}

/** Parses every page; unchanged ones are reused from the database `kept`. */
export async function buildPages(
  root: string,
  kept: string,
  onProgress: (done: number, total: number) => void,
  wanted?: LinkPolicy,
): Promise<RenderedPages> {
  const scratch = await mkdtemp(join(tmpdir(), 'plinth-check-'));
  const database = join(scratch, 'content.sqlite');
  try {
    if (existsSync(kept)) await copyFile(kept, database);
    const publicDir = join(dirname(root), 'public');
    const { problems: found, links } = await buildContent({
      ...{ root, publicDir, database, isLenient: true, links: wanted, onProgress },
    });
    const problems = weigh(
      found.map((problem) => ({ ...problem, severity: 'error' })),
      links,
    );
    await mkdir(dirname(kept), { recursive: true });
    // Two checks may run at once, so each replaces the file atomically.
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

function renderedPage(file: string, path: string, body: string, links: string): RenderedPage {
  let parsed: Body | undefined;
  return {
    file,
    path,
    // Parsed on demand, because most runs read only a few bodies.
    get body() {
      parsed ??= JSON.parse(body) as Body;
      return parsed;
    },
    bytes: Buffer.byteLength(body),
    links: JSON.parse(links) as DocumentLink[],
  };
}
