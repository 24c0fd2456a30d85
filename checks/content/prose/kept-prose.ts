// The prose of all pages, kept from one run to the next: to compare one page with the others, these need not be parsed.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeVersion } from '../../verdicts/code-version.ts';
import type { KnownProse } from '../checked-page.ts';
import type { ProseBlock } from './prose.ts';

export interface KeptProse extends KnownProse {
  /** Writes down what was looked at in this run. */
  save(): void;
}

/** Opens what is kept in a file. */
export function openKeptProse(file: string): KeptProse {
  const version = codeVersion(['checks/content/prose/prose.ts']);
  const kept = read(file, version);
  const used: Record<string, ProseBlock[]> = {};
  let isNew = false;
  const note = (key: string, prose: ProseBlock[]) => {
    used[key] = prose;
    return prose;
  };
  return {
    find(text) {
      const key = hash('sha256', text);
      const prose = kept[key];
      return prose && note(key, prose);
    },
    add(text, prose) {
      isNew = true;
      note(hash('sha256', text), prose);
    },
    save() {
      if (!isNew) return;
      mkdirSync(dirname(file), { recursive: true });
      // Two checks may run at once; each puts a whole file in place.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({ version, prose: used }));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}

function read(file: string, version: string): Record<string, ProseBlock[]> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return kept.version === version ? kept.prose : {};
  } catch {
    return {};
  }
}
