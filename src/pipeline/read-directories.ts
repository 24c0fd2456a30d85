// The `.navigation` files: what a folder says about itself. YAML, or JSON, which is YAML too.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, LineCounter, parseDocument } from 'yaml';
import type { DirectoryRow } from '#database/tables.ts';
import { stemFromFile } from '#lib/content-path.ts';
import { explainYaml } from './explain-yaml.ts';
import { checkIcon } from './icons.ts';
import { type Problem, type Report, reportTo } from './problem.ts';

export interface DirectoriesResult {
  directories: DirectoryRow[];
  problems: Problem[];
}

export function readDirectories(root: string, files: readonly string[]): DirectoriesResult {
  const fileByStem = new Map<string, string>();
  const result: DirectoriesResult = { directories: [], problems: [] };
  for (const file of files) {
    const report = reportTo(result.problems, file);
    const stem = dirname(stemFromFile(file)).replace(/^\.$/, '');
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
    if (data) result.directories.push({ stem, data: JSON.stringify(data) });
  }
  return result;
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
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const [syntax] = document.errors;
  if (syntax) {
    const { line } = counter.linePos(syntax.pos[0]);
    report(
      'folder-settings-yaml',
      line,
      `The folder's settings are not valid YAML: ${explainYaml(syntax.message)}`,
    );
    return null;
  }
  if (document.contents === null) return {};
  try {
    const data: unknown = document.toJS();
    if (!isMap(document.contents)) {
      report(
        'folder-settings-shape',
        1,
        'The folder\'s settings must be "key: value" lines, such as title: Elements.',
      );
      return null;
    }
    const { icon } = data as { icon?: unknown };
    const problem = typeof icon === 'string' ? checkIcon(icon) : null;
    const line = text.split('\n').findIndex((row) => /^\s*"?icon"?\s*:/.test(row)) + 1;
    if (problem) report('icon-unknown', line || null, problem);
    return data as Record<string, unknown>;
  } catch (error) {
    report(
      'folder-settings-yaml',
      1,
      `The folder's settings are not valid YAML: ${explainYaml((error as Error).message)}`,
    );
    return null;
  }
}
