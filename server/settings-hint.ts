// A hint for a folder without settings: defaults are used, and one file changes them.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readSettings, settingsFile } from '#pipeline/folder/read-settings.ts';

/** The message for a folder without a `site.yaml`; null for any other. */
export function settingsHint(contentDir: string): string | null {
  const { isWritten, settings } = readSettings(contentDir);
  if (isWritten || !existsSync(contentDir)) return null;
  return `There is no ${settingsFile} in ${basename(contentDir)}, so the site is called "${settings.name}" and broken links are only listed. Write one to change that, such as: name: My site`;
}
