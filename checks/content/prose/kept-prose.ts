// Caches the prose of all pages between runs, so that comparing one page with the others needs no parsing.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeVersion } from '../../verdicts/code-version.ts';
import type { KnownProse } from '../checked-page.ts';
import type { ProseBlock } from './prose.ts';

export interface KeptProse extends KnownProse {
  /** Saves the texts used in this run. */
  save(): void;
}

/** Opens the cache in a file. */
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
      // Two checks may run at once, so each replaces the file atomically.
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
