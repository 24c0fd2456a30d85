// Saves a file in one move, so that no program finds half of it.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function saveFile(file, content) {
  const lock = `${file}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  // With "wx", this fails if another program is saving the same file.
  writeFileSync(lock, content, { flag: 'wx' });
  renameSync(lock, file);
}
