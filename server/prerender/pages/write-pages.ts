// The pages of a build: unchanged ones are reused, the others are rendered. Pages that show figures about the
// site come last, because the figures are about all other pages.
import { join } from 'node:path';
import { lacksMark, neutralMark } from '#pipeline/icons/site-mark.ts';
import { hashBytes } from '#pipeline/markdown/pictures.ts';
import { defaultLogo } from '#schema/settings.ts';
import { galleryPath } from '#site/gallery.ts';
import type { Build } from '../build.ts';
import { knownFilesOf } from '../output/known-files.ts';
import { readSpareKeys, spareFolder, takeSpare } from '../output/spare-folder.ts';
import { listQualityPages } from '../quality/page-figures.ts';
import { renderQualityPages } from '../quality/quality-pages.ts';
import { writeShareImages } from '../share-images/index.ts';
import { writeFolder } from '../write-extras.ts';
import { writePage } from './page-files.ts';
import { digest, type PageKeys, pageKeys } from './page-keys.ts';
import { isAsWritten, keepUnchanged, type PageRecords } from './page-records.ts';
import type { RenderedEntry } from './render-page.ts';
import { renderPages } from './render-pages.ts';

export interface WrittenPages {
  /** The keys of the site's pages. */
  keys: PageKeys;
  /** Everything written like a page: the site's pages and the gallery. */
  records: PageRecords;
  /** Number of the site's pages that were rendered. */
  rendered: number;
  /** Every file of the application and of `public/`, with a hash of its content. */
  assets: string[];
}

export async function writePages(build: Build): Promise<WrittenPages> {
  const { renderer, folders, output } = build;
  const shared = sharedKey(build);
  const keys = pageKeys(renderer.site, folders.database, shared);
  const late = listQualityPages(folders.database);
  performance.mark('keys of pages');

  const early = Object.fromEntries(Object.entries(keys).filter(([path]) => !late.includes(path)));
  const kept = keepAll(build, { ...early, [galleryPath]: shared });
  performance.mark('pages taken over');
  const rendered = await renderPages(
    Object.keys(early).filter((path) => !(path in kept)),
    { ...build, outDir: output.next, onProgress: build.report.progress },
  );
  const records: PageRecords = {
    ...kept,
    ...recordsOf(rendered, keys),
    [galleryPath]: kept[galleryPath] ?? (await galleryRecord(build, shared)),
  };

  performance.mark('pages rendered');

  // The figures include these files too.
  const assets = writeAssets(build);
  await writeShareImages(records, { outDir: output.next, cacheDir: folders.cache });
  performance.mark('assets');
  const quality = await renderQualityPages(late, {
    ...build,
    ...{ keys, database: folders.database, contentDir: build.env.contentDir, outDir: output.next },
    ...{ stylesheets: build.app.stylesheets.map(({ href }) => href), scripts: build.app.scripts },
    keep: (own) => keepUnchanged(own, build.previous, output),
  });
  performance.mark('late pages');
  return {
    keys: { ...keys, ...quality.keys },
    records: { ...records, ...quality.kept, ...recordsOf(quality.rendered, quality.keys) },
    rendered: rendered.length + quality.rendered.length,
    assets,
  };
}

/**
 * Reuses unchanged pages. The new output starts as the spare folder, keeping the pages that are unchanged
 * there; the rest is linked from the current output.
 */
function keepAll({ previous, folders, output }: Build, keys: PageKeys): PageRecords {
  const spare = readSpareKeys(folders.cache) ?? {};
  const alike = Object.entries(previous.pages).filter(
    ([path, page]) =>
      page.key === keys[path] &&
      page.key === spare[path] &&
      isAsWritten(spareFolder(folders.cache), path, page, previous.others),
  );
  output.beginWith(takeSpare(folders.cache, output.next, knownFilesOf(Object.fromEntries(alike))));
  return keepUnchanged(keys, previous, output);
}

/** The application, and all other data that the renderer gets for every page. */
function sharedKey({ app, input, renderer }: Build): string {
  const { serverEntry: _entry, database: _database, ...shared } = input;
  return digest(app.hash, JSON.stringify([shared, renderer.shell]));
}

function recordsOf(rendered: readonly RenderedEntry[], keys: PageKeys): PageRecords {
  return Object.fromEntries(
    rendered.map(([path, extras]) => [path, { key: keys[path] ?? '', ...extras }] as const),
  );
}

/** The component gallery is written like a page, but is not one of the site's. */
async function galleryRecord(build: Build, shared: string): Promise<PageRecords[string]> {
  const { renderer, output, now } = build;
  const gallery = await renderer.renderGallery();
  return { key: shared, ...writePage({ outDir: output.next, now }, galleryPath, gallery) };
}

/** A site without a logo gets a neutral one, never the project's. */
function writeAssets({ app, content, folders, output }: Build): string[] {
  return [
    ...writeFolder(join(app.clientDir, 'assets'), join(output.next, 'assets'), 'asset', {
      keep: (file, content) => output.keepIf(join('assets', file), (present) => present.equals(content)),
      ready: app.compressedDir,
    }),
    ...writeFolder(folders.public, output.next, 'asset'),
    ...writeNeutralMark(),
  ];

  function writeNeutralMark(): string[] {
    if (!lacksMark(content.settings, folders.public)) return [];
    const mark = neutralMark(content.settings);
    output.write(defaultLogo.slice(1), mark, 'asset');
    return [`${defaultLogo} ${hashBytes(Buffer.from(mark))}`];
  }
}
