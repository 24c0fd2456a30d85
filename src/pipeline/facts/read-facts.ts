// The facts about HTML and the site's own words for attributes, read once per process.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Facts, Meanings } from '#schema/facts.ts';
import type { CreditedPackage } from '#schema/licences.ts';
import type { MeasuredExamples } from '#schema/page/example.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../../facts/${name}`, import.meta.url));

let facts: Facts | null = null;
let meanings: Meanings | null = null;
let examples: MeasuredExamples | null = null;

export function readFacts(): Facts {
  facts ??= JSON.parse(readFileSync(pathOf('html.json'), 'utf8')) as Facts;
  return facts;
}

/** Our descriptions of attributes; empty if the file does not exist. */
export function readMeanings(): Meanings {
  meanings ??= (parse(readText('meanings.yaml')) as Meanings | null) ?? {};
  return meanings;
}

/** The packages that the site is built with. */
export function readLicences(): CreditedPackage[] {
  return JSON.parse(readText('licences.json') || '[]') as CreditedPackage[];
}

/** The measured heights of live examples; empty if there are no measurements. */
export function readMeasuredExamples(): MeasuredExamples {
  examples ??= JSON.parse(
    readText('examples.json') || '{"frame":"","files":{},"heights":{}}',
  ) as MeasuredExamples;
  return examples;
}

/** The raw files, for the fingerprint of the pipeline. */
export function factsText(): string {
  return ['html.json', 'meanings.yaml', 'licences.json', 'examples.json'].map(readText).join('\0');
}

function readText(name: string): string {
  try {
    return readFileSync(pathOf(name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
