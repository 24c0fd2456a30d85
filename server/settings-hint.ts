// What a folder without settings is told: its site is made with guesses, and one file changes them.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readSettings, settingsFile } from '#pipeline/folder/read-settings.ts';

/** The sentence for a folder without a `site.yaml`; null for any other. */
export function settingsHint(contentDir: string): string | null {
  const { isWritten, settings } = readSettings(contentDir);
  if (isWritten || !existsSync(contentDir)) return null;
  return `There is no ${settingsFile} in ${basename(contentDir)}, so the site is called "${settings.name}" and links that lead nowhere are only listed. Write one to change that, such as: name: My site`;
}
