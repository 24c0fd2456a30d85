// The `.navigation` files: the settings of folders, in YAML or in JSON, which is YAML too. `_dir` files of Nuxt Content 2
// say the same, with what is meant for menus in a group of its own.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DirectoryRow } from '#database/tables.ts';
import { nested } from '../documents/front-matter.ts';
import { checkIcon } from '../icons/icons.ts';
import { type Problem, type Report, reportTo } from '../problem.ts';
import { type Mount, nameIn } from './mounts.ts';
import { readYaml } from './read-yaml.ts';

export interface DirectoriesResult {
  directories: DirectoryRow[];
  problems: Problem[];
}

/** Reads the settings of every folder that has them. */
export function readDirectories(
  root: string,
  files: readonly string[],
  mounts: readonly Mount[],
): DirectoriesResult {
  const fileByStem = new Map<string, string>();
  const result: DirectoriesResult = { directories: [], problems: [] };
  for (const file of files) {
    const report = reportTo(result.problems, file);
    // The settings are those of the folder, whatever patterns say of their own file.
    const stem = dirname(nameIn(join(dirname(file), 'index.md'), mounts)).replace(/^\.$/, '');
    const other = fileByStem.get(stem);
    if (other !== undefined) {
      report(
        'folder-settings-duplicate',
        null,
        `The folder has its settings in ${other} already. Keep one of the two files.`,
      );
      continue;
    }
    fileByStem.set(stem, file);
    const data = readSettingsFile(join(root, file), report);
    const settings = data && basename(file).startsWith('_dir.') ? withoutGroup(data) : data;
    if (settings) result.directories.push({ stem, data: JSON.stringify(settings) });
  }
  return result;
}

/** `navigation: { icon: … }` as `icon: …`. */
function withoutGroup(data: Record<string, unknown>): Record<string, unknown> {
  const { navigation, ...others } = nested(data);
  if (typeof navigation !== 'object' || navigation === null)
    return navigation === false ? { ...others, navigation } : others;
  return { ...others, ...navigation };
}

function readSettingsFile(absolute: string, report: Report): Record<string, unknown> | null {
  let text: string;
  try {
    text = readFileSync(absolute, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    report(
      'folder-settings-unreadable',
      null,
      `The folder's settings cannot be read (${code}). Check the file's permissions.`,
    );
    return null;
  }
  const yaml = readYaml(text);
  if (!yaml.ok) {
    if (yaml.kind === 'syntax') {
      const message = `The folder's settings are not valid YAML: ${yaml.explanation}`;
      report('folder-settings-yaml', yaml.line ?? 1, message);
    } else {
      const message = 'The folder\'s settings must be "key: value" lines, such as title: Elements.';
      report('folder-settings-shape', 1, message);
    }
    return null;
  }
  const { icon } = yaml.data;
  const problem = typeof icon === 'string' ? checkIcon(icon) : null;
  if (problem) report(problem.code, yaml.lineOf('icon'), problem.message);
  return yaml.data;
}
