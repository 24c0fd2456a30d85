// A small site with one of everything that is served in a way of its own, built once or several times in the same place.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { shareApplication } from '#scripts/build-test-site.ts';
import { addresses as generated } from '#site/addresses.ts';
import { scaffolds } from '#site/scaffolds.ts';

const project = join(import.meta.dirname, '../../..');

const run = "parent.document.title = 'It ran'; localStorage.setItem('ran', location.pathname);";

/** What an author may link to and a browser would open as a document, or run. */
function hostileFiles(): Record<string, string> {
  const script = `<script>${run}</script>`;
  const leave = '<meta http-equiv="refresh" content="0; url=/guide?left" />';
  const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title>${leave}${script}</head></html>`;
  const files = {
    'evil.html': `<!doctype html><title>x</title>${leave}${script}<script src="evil.js"></script>`,
    'EVIL.XHTML': xhtml,
    'evil.xml': xhtml,
    'evil.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`,
    // A worker has no document, and a service worker nobody to tell.
    'evil.js': `if (globalThis.document) { ${run} } else globalThis.postMessage?.('ran');`,
    'a b.mjs': run,
    'notes.pdf': '%PDF-1.4\n',
    'notes.txt': 'Notes.\n',
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`content/1.guide/files/${name}`, text]),
  );
}

/** A guide as it is started for an author: with a step, whose files can be downloaded. */
function guideFiles(): Record<string, string> {
  const files = scaffolds.find(({ name }) => name === 'guide')?.files ?? {};
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      `content/3.build-own/clock/${name}`,
      text.replaceAll('{date}', '2026-01-02'),
    ]),
  );
}

const pages = {
  'content/index.md': '# Home\n\nWelcome.\n',
  'content/1.guide/index.md': '---\ntitle: Guide\n---\n\nThe guide.\n',
  'content/1.guide/1.first.md':
    '---\ntitle: First\n---\n\n![A square](square.png)\n\n```html example\n<p>Hello</p>\n```\n',
  'content/1.guide/2.node.js.md': '---\ntitle: Node.js\n---\n\n## A part\n\nA page whose name has a dot.\n',
  'content/1.guide/3.files.md': `---
title: Files
---

${['evil.html', 'EVIL.XHTML', 'evil.xml', 'evil.svg', 'evil.js', 'a b.mjs', 'notes.pdf', 'notes.txt']
  .map((name) => `[${name}](<files/${name}>)`)
  .join('\n\n')}
`,
  ...hostileFiles(),
  // A script file of an example: a module as well as a classic script.
  'content/media/evil.mjs': `if (globalThis.document) { ${run} } else globalThis.postMessage?.('ran');`,
  'content/2.blog/index.md': '---\ntitle: Blog\n---\n',
  'content/2.blog/post.md': '---\ntitle: Post\ndate: 2026-01-02\n---\n\nNews.\n',
  'content/3.build-own/clock/index.md': '---\ntitle: Clock\n---\n\nA clock.\n',
  ...guideFiles(),
  'content/site.yaml': 'name: Small\nurl: https://small.example\ncontact: mailto:security@small.example\n',
  'content/redirects.yaml': '/old: /guide/node.js#a-part\n/guide/older: /guide/first\n/Guide: /guide\n',
  'public/.well-known/test.txt': 'A file with an exact address.\n',
  'public/data.bin': 'No type says what this is.\n',
};

/** Where the folders of the site are. */
export interface SmallSite {
  out: string;
  write(file: string, content: string | Buffer): void;
  picture(colour: string): Promise<Buffer>;
  build(): Promise<void>;
}

export async function makeSmallSite(folder: string): Promise<SmallSite> {
  const out = join(folder, 'out');
  const site: SmallSite = {
    out,
    write(file, content) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },
    picture: (background) =>
      sharp({ create: { width: 900, height: 500, channels: 3, background } })
        .png()
        .toBuffer(),
    build: () => build(join(folder, 'content'), out),
  };
  // Its marks and screenshots, which a site has of its own or not at all.
  cpSync(join(project, 'public'), join(folder, 'public'), { recursive: true });
  for (const [file, text] of Object.entries(pages)) site.write(file, text);
  site.write('content/1.guide/square.png', await site.picture('teal'));
  shareApplication(out);
  return site;
}

function build(content: string, out: string): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, CONTENT_DIR: content, OUT_DIR: out };
  const child = spawn(process.execPath, ['--import', './scripts/compile-cache.js', 'scripts/build.ts'], {
    cwd: project,
    env,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  return new Promise((resolve, reject) => {
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
}

/** Every file of the build that has an address, by its address. */
export function addresses(out: string): string[] {
  const root = join(out, 'static');
  return (
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(root, file)).isFile() && !/\.(br|gz)$/.test(file))
      // Fragments are asked for with a query, and answered by program.
      .filter((file) => !`/${file}`.startsWith(generated.fragments.path))
      .filter((file) => file !== '404.html' && file !== '500.html')
      .map((file) => `/${file}`.replace(/\/index\.html$/, '') || '/')
      .sort()
  );
}

/** An address for every row of the table that is not answered by program; most of them are missing. */
export function tableAddresses(): string[] {
  const { icons: _, fragments: __, ...rows } = generated;
  return Object.values(rows).map(({ path }) =>
    path
      .replace('{page}', '/nope')
      .replace(/\{\w+\}/, 'nope')
      .replace(/\/$/, '/nope.js'),
  );
}
