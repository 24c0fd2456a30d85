// Builds the sites that tests look at, each in a folder of its own.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#lib/user-error.ts';

const root = join(import.meta.dirname, '..');

/** Where a site for tests is built. `real` is the project's own content. */
export function testSiteDir(name: string): string {
  return join(root, '.cache/e2e', name);
}

export interface TestBuild {
  /** Variables of the build: another content folder, an address. */
  settings?: Record<string, string>;
  /** Whether progress is shown; else only what a failed build says. */
  isShown?: boolean;
}

/**
 * Builds a site with the present code. The bundled application is kept from run to run; documents are always made
 * again.
 */
export async function buildTestSite(
  name: string,
  { settings = {}, isShown = false }: TestBuild = {},
): Promise<void> {
  const outDir = testSiteDir(name);
  for (const folder of ['static', 'server']) rmSync(join(outDir, folder), { recursive: true, force: true });
  if (!settings.CONTENT_DIR) takeParsedPages(outDir);
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

/** The content check has read every page already; what has not changed since need not be read again. */
function takeParsedPages(outDir: string): void {
  const checked = join(root, '.cache/check-content.sqlite');
  const cache = join(outDir, 'cache');
  if (!existsSync(checked) || existsSync(cache)) return;
  mkdirSync(cache, { recursive: true });
  cpSync(checked, join(cache, 'content.sqlite'));
}
