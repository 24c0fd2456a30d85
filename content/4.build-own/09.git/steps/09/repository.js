// A repository: a folder with your files, and `.git` with their history.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const config = `[core]
\trepositoryformatversion = 0
\tfilemode = true
\tbare = false
`;

const has = (folder) => existsSync(join(folder, '.git', 'HEAD'));

/** Makes a new repository in a folder. */
export function init(folder) {
  if (has(folder)) throw new Error(`${folder} is already a repository`);
  const git = join(folder, '.git');
  for (const name of ['objects', 'refs/heads', 'refs/tags'])
    mkdirSync(join(git, name), { recursive: true });
  writeFileSync(join(git, 'config'), config);
  writeFileSync(join(git, 'HEAD'), 'ref: refs/heads/main\n');
  return open(folder);
}

export function open(folder) {
  if (!has(folder)) throw new Error(`${folder} is not a repository`);
  return { folder, git: join(folder, '.git') };
}
