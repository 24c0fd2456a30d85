// `/licences.txt`: the full licence texts of the code, styles and icons that readers download. Packages with
// identical texts are listed together.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreditedPackage } from '#schema/licences.ts';
import { packageFolder } from '../package-folders.ts';
import { writePrecompressed } from './output/compress.ts';

/** Icon packages do not include the licence of their icons. */
const keptTexts: Readonly<Record<string, string>> = {
  '@iconify-json/lucide': 'facts/licences/lucide.txt',
  '@iconify-json/simple-icons': 'facts/licences/simple-icons.txt',
};

const line = '-'.repeat(80);

/** Writes the file, unless the site provides its own. */
export function writeLicences(projectRoot: string, staticDir: string): void {
  const file = 'licences.txt';
  if (!existsSync(join(staticDir, file)))
    writePrecompressed(staticDir, file, licenceTexts(projectRoot), 'page');
}

export function licenceTexts(root: string): string {
  const credits = JSON.parse(readFileSync(join(root, 'facts/licences.json'), 'utf8')) as CreditedPackage[];
  const namesByText = new Map<string, string[]>();
  for (const { name, version } of credits.filter(({ use }) => use === 'browser')) {
    const text = textOf(root, name);
    namesByText.set(text, [...(namesByText.get(text) ?? []), `${name} ${version}`]);
  }
  const parts = [...namesByText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return [
    'The pages of this site contain third-party code, styles and icons. Their licences:\n',
    ...parts,
  ].join(`\n${line}\n\n`);
}

/** Throws if there is none: a package without its licence must not be published. */
function textOf(root: string, name: string): string {
  const text = readLicence(root, name, packageFolder(root, name));
  if (text === null) throw new Error(`The package ${name} does not include its licence.`);
  return text;
}

/** The licence of a package: the file in its folder, or our copy; null if there is none. */
export function readLicence(root: string, name: string, folder: string): string | null {
  const kept = keptTexts[name];
  const found = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  const file = kept === undefined ? found && join(folder, found) : join(root, kept);
  if (file === undefined) return null;
  // The rest of Vite's file covers its own bundled dependencies, which are not published.
  const [own = ''] = readFileSync(file, 'utf8').split(/^# Licenses of bundled dependencies$/m);
  return own.replaceAll('\r\n', '\n').trim();
}
