// Decides which of the discovered documents are pages, and which mount each belongs to.
import { pathFromFile } from '#lib/address/content-path.ts';
import { type Problem, problemIn } from '../problem.ts';
import { isFrontReadme, type Mount, placeOf } from './mounts.ts';
import { matchesPattern } from './patterns.ts';
import type { Mounts } from './read-mounts.ts';

export interface PlacedDocuments {
  files: string[];
  mounts: Mount[];
  problems: Problem[];
}

interface Placed {
  file: string;
  /** Unless the document sets another in its front matter. */
  path: string;
  mount: Mount;
}

/** Drops files without a mount, and reports those that a collection might have been meant to include. */
export function placeDocuments(files: readonly string[], plan: Mounts): PlacedDocuments {
  const problems: Problem[] = [];
  const { config } = plan;
  let { mounts } = plan;
  let placed = placeAll(files, mounts);
  // Nuxt Content queries each collection separately, such as one for each language; here an address belongs
  // to one page.
  for (let clash = findClash(placed, config); config && clash; clash = findClash(placed, config)) {
    const { mount, other } = clash;
    const { folder, prefix } = config.whole;
    mounts = mounts.map((one) => (one === mount ? { ...one, folder, prefix } : one));
    placed = placeAll(files, mounts);
    const message = `The pages of the collection "${mount.collection}" would have the addresses of "${other.collection}", so they keep those of their files.`;
    problems.push(problemIn(config.file, 'collection-prefix-taken', null, message));
  }
  for (const file of config?.isComplete ? files : [])
    if (isForgotten(file, mounts))
      problems.push(
        problemIn(
          file,
          'collection-none',
          null,
          'No collection of content.config.ts includes the file, so it is not a page. Add it to one, or write "roots" into site.yaml.',
        ),
      );
  return { files: placed.map(({ file }) => file), mounts, problems };
}

function placeAll(files: readonly string[], mounts: readonly Mount[]): Placed[] {
  const placed = files.flatMap((file): Placed[] => {
    const place = placeOf(file, mounts);
    if (typeof place === 'string') return [];
    return [{ file, path: pathFromFile(place.name), mount: place.mount }];
  });
  const isReadme = ({ file, mount }: Placed) => isFrontReadme(file, mount);
  if (!placed.some(isReadme)) return placed;
  const others = new Set(placed.filter((one) => !isReadme(one)).map(({ path }) => path));
  return placed.filter((one) => !isReadme(one) || !others.has(one.path));
}

/** A collection that could be moved to avoid a clash with an earlier one. */
function findClash(
  placed: readonly Placed[],
  config: Mounts['config'],
): { mount: Mount; other: Mount } | null {
  const first = new Map<string, Mount>();
  for (const { path, mount } of config ? placed : []) {
    const other = first.get(path);
    const isMoved = mount.folder === config?.whole.folder && mount.prefix === config.whole.prefix;
    if (other === undefined) first.set(path, mount);
    else if (other !== mount && !isMoved) return { mount, other };
  }
  return null;
}

/** Whether no mount includes the file and no pattern excludes it. */
function isForgotten(file: string, mounts: readonly Mount[]): boolean {
  if (placeOf(file, mounts) !== 'nowhere') return false;
  return !mounts.some(({ exclude }) => exclude.some((pattern) => matchesPattern(file, pattern)));
}
