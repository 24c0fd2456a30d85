// `npm run new -- <kind> "<title>"`: starts a page in the right folder, with the right front matter.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import slugify from 'slugify';
import { nearestWord } from '#lib/nearest-word.ts';
import { UserError } from '#lib/user-error.ts';
import { parseEnv } from '#server/env.ts';
import { placeholderMark, type Scaffold, scaffolds } from '#site/scaffolds.ts';
import { runScript } from './run-script.ts';

/** Writes the page and returns its file, inside the content folder. */
export function newPage(contentDir: string, kindName: string, title: string, today: string): string {
  const kind = scaffolds.find((candidate) => candidate.name === kindName) ?? unknownKind(kindName);
  if (title.trim() === '')
    throw new UserError(`Give the ${kind.name} a title: npm run new -- ${kind.name} "The title"`);
  const slug = slugify(title, { lower: true, strict: true });
  if (slug === '')
    throw new UserError(`No address can be made of the title "${title}". Use some letters or digits.`);
  const folder = join(contentDir, kind.folder);
  const taken = existing(folder).find((name) => name.replace(/^\d+\./, '').replace(/\.md$/, '') === slug);
  if (taken)
    throw new UserError(
      `There is a page of that name already: ${relative(contentDir, join(folder, taken))}. Choose another title.`,
    );

  const name = nextPrefix(folder, kind) + slug;
  const file = join(folder, kind.isFolder ? `${name}/index.md` : `${name}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pageText(kind, title.trim(), today), { flag: 'wx' });
  for (const [name, text] of Object.entries(kind.files ?? {})) {
    const other = join(dirname(file), name);
    mkdirSync(dirname(other), { recursive: true });
    writeFileSync(other, text.replaceAll('{date}', today), { flag: 'wx' });
  }
  return relative(contentDir, file);
}

function pageText(kind: Scaffold, title: string, today: string): string {
  const description = `"${placeholderMark} Write one sentence of 50 to 160 characters that says what the reader gets."`;
  const front = kind.frontMatter.replaceAll('{date}', today);
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${description}\n${front}\n---\n\n${kind.body}`;
}

/** If the neighbours are numbered, the new page is numbered last; otherwise it has no number. */
function nextPrefix(folder: string, kind: Scaffold): string {
  const numbers = existing(folder).flatMap((name) => /^(\d+)\./.exec(name)?.[1] ?? []);
  if (numbers.length === 0 || kind.folder === '') return '';
  const next = Math.max(...numbers.map(Number)) + 1;
  return `${String(next).padStart(numbers[0]?.length ?? 1, '0')}.`;
}

function existing(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function unknownKind(name: string): never {
  const names = scaffolds.map((kind) => kind.name);
  const meant = nearestWord(name, names);
  const advice = meant ? ` Did you mean "${meant}"?` : '';
  throw new UserError(
    `There is no kind "${name}".${advice} Kinds: ${names.join(', ')}.\nUse it like this: npm run new -- post "What we learned"`,
  );
}

if (import.meta.main) {
  await runScript(async () => {
    const { contentDir } = parseEnv(process.env, process.cwd());
    const [kind = '', ...title] = process.argv.slice(2);
    const today = new Date().toISOString().slice(0, 10);
    const file = newPage(contentDir, kind, title.join(' '), today);
    console.log(
      `Written: ${basename(contentDir)}/${file}\nSee it with npm run dev. When it is ready, run npm run check:content.`,
    );
  });
}
