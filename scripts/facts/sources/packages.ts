// Reads the data packages from their files, with the versions recorded in the facts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CompatData } from '@mdn/browser-compat-data';
import type { features } from 'web-features';

export type WebFeatures = typeof features;

const require = createRequire(import.meta.url);

/** Package by the source name used in facts. */
const packageNames = {
  standard: 'vnu-jar',
  webref: '@webref/elements',
  'html-element-attributes': 'html-element-attributes',
  'html-event-attributes': 'html-event-attributes',
  'html-aria': 'html-aria',
  'aria-query': 'aria-query',
  axe: 'axe-core',
  bcd: '@mdn/browser-compat-data',
  'web-features': 'web-features',
} as const;

/** `vnu-jar 26.9.27` by source. */
export function packageVersions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packageNames).map(([source, name]) => [
      source,
      `${name} ${(readJson(name, 'package.json') as { version: string }).version}`,
    ]),
  );
}

export function readCompatData(): CompatData {
  return readJson('@mdn/browser-compat-data', 'data.json') as CompatData;
}

export function readWebFeatures(): WebFeatures {
  return (readJson('web-features', 'data.json') as { features: WebFeatures }).features;
}

export interface WebrefElement {
  name: string;
  href?: string;
  interface?: string;
  obsolete?: boolean;
}

export function readWebref(): WebrefElement[] {
  return (readJson('@webref/elements', 'html.json') as { elements: WebrefElement[] }).elements;
}

/** ARIA 1.2 as tables; the package has no types. */
export interface AriaQuery {
  roles: Map<string, { abstract: boolean }>;
  aria: Map<string, unknown>;
  elementRoles: {
    entries(): Iterable<[{ name: string; attributes?: unknown[]; constraints?: unknown }, Iterable<string>]>;
  };
}

export function readAriaQuery(): AriaQuery {
  return require('aria-query') as AriaQuery;
}

function readJson(name: string, file: string): unknown {
  // Some packages do not export their files, so the folder is searched for.
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(folder, name, file), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`The package ${name} is not installed. Run "npm install".`);
}

/** The folder of an installed package. */
export function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}
