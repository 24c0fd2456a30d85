// Links between documents, by address or by file, become addresses; each is noted so that it can be checked
// against the whole site once every page is known.
import { join, posix } from 'node:path';
import type { Element, Root } from 'hast';
import { normalisePath } from '#lib/content-path.ts';
import { isExternal } from '#lib/link-target.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { decodeAddress, isFile, publishFile } from './pictures.ts';
import { walkElements } from './walk.ts';

export async function resolveLinks(tree: Root, context: DocumentContext): Promise<void> {
  const jobs: Promise<void>[] = [];
  walkElements<Element>(tree, (element) => {
    if (element.tagName !== 'a' || typeof element.properties.href !== 'string') return;
    const href = element.properties.href;
    if (isExternal(href)) {
      element.properties.rel ??= ['noopener', 'noreferrer'];
      return;
    }
    // Footnotes link within themselves; their ids are made and matched by the Markdown parser.
    if ('dataFootnoteRef' in element.properties || 'dataFootnoteBackref' in element.properties) return;
    jobs.push(resolveLink(element, href, context));
  });
  await Promise.all(jobs);
}

/** The same for a block's `to`, which is a property rather than an element. */
export async function resolveTo(to: string, line: number | null, context: DocumentContext): Promise<string> {
  const link: Element = { type: 'element', tagName: 'a', properties: { href: to }, children: [] };
  if (line !== null) link.position = { start: { line, column: 1 }, end: { line, column: 1 } };
  if (!isExternal(to)) await resolveLink(link, to, context);
  return String(link.properties.href);
}

async function resolveLink(element: Element, written: string, context: DocumentContext): Promise<void> {
  const [, target = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(written) ?? [];
  const line = lineOf(element);
  const suffix = query + (anchor ? `#${anchor}` : '');
  const note = (path: string, file?: string) => {
    context.links.push({
      path,
      anchor: decodeAddress(anchor),
      line,
      written,
      ...(file !== undefined && { file }),
    });
    element.properties.href = path + suffix || '#';
  };
  if (target === '') return note('');
  if (target.startsWith('/')) {
    context.links.push({
      path: normalisePath(decodeAddress(target)),
      anchor: decodeAddress(anchor),
      line,
      written,
    });
    return;
  }

  const file = posix.normalize(posix.join(posix.dirname(context.file), decodeAddress(target)));
  for (const candidate of candidates(file)) {
    const path = context.site.pathByFile.get(candidate);
    if (path !== undefined) return note(path, candidate);
  }
  const isOtherFile = !file.startsWith('..') && /\.[a-z\d]+$/i.test(file) && !file.endsWith('.md');
  if (isOtherFile && isFile(join(context.root, file))) {
    element.properties.href = (await publishFile(file, context)) + suffix;
    return;
  }
  context.report(
    'link-file-missing',
    line,
    `The link "${written}" leads to no page or file. Check the path; it starts from this page's folder.`,
  );
}

/** A link may name the file, leave out `.md`, or name a folder. */
function candidates(file: string): string[] {
  const bare = file.replace(/\/$/, '');
  return [bare, `${bare}.md`, `${bare}/index.md`, ...(bare === '.' ? ['index.md'] : [])];
}
