// Reads the `.navigation` files: folder settings in YAML or in JSON, which is a subset of YAML. The `_dir`
// files of Nuxt Content 2 contain the same, with menu settings in a group of their own.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DirectoryRow } from '#database/tables.ts';
import { languageSchema } from '#schema/language.ts';
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
    // The settings apply to the folder, even if patterns exclude the settings file itself.
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

/** Flattens `navigation: { icon: … }` to `icon: …`. */
function withoutGroup(data: Record<string, unknown>): Record<string, unknown> {
  const { navigation, ...others } = nested(data);
  if (typeof navigation !== 'object' || navigation === null)
    return navigation === false ? { ...others, navigation } : others;
  return { ...others, ...navigation };
}

function readSettingsFile(absolute: string, report: Report): Record<string, unknown> | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(absolute);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    report(
      'folder-settings-unreadable',
      null,
      `The folder's settings cannot be read (${code}). Check the file's permissions.`,
    );
    return null;
  }
  const yaml = readYaml(bytes);
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
  const { lang, dir, ...others } = yaml.data;
  const language = languageSchema.safeParse({ lang: lang ?? undefined, dir: dir ?? undefined });
  for (const { path, message } of language.error?.issues ?? [])
    report('folder-settings-value', yaml.lineOf(String(path[0])), message);
  return { ...others, ...language.data };
}
