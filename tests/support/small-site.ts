// A small site that a test edits and builds, as an author does on the command line.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareApplication } from '#scripts/build-test-site.ts';

const project = join(import.meta.dirname, '../..');

export interface Run {
  code: number | null;
  out: string;
  errors: string;
}

/** Starts `npm run build` with these variables and nothing else of the environment. */
export function startBuild(env: Record<string, string>): { child: ChildProcess; done: Promise<Run> } {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--import', './scripts/compile-cache.js', 'scripts/build.ts'], {
    cwd: project,
    env: { PATH, HOME, ...env },
  });
  const run: Run = { code: null, out: '', errors: '' };
  child.stdout.on('data', (text) => {
    run.out += text;
  });
  child.stderr.on('data', (text) => {
    run.errors += text;
  });
  const done = new Promise<Run>((resolve) => child.on('close', (code) => resolve({ ...run, code })));
  return { child, done };
}

export interface Site {
  content: string;
  out: string;
  write(file: string, text: string): void;
  /** Puts the folder back to the pages every test starts from. */
  reset(): void;
  build(env?: Record<string, string>): Promise<Run>;
  page(path: string): string;
  id(): string;
}

/** The pages that every site starts from. */
export const pages = {
  'site.yaml': 'name: Test\n',
  'index.md': '# Home\n\nWelcome.\n',
  '1.guide/index.md': '---\ntitle: Guide\n---\n\nThe guide.\n',
  '1.guide/1.first.md': '---\ntitle: First\n---\n\nThe first page.\n',
  '1.guide/2.second.md': '---\ntitle: Second\n---\n\nThe second page.\n',
  '1.guide/3.third.md': '---\ntitle: Third\n---\n\nThe third page.\n',
  '2.notes/1.alpha.md':
    '---\ntitle: Alpha\n---\n\n![A square](square.svg)\n\nSee [the second](../1.guide/2.second.md).\n',
  '2.notes/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
};

/** A site in a folder; its first build bundles nothing. */
export function makeSite(folder: string): Site {
  const content = join(folder, 'content');
  const out = join(folder, 'out');
  shareApplication(out);
  const site: Site = {
    content,
    out,
    write(file, text) {
      mkdirSync(join(content, file, '..'), { recursive: true });
      writeFileSync(join(content, file), text);
    },
    reset() {
      rmSync(content, { recursive: true, force: true });
      for (const [file, text] of Object.entries(pages)) site.write(file, text);
    },
    build: (env = {}) => startBuild({ CONTENT_DIR: content, OUT_DIR: out, ...env }).done,
    page: (path) => readFileSync(join(out, 'static', path, 'index.html'), 'utf8'),
    id: () => JSON.parse(readFileSync(join(out, 'static/builds/latest.json'), 'utf8')).id,
  };
  site.reset();
  return site;
}

/** Every file of a folder with the hash of its bytes. */
export function fingerprint(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  );
}

/** The last line without what differs between machines. */
export function summary(run: Run): string {
  const last = run.out.trim().split('\n').at(-1) ?? '';
  return last.replace(/in [\d.]+ s, [\d.]+ MB/, 'in … s, … MB');
}
