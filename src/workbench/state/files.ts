// The files in a workbench: what the reader has written, on top of what the task starts with.
import type { QuestFile } from '#schema/page/quest.ts';

/** A text file, such as `index.html` or `script.js`. The first one of a list is the page. */
export type WorkFile = QuestFile;

export type FileLanguage = 'html' | 'css' | 'js' | 'text';

/** The language of a file, by its extension. */
export function languageOf(name: string): FileLanguage {
  switch (name.slice(name.lastIndexOf('.') + 1)) {
    case 'html':
      return 'html';
    case 'css':
      return 'css';
    case 'js':
    case 'mjs':
      return 'js';
    default:
      return 'text';
  }
}

/**
 * The files to work on. The reader's draft wins over the starter. A file that was added to the starter later is used as
 * it is there, and a file that was removed from it stays.
 */
export function filesToWorkOn(starter: readonly WorkFile[], draft: readonly WorkFile[] | null): WorkFile[] {
  const written = new Map((draft ?? []).map(({ name, text }) => [name, text]));
  const known = new Set(starter.map(({ name }) => name));
  return [
    ...starter.map(({ name, text }) => ({ name, text: written.get(name) ?? text })),
    ...(draft ?? []).filter(({ name }) => !known.has(name)),
  ];
}

export function areSameFiles(one: readonly WorkFile[], other: readonly WorkFile[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, text }) => other.some((file) => file.name === name && file.text === text))
  );
}

/** The text of a file; empty if there is no such file. */
export function textOf(files: readonly WorkFile[], name: string): string {
  return files.find((file) => file.name === name)?.text ?? '';
}
