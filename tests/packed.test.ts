// The archive that `npm pack` makes, unpacked where a package manager would put it, in a folder that holds nothing else:
// its commands, word for word.
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'plinth-packed-'));
const notes = join(folder, 'notes');
const program = join(folder, 'node_modules/plinth/bin/plinth.js');

beforeAll(() => {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, 'plinth'), { recursive: true });
  mkdirSync(notes);
  // As `npm init` writes it: scripts in this folder are of the old kind.
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: project });
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['xzf', archive, '-C', 'node_modules/plinth', '--strip-components=1'], { cwd: folder });
  for (const name of installedBeside()) {
    mkdirSync(join(packages, name, '..'), { recursive: true });
    symlinkSync(join(project, 'node_modules', name), join(packages, name));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The packages that a package manager puts beside the archive: what only work on the project needs is not among them. */
function installedBeside(): Set<string> {
  const lock = readFileSync(join(project, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> };
  const needs = ({ dependencies, optionalDependencies, peerDependencies }: Locked = {}) =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const names = new Set<string>();
  // What is added on the way is come to as well.
  const open = new Set(needs(packages['']));
  for (const name of open) {
    if (!existsSync(join(project, 'node_modules', name))) continue;
    names.add(name);
    for (const place of Object.keys(packages).filter((one) => `${one}/`.includes(`node_modules/${name}/`)))
      for (const needed of needs(packages[place])) open.add(needed);
  }
  return names;
}

interface Outcome {
  code: number | null;
  said: string;
}

/** Runs a command in the folder until it ends, or until it has said what is waited for. */
function plinth(
  words: readonly string[],
  { node = process.execPath, until }: { node?: string; until?: string } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(node, [program, ...words], {
      cwd: notes,
      env: { ...process.env, PORT: '0', XDG_CACHE_HOME: join(folder, 'caches') },
    });
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (until !== undefined && said.includes(until)) child.kill('SIGTERM');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => resolve({ code, said: said.replace(/ in [\d.]+ s/, ' in … s') }));
  });
}

/** The files of the site that contain a word. */
function filesWith(word: string): string[] {
  const site = join(notes, '.plinth/static');
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(word));
}

/** The Node of this machine, when it is older than the project's own. */
function olderNode(): string | undefined {
  const places = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.includes('node_modules'));
  const candidates = places.map((place) => join(place, 'node'));
  return candidates.find((node) => {
    try {
      return /^v2[0-3]\./.test(execFileSync(node, ['--version'], { encoding: 'utf8' }));
    } catch {
      return false;
    }
  });
}

test('without a command, or with one that there is not, it says what there is', async () => {
  const { code, said } = await plinth([]);
  expect(code).toBe(1);
  expect(said).toContain('Use it like this: npx plinth <command> [folder]');
  expect(await plinth(['bild'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('no command "bild"'),
  });
  const help = await plinth(['help']);
  expect(help.code).toBe(0);
  const [, manual = ''] = /^The manual is (.+)\.$/m.exec(help.said) ?? [];
  expect(existsSync(manual)).toBe(true);
});

test('the README, the manual and the list of blocks link only to files of the archive', () => {
  const packed = join(folder, 'node_modules/plinth');
  const broken = ['README.md', 'content/README.md', 'docs/mdc.md'].flatMap((file) => {
    const text = readFileSync(join(packed, file), 'utf8').replace(/```.*?```|`[^`\n]*`/gs, '');
    const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
    return links.filter((link) => !/^\w+:/.test(link) && !existsSync(join(packed, file, '..', link)));
  });
  expect(broken).toEqual([]);
});

test('from an empty folder to a site: init, check, build, serve, dev', async () => {
  expect(await plinth(['init'])).toEqual({
    code: 0,
    said: 'Written: site.yaml\nWritten: index.md\nWritten: guide/index.md\nWritten: guide/1.first-steps.md\nSee it with npx plinth dev.\n',
  });
  expect(await plinth(['init'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is a site.yaml in'),
  });
  const older = olderNode();
  const checked = await plinth(['check'], older === undefined ? {} : { node: older });
  expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('3 pages: 0 errors, 0 warnings.') });

  writeFileSync(join(notes, 'note.md'), '# A note\n\nSee [nothing](nothing.md).\n');
  const refused = await plinth(['check']);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('notes/note.md:3 error:') });
  writeFileSync(join(notes, 'note.md'), '# A note\n\nSee [the guide](guide/index.md).\n');

  writeFileSync(join(notes, 'later.md'), '---\ntitle: Quetzal\ndraft: true\n---\n\nQuetzal.\n');
  const built = await plinth(['build']);
  expect(built.said).toContain('1 draft was left out ("draft: true", or a file that ends in .draft.md).\n');
  expect(filesWith('Quetzal')).toEqual([]);
  rmSync(join(notes, 'later.md'));
  expect(built.said).toContain('4 pages (4 rendered, 0 unchanged) in … s');
  expect(built.code).toBe(0);
  const html = readFileSync(join(notes, '.plinth/static/guide/first-steps/index.html'), 'utf8');
  expect(html.includes('<title>First steps</title>')).toBe(true);
  // Nothing says whose program it is.
  expect(html.match(/Plinth|Institute/g)).toBe(null);
  expect(readdirSync(notes).toSorted()).toEqual(['.plinth', 'guide', 'index.md', 'note.md', 'site.yaml']);

  expect((await plinth(['serve'], { until: 'Serving http://' })).code).toBe(0);
  expect((await plinth(['dev'], { until: 'Ready in' })).code).toBe(0);
});
