// An empty folder for one test, removed when the test ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function tempFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), 'own-git-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
