// Names in the output folder that are used by pages, redirects or the build itself.
import type { Redirects } from '#schema/builds.ts';
import { addresses, addressPattern, isGeneratedFile } from '#site/addresses.ts';
import { galleryPath } from '#site/gallery.ts';

export interface TakenNames {
  /** The document of each page; null for a listing that the build generates for a folder. */
  documentByPath: ReadonlyMap<string, string | null>;
  redirects: Redirects;
  /** The files in which a name is looked up. */
  files: ReadonlySet<string>;
}

export function takenNames(
  pathByFile: ReadonlyMap<string, string>,
  redirects: Redirects,
  files: readonly string[],
): TakenNames {
  const documentByPath = new Map<string, string | null>([
    ['/', null],
    [galleryPath, null],
  ]);
  // Folders without an index have generated pages.
  for (const path of pathByFile.values())
    for (let above = path; above !== ''; above = above.slice(0, above.lastIndexOf('/')))
      documentByPath.set(above, null);
  for (const [file, path] of pathByFile) documentByPath.set(path, file);
  return { documentByPath, redirects, files: new Set(files) };
}

/** The uncompressed name of a `.br` or `.gz` file; any other name is unchanged. */
export function plainName(file: string): string {
  return file.replace(/\.(?:br|gz)$/, '');
}

const patternOf = (row: { path: string }) => new RegExp(addressPattern(row));
const zips = [addresses.stepFiles, addresses.starterFiles].map(patternOf);
const isStepData = patternOf(addresses.stepData);
const isQuest = patternOf(addresses.quests);

/** Says what already uses a file name in the output, with advice; null if it is free. */
export function ownerOfFile(name: string, { documentByPath, redirects }: TakenNames): string | null {
  const address = `/${name}`;
  if (isGeneratedFile(address)) return `The build makes ${address} itself. Rename the file, or remove it.`;
  for (const path of pagesWith(address)) {
    const document = documentByPath.get(path);
    if (document !== undefined) {
      const page =
        document === null
          ? `The page that lists the folder ${path} is there`
          : `The page ${document} is at ${path}`;
      return `${page}, and the file would take the place of one of its files. Rename the file, or remove it.`;
    }
    if (Object.hasOwn(redirects, path))
      return `redirects.yaml has a line for ${path}, and the build has a document there. Rename the file, or remove the line.`;
  }
  return null;
}

/** The pages that would have a file at an address: their document, data or Markdown, or their folder. */
function pagesWith(address: string): string[] {
  const own = /^(.*)\/(?:index\.html|_payload\.json|index\.md)$/.exec(address)?.[1];
  const beside = /^(.+)\.md$/.exec(address)?.[1];
  const paths = [address];
  if (own !== undefined && (own === '' || !address.endsWith('.md'))) paths.push(own === '' ? '/' : own);
  if (beside !== undefined) paths.push(beside);
  if (zips.some((pattern) => pattern.test(address))) paths.push(address.slice(0, -'.zip'.length));
  if (isStepData.test(address)) paths.push(address.slice(0, -'/_step.json'.length));
  if (isQuest.test(address)) paths.push(address.slice(0, -'/_quest.json'.length));
  return paths;
}
