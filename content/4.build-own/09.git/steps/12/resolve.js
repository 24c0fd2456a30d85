// From what people type, such as `main` or `1a2b3c4`, to the id.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBranch, readHead } from './refs.js';

export function resolve(repo, name) {
  const id =
    name === 'HEAD' ? readHead(repo).id : readBranch(repo, name);
  if (id !== null) return id;
  const ids = /^[\da-f]{4,40}$/.test(name) ? idsThatBegin(repo, name) : [];
  if (ids.length > 1) throw new Error(`${name} can mean several objects`);
  if (ids.length === 0) throw new Error(`There is nothing called ${name}`);
  return ids[0];
}

function idsThatBegin(repo, start) {
  const folder = join(repo.git, 'objects', start.slice(0, 2));
  if (!existsSync(folder)) return [];
  const ids = readdirSync(folder).map((name) => start.slice(0, 2) + name);
  return ids.filter((id) => id.startsWith(start));
}
