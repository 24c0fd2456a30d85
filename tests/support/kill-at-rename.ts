// Loaded before a build: ends its process without a word right before or after one of the renames that put the new
// site in its place. `KILL_AT` is `before 1`, `after 2` and so on. Putting back what an earlier kill left does not count.
// With `before spare 1` and so on it is one of the renames that take the spare folder and put the next one aside.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [when, ...moment] = (process.env.KILL_AT ?? '').split(' ');
const renameSync = fs.renameSync;
let count = 0;
let spares = 0;

fs.renameSync = (from, to) => {
  const isOutput = /[\\/](?:static|server)(?:\.next)?$/.test(String(from));
  const isSpare = [from, to].some((path) => /[\\/]cache[\\/]spare$/.test(String(path)));
  const name = isOutput ? String(++count) : isSpare ? `spare ${++spares}` : '';
  const isMoment = name !== '' && name === moment.join(' ');
  if (isMoment && when === 'before') process.kill(process.pid, 'SIGKILL');
  renameSync(from, to);
  if (isMoment && when === 'after') process.kill(process.pid, 'SIGKILL');
};
syncBuiltinESMExports();
