// Which of the documents that were found are pages, and by which mount.
import { matchesGlob } from 'node:path';
import { pathFromFile } from '#lib/address/content-path.ts';
import { type Problem, problemIn } from '../problem.ts';
import { isFrontReadme, type Mount, placeOf } from './mounts.ts';
import type { Mounts } from './read-mounts.ts';

export interface PlacedDocuments {
  files: string[];
  mounts: Mount[];
  problems: Problem[];
}

interface Placed {
  file: string;
  /** Unless the document gives itself another. */
  path: string;
  mount: Mount;
}

/** Leaves out what no mount takes, and says so where a collection might have been meant to take it. */
export function placeDocuments(files: readonly string[], plan: Mounts): PlacedDocuments {
  const problems: Problem[] = [];
  const { config } = plan;
  let { mounts } = plan;
  let placed = placeAll(files, mounts);
  // Elsewhere each collection is asked on its own, such as one for each language; here an address has one page.
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
          'No collection of content.config.ts takes the file, so it is no page. Add it to one, or write "roots" into site.yaml.',
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

/** A collection that could be moved out of the way of an earlier one. */
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

/** Whether nothing takes the file and nothing refuses it by name. */
function isForgotten(file: string, mounts: readonly Mount[]): boolean {
  if (placeOf(file, mounts) !== 'nowhere') return false;
  return !mounts.some(({ exclude }) => exclude.some((pattern) => matchesGlob(file, pattern)));
}
