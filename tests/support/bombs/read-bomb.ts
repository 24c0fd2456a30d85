// A process with little memory that reads one document after another, as the pipeline does, and checks its links.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLinks } from '#pipeline/documents/check-links.ts';
import { parseRow } from '#pipeline/documents/parse-row.ts';

export interface BombResult {
  /** The codes of all errors and warnings, each once, in alphabetical order. */
  codes: string[];
  /** Characters of the finished page. */
  size: number;
}

const root = join(tmpdir(), 'no-such-folder');
const file = 'page.md';
const path = '/page';
const settings = { root, publicDir: root, pathByFile: new Map([[file, path]]), day: '2026-11-15' };

process.on('disconnect', () => process.exit());
process.on('message', async (text: string) => {
  const { document, row, problems } = await parseRow({ file, name: file, path, text }, settings);
  const links = JSON.parse(document.links);
  const anchors = JSON.parse(document.anchors);
  const all = [...problems, ...checkLinks([{ file, path, links, anchors }], root, {})];
  const codes = [...new Set(all.map(({ code }) => code))].sort();
  process.send?.({ codes, size: String(row.body).length } satisfies BombResult);
});
