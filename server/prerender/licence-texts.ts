// `/licences.txt`: the full texts that go with the code, styles and drawings readers download. Packages that share a text
// to the letter stand above it together.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreditedPackage } from '#schema/licences.ts';
import { packageFolder } from '../package-folders.ts';
import { writePrecompressed } from './output/compress.ts';

/** Packages of drawings come without the licence of their drawings. */
const keptTexts: Readonly<Record<string, string>> = {
  '@iconify-json/lucide': 'facts/licences/lucide.txt',
  '@iconify-json/simple-icons': 'facts/licences/simple-icons.txt',
};

const line = '-'.repeat(80);

/** Writes the file, unless the site has brought its own. */
export function writeLicences(projectRoot: string, staticDir: string): void {
  const file = join(staticDir, 'licences.txt');
  if (!existsSync(file)) writePrecompressed(file, licenceTexts(projectRoot), 'page');
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
    'The pages of this site bring code, styles and drawings by others. Their licences:\n',
    ...parts,
  ].join(`\n${line}\n\n`);
}

/** Throws where there is none: a package without its licence must not be sent to readers. */
function textOf(root: string, name: string): string {
  const text = readLicence(root, name, packageFolder(root, name));
  if (text === null) throw new Error(`The package ${name} comes without its licence.`);
  return text;
}

/** The licence of a package by the file in its folder, or by the one that is kept here for it; null when it has none. */
export function readLicence(root: string, name: string, folder: string): string | null {
  const kept = keptTexts[name];
  const found = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  const file = kept === undefined ? found && join(folder, found) : join(root, kept);
  if (file === undefined) return null;
  // Vite's file goes on with what its own program contains, none of which leaves the machine of the build.
  const [own = ''] = readFileSync(file, 'utf8').split(/^# Licenses of bundled dependencies$/m);
  return own.replaceAll('\r\n', '\n').trim();
}
