// Reads and validates the `site.yaml` of a content folder.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { nearestWord } from '#lib/nearest-word.ts';
import { type FolderSettings, folderSchema, type Settings, settingsSchema } from '#schema/settings.ts';
import { FirstProblems, type Problem, type Report, reportTo } from '../problem.ts';
import { readPublishable, refusalMessage } from './folder-files.ts';
import { readYaml } from './read-yaml.ts';

export interface SettingsResult {
  settings: Settings;
  folder: FolderSettings;
  /** Whether the folder contains a `site.yaml`. */
  isWritten: boolean;
  problems: Problem[];
}

export const settingsFile = 'site.yaml';

/** Reads the settings of a site. A folder without settings is accepted and named after itself. */
export function readSettings(root: string): SettingsResult {
  const problems: Problem[] = [];
  const read = readChecked(root, reportTo(problems, settingsFile));
  const isWritten = existsSync(join(root, settingsFile));
  const written = read?.settings ?? settingsSchema.parse({});
  const name = written.name || nameOfFolder(root);
  return {
    settings: { ...written, name, fullName: written.fullName || name },
    folder: read?.folder ?? folderSchema.parse(isWritten ? {} : { links: 'warn' }),
    isWritten,
    problems,
  };
}

/** Generic folder names that do not describe the subject. */
const namesOfKind = ['content', 'doc', 'docs', 'documentation', 'packages', 'site', 'src', 'website'];

/** The name of the folder, or of the nearest of its two parents that is not generic. */
export function nameOfFolder(root: string): string {
  const around = [root, dirname(root), dirname(dirname(root))]
    .map((folder) => basename(folder))
    .filter(Boolean);
  return around.find((name) => !namesOfKind.includes(name)) ?? around.at(-1) ?? 'Notes';
}

interface CheckedSettings {
  settings: Settings;
  folder: FolderSettings;
}

function readChecked(root: string, report: Report): CheckedSettings | null {
  const found = readPublishable(root, settingsFile);
  if (!found.ok) {
    if (found.reason !== 'missing') report('file-refused', null, refusalMessage(settingsFile, found.reason));
    else if (existsSync(join(root, settingsFile)))
      report('settings-unreadable', null, 'The settings cannot be read: a folder has their name. Rename it.');
    return null;
  }
  const yaml = readYaml(found.bytes);
  if (!yaml.ok) {
    if (yaml.kind === 'syntax')
      report('settings-yaml', yaml.line ?? 1, `The settings are not valid YAML: ${yaml.explanation}`);
    else report('settings-shape', 1, 'The settings must be "key: value" lines, such as name: Plinth.');
    return null;
  }
  const known = Object.keys({ ...settingsSchema.shape, ...folderSchema.shape });
  const first = new FirstProblems(report);
  for (const key of Object.keys(yaml.data).filter((name) => !known.includes(name)))
    first.add('setting-unknown', yaml.lineOf(key), () => {
      const meant = nearestWord(key, known);
      const advice = meant ? `Did you mean "${meant}"?` : `Settings: ${known.join(', ')}.`;
      return `"${key}" is not a setting. ${advice}`;
    });
  const settings = settingsSchema.safeParse(yaml.data, { reportInput: true });
  const folder = folderSchema.safeParse(yaml.data, { reportInput: true });
  for (const issue of [...(settings.error?.issues ?? []), ...(folder.error?.issues ?? [])])
    first.add('setting-value', yaml.lineOf(String(issue.path[0])), () => explainIssue(issue));
  first.end();
  return settings.success && folder.success ? { settings: settings.data, folder: folder.data } : null;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list; start each entry with "- "',
  object: 'a group of settings, indented below it',
};

/** The schema's own message if it has one, otherwise the expected type. */
function explainIssue(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return issue.message;
  const key = issue.path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.');
  if (issue.input === undefined) return `"${key}" is missing. Write it below the entry, as text.`;
  return `"${key}" must be ${kinds[issue.expected] ?? issue.expected}.`;
}
