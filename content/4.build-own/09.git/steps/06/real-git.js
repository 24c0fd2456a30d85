// Runs the real Git, so that tests can compare answers with it.
import { execFileSync } from 'node:child_process';

// Only these variables, so that your own settings change nothing.
const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_DEFAULT_HASH: 'sha1',
  // Commands that only read must not rewrite the index.
  GIT_OPTIONAL_LOCKS: '0',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_AUTHOR_DATE: '1700000000 +0100',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_COMMITTER_DATE: '1700000000 +0100',
  LC_ALL: 'C',
};

/** What the command prints. Fails with Git's message if it fails. */
export function git(folder, args, input = '') {
  return execFileSync('git', args, {
    cwd: folder,
    env,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}
