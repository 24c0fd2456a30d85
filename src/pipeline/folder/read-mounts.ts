// The mounts of a content folder: from `site.yaml`, otherwise from a `content.config.ts`, otherwise the whole
// folder.

import type { Problem } from '../problem.ts';
import { readContentConfig } from './content-config.ts';
import type { Mount } from './mounts.ts';
import { readSettings } from './read-settings.ts';

export interface Mounts {
  mounts: Mount[];
  /** Folders to walk, none inside another; empty for the content folder itself. */
  folders: string[];
  /**
   * If the mounts come from collections: the config file, the mount for all other files, and whether
   * everything was understood.
   */
  config?: { file: string; whole: Mount; isComplete: boolean };
  problems: Problem[];
}

/** Determines which files of the folder are pages, and their mounts. */
export function readMounts(root: string): Mounts {
  const { settings, folder: written } = readSettings(root);
  const { prefix } = settings;
  const whole: Mount = { folder: '', include: [], exclude: [], prefix };
  if (written.roots.length > 0) {
    const mounts = written.roots.map((one) => ({
      ...whole,
      folder: one.folder,
      prefix: prefix + one.prefix,
    }));
    return { mounts, folders: outermost(mounts.map(({ folder }) => folder)), problems: [] };
  }
  const config = readContentConfig(root);
  if (!config) return { mounts: [whole], folders: [''], problems: [] };
  const { file, base, isComplete, problems } = config;
  const mounts = config.mounts.map((mount) => ({ ...mount, prefix: prefix + mount.prefix }));
  const own: Mount = { ...whole, folder: base };
  // Collections that could not be read may include any file that the others do not exclude.
  const rest: Mount = { ...own, exclude: mounts.flatMap(({ exclude }) => exclude) };
  return {
    mounts: isComplete ? mounts : [...mounts, rest],
    folders: [base],
    config: { file, whole: own, isComplete },
    problems,
  };
}

/** The folders that are not inside another one. */
function outermost(folders: readonly string[]): string[] {
  const isInside = (folder: string, other: string) =>
    folder !== other && (other === '' || folder.startsWith(`${other}/`));
  const unique = [...new Set(folders)];
  return unique.filter((folder) => !unique.some((other) => isInside(folder, other)));
}
