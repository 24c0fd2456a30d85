// Writes the list of files in each offline pack, with sizes and hashes. The files of a page are derived: all
// names in its document for which the build has a file, and those in such files in turn.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeAddress } from '#lib/address/decode-address.ts';
import { packOfPage, packsOf } from '#pages/packs.ts';
import { findFile } from '#pipeline/folder/folder-files.ts';
import type { PackFacts, PackFile, PackList } from '#schema/offline.ts';
import { exampleFolder } from '#schema/page/example.ts';
import { addresses, cacheControlFor, cacheControlOf, isSavedWithPages } from '#site/addresses.ts';
import { galleryPath } from '#site/gallery.ts';
import type { Build } from '../build.ts';
import { sentBytes } from '../output/compress.ts';
import { pageFiles } from '../pages/page-files.ts';
import type { PageRecords } from '../pages/page-records.ts';
import { writeData } from '../write-extras.ts';
import { contentHash, type FileFacts, namesIn } from './page-parts.ts';

/** The class of the note on pages served from the device. */
const savedNoteClass = 'saved-note';

/**
 * Writes `builds/packs.json` and the lists it refers to. All other files of the build must already be
 * written.
 */
export function writePacks(build: PackedBuild, pages: PageRecords, buildId: string): PackList {
  // Reading every file of a large site takes a while.
  const list = isOffered(build) ? listPacks(build, pages, buildId) : noPacks(build);
  build.output.write(addresses.packs.path.slice(1), JSON.stringify(list));
  return list;
}

type PackedBuild = Pick<Build, 'renderer' | 'output' | 'app'>;

function isOffered({ renderer }: Pick<Build, 'renderer'>): boolean {
  return renderer.site.settings.offline !== '';
}

/** In the same form, for pages that were opened while packs were still offered. */
function noPacks({ output }: PackedBuild): PackList {
  const common = { pages: 0, bytes: 0, list: writeData(output, 'pack', []) };
  return { isOffered: false, packs: [], common };
}

function listPacks(build: PackedBuild, pages: PageRecords, buildId: string): PackList {
  const { renderer, output } = build;
  const files = openFiles(output.next);
  const packs = packsOf(renderer.site);
  const pagesOf = (id: string | null) =>
    Object.entries(pages).filter(([path]) => path !== galleryPath && packOfPage(path, packs) === id);
  const factsOf = (id: string | null, found: ReadonlyMap<string, PackFile>): PackFacts => {
    // In a fixed order, whichever pages were written in this run.
    const list = [...found.values()].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      pages: pagesOf(id).length,
      bytes: list.reduce((sum, [, , bytes]) => sum + bytes, 0),
      list: writeData(output, 'pack', list),
    };
  };

  const common = files.collect([...assetsOf(build), ...siteFiles(output.next, buildId), ...pagesOf(null)]);
  return {
    isOffered: true,
    packs: packs.map((pack) => {
      const own = files.collect(pagesOf(pack.id));
      for (const address of common.keys()) own.delete(address);
      return { ...pack, ...factsOf(pack.id, own) };
    }),
    common: factsOf(null, common),
  };
}

/** Writes the service worker, or one that deletes itself and everything saved on readers' devices. */
export function writeWorker(build: PackedBuild): void {
  const { output, app } = build;
  const sheet = app.stylesheets.find(({ classes }) => classes?.includes(savedNoteClass))?.href ?? '';
  const about = { version: app.hash, isOffered: isOffered(build), sheet };
  const script = `const OFFLINE=${JSON.stringify(about)};\n${readFileSync(app.worker, 'utf8')}`;
  output.write(addresses.offlineWorker.path.slice(1), script, 'asset');
}

/** The current application, without files kept from earlier builds for open pages. */
function assetsOf({ app }: Pick<Build, 'app'>): string[] {
  return readdirSync(join(app.clientDir, 'assets')).map((name) => `${addresses.assets.path}${name}`);
}

/** Files that no page names but every page needs. */
function siteFiles(outDir: string, buildId: string): string[] {
  // Only scripts name the documents of examples; the files beside them are named by the examples.
  const frames = readdirSync(join(outDir, exampleFolder)).filter((name) => name.endsWith('.html'));
  return [
    addresses.currentBuild.path,
    `${addresses.buildRecords.path}${buildId}.json`,
    addresses.notSaved.path,
    ...frames.map((name) => `${exampleFolder}${name}`),
  ];
}

type PageEntry = [path: string, page: Pick<PageRecords[string], 'parts'>];

/** Looks up files of an output, reading each only once. */
function openFiles(outDir: string) {
  const known = new Map<string, FileFacts | null>();
  const factsAt = (address: string): FileFacts | null => {
    let facts = known.get(address);
    if (facts === undefined) {
      facts = isSavedWithPages(address) ? readFacts(outDir, address) : null;
      known.set(address, facts);
    }
    return facts;
  };

  /** Pages and files, with everything that they refer to, by address. */
  function collect(roots: readonly (string | PageEntry)[]): Map<string, PackFile> {
    const found = new Map<string, PackFile>();
    const add = (address: string, { hash, bytes }: FileFacts) =>
      found.set(address, isFixed(address) ? [address, hash, bytes, 1] : [address, hash, bytes]);
    const addNamed = (name: string): void => {
      const address = name.startsWith('/') ? name : `${exampleFolder}${name}`;
      if (found.has(address)) return;
      const facts = factsAt(address);
      if (!facts) return;
      add(address, facts);
      if (/\.(?:json|webmanifest)$/.test(address))
        for (const inner of namesIn(readFileSync(join(outDir, address), 'utf8'))) addNamed(inner);
    };
    for (const root of roots.filter((root) => typeof root === 'string')) addNamed(root);
    for (const [path, { parts }] of roots.filter((root) => typeof root !== 'string')) {
      for (const name of parts.names) addNamed(name);
      add(`/${pageFiles(path).payload}`, parts.payload);
      add(encodeURI(path), parts.document);
    }
    return found;
  }

  return { collect };
}

function readFacts(outDir: string, address: string): FileFacts | null {
  // A name in a text may look like a path outside the output, or have a percent sign that is no escape.
  const found = findFile(outDir, decodeAddress(address));
  if (!found.ok) return null;
  const file = found.absolute;
  if (!address.startsWith(addresses.buildRecords.path))
    return { hash: contentHash(address, readFileSync(file)), bytes: sentBytes(file) };
  // The build time must not affect the size, not even when compressed.
  const text = readFileSync(file, 'utf8');
  return { hash: contentHash(address, text), bytes: text.length };
}

function isFixed(address: string): boolean {
  return cacheControlFor(address) === cacheControlOf({ cache: 'immutable' });
}
