// `npm run licences` regenerates facts/licences.json: the packages that readers download, and those that
// build the site. With `--check` it only reports whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#lib/user-error.ts';
import { bundledPackages } from './licences/bundled-packages.ts';
import { creditedPackages, readLock, refusedLicences } from './licences/installed-packages.ts';
import { count, runScript } from './run-script.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'facts/licences.json');

async function licences(): Promise<void> {
  const lock = readLock(root);
  const credits = creditedPackages(root, lock, await bundledPackages(root));
  const refused = refusedLicences(lock, credits);
  if (refused.length > 0) throw new UserError(refused.join('\n'));
  const text = `${JSON.stringify(credits, null, 2)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text)
    throw new UserError(
      'facts/licences.json is not what is installed now. Run "npm run licences" and look at it.',
    );
  const shown = credits.filter(({ use }) => use === 'browser').length;
  console.log(`${count(shown, 'package')} in the browser, ${credits.length - shown} in the build.`);
}

await runScript(licences);
