// `site.yaml` of a content folder, checked. A folder without one gets the defaults.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Settings, settingsSchema } from '#schema/settings.ts';
import type { Problem } from './problem.ts';

export interface SettingsResult {
  settings: Settings;
  problems: Problem[];
}

const file = 'site.yaml';

export async function readSettings(root: string): Promise<SettingsResult> {
  const defaults = settingsSchema.parse({});
  let text: string;
  try {
    text = await readFile(join(root, file), 'utf8');
  } catch {
    return { settings: defaults, problems: [] };
  }
  let data: unknown;
  try {
    data = parse(text) ?? {};
  } catch (error) {
    const { linePos, message } = error as { linePos?: { line: number }[]; message: string };
    const line = linePos?.[0]?.line ?? null;
    return failed(line, `The settings are not valid YAML: ${message.split('\n')[0]}`);
  }
  const parsed = settingsSchema.safeParse(data);
  if (parsed.success) return { settings: parsed.data, problems: [] };
  const problems = parsed.error.issues.map((issue): Problem => {
    const key = issue.path.join('.');
    return {
      severity: 'error',
      file,
      line: lineOfKey(text, issue.path),
      message: `"${key}" cannot be used: ${issue.message}`,
    };
  });
  return { settings: defaults, problems };

  function failed(line: number | null, message: string): SettingsResult {
    return { settings: defaults, problems: [{ severity: 'error', file, line, message }] };
  }
}

function lineOfKey(text: string, path: readonly PropertyKey[]): number | null {
  const key = String(path[0] ?? '');
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? null : index + 1;
}
