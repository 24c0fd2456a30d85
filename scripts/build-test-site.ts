// Builds the test sites, each in its own folder.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '#lib/user-error.ts';

const root = join(import.meta.dirname, '..');

/** The output folder of a test site. `real` is the project's own content. */
export function testSiteDir(name: string): string {
  return join(root, '.cache/e2e', name);
}

export interface TestBuild {
  /** Environment variables of the build: another content folder, an address. */
  settings?: Record<string, string>;
  /** Whether progress is shown; otherwise only the output of a failed build. */
  isShown?: boolean;
}

/**
 * Builds a site with the current code. The compiled application is reused between runs; documents never are.
 */
export async function buildTestSite(
  name: string,
  { settings = {}, isShown = false }: TestBuild = {},
): Promise<void> {
  const outDir = testSiteDir(name);
  for (const folder of ['static', 'server']) rmSync(join(outDir, folder), { recursive: true, force: true });
  if (settings.CONTENT_DIR) shareApplication(outDir);
  else takeParsedPages(join(outDir, 'cache/content.sqlite'));
  const { CONTENT_DIR: _content, SITE_URL: _url, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(root, 'scripts/build.ts')], {
    cwd: root,
    env: { ...inherited, ...settings, OUT_DIR: outDir },
    stdio: isShown ? 'inherit' : 'pipe',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code !== 0) throw new UserError(`${said}The site "${name}" could not be built.`);
}

/**
 * Copies the compiled application of the site `real` into another output folder, so that its first build
 * needs no bundling. A bundle of other sources is harmless, because the build looks it up by the hash of the
 * current ones.
 */
export function shareApplication(outDir: string): void {
  const from = join(testSiteDir('real'), 'cache');
  const to = join(outDir, 'cache');
  if (from === to || !existsSync(from)) return;
  for (const name of readdirSync(from).filter((name) => compiledParts.test(name)))
    if (!existsSync(join(to, name))) cpSync(join(from, name), join(to, name), { recursive: true });
}

/** The application, the build program, and the scripts of example and quest frames. */
const compiledParts = /^(?:app|program)-[-\da-f]+$|^(?:example|quest)-frame\.json$/;

/**
 * Initialises a database with pages already parsed by another command: the content check, or the build of the
 * site `real`. Only changed pages are parsed again.
 */
export function takeParsedPages(database: string): void {
  const parsed = ['.cache/checks/pages.sqlite', '.cache/e2e/real/cache/content.sqlite']
    .map((file) => join(root, file))
    .find((file) => existsSync(file));
  if (!parsed || existsSync(database)) return;
  mkdirSync(dirname(database), { recursive: true });
  cpSync(parsed, database);
}
