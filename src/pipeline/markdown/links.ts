// Resolves links between documents, by address or by file, to addresses. Each is recorded and checked against
// the whole site once every page is known. Properties of blocks can be links too, beside icons and slots,
// which are also checked.
import { posix } from 'node:path';
import type { Element, Root } from 'hast';
import { type BlockName, blocks } from '#blocks/all/schemas.ts';
import { normalisePath } from '#lib/address/content-path.ts';
import { decodeAddress } from '#lib/address/decode-address.ts';
import { isDangerous, isExternal } from '#lib/address/link-target.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import { readPublishable, refusalMessage } from '../folder/folder-files.ts';
import { checkIcon } from '../icons/icons.ts';
import { componentProperty, propsProperty, slotProperty } from './components/component-node.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { publishFile } from './pictures.ts';
import { refusedAddress } from './sanitise.ts';
import { walkElements } from './walk.ts';

/** Resolves the links of a page. */
export function resolveLinks(tree: Root, context: DocumentContext): void {
  walkElements<Element>(tree, (element) => {
    if (element.tagName !== 'a' || typeof element.properties.href !== 'string') return;
    const href = element.properties.href;
    if (isExternal(href)) {
      element.properties.rel ??= ['noopener', 'noreferrer'];
      return;
    }
    // The Markdown parser creates the links of footnotes and their targets.
    if ('dataFootnoteRef' in element.properties || 'dataFootnoteBackref' in element.properties) return;
    resolveLink(element, href, context);
  });
}

/** The same for a block's `to`, which is a property rather than an element. */
function resolveTo(to: string, line: number | null, context: DocumentContext): string {
  const link: Element = { type: 'element', tagName: 'a', properties: { href: to }, children: [] };
  if (line !== null) link.position = { start: { line, column: 1 }, end: { line, column: 1 } };
  if (!isExternal(to)) resolveLink(link, to, context);
  return String(link.properties.href);
}

function resolveLink(element: Element, written: string, context: DocumentContext): void {
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
  if (target === '') {
    note('');
    return;
  }
  if (target.startsWith('/')) {
    // Some systems resolve a file from the content root: `/guide/start.md`.
    const named = decodeAddress(target).slice(1);
    const path = named.endsWith('.md') ? pathOf(named, context) : undefined;
    if (path !== undefined) {
      note(path, named);
      return;
    }
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
    const path = pathOf(candidate, context);
    if (path === undefined) continue;
    note(path, candidate);
    return;
  }
  const isOtherFile = !file.startsWith('..') && /\.[a-z\d]+$/i.test(file) && !file.endsWith('.md');
  const found = isOtherFile ? readPublishable(context.root, file) : null;
  if (found?.ok) {
    element.properties.href = publishFile(file, found.bytes, context) + suffix;
    return;
  }
  if (found && found.reason !== 'missing') {
    context.report('file-refused', line, refusalMessage(written, found.reason));
    return;
  }
  context.report(
    'link-file-missing',
    line,
    `The link "${written}" leads to no page or file. Check the path; it starts from this page's folder.`,
  );
}

function pathOf(file: string, { site }: DocumentContext): string | undefined {
  return site.pathByFile.get(file) ?? site.draftPaths?.get(file);
}

/** A link may name the file, omit `.md`, or name a folder. */
function candidates(file: string): string[] {
  const bare = file.replace(/\/$/, '');
  return [bare, `${bare}.md`, `${bare}/index.md`, ...(bare === '.' ? ['index.md'] : [])];
}

/** Resolves the links of blocks and checks their icons and slots. */
export function resolveBlocks(tree: Root, context: DocumentContext): void {
  const found: Element[] = [];
  walkElements<Element>(tree, (element) => {
    if (element.properties[componentProperty] !== undefined) found.push(element);
  });
  for (const element of found) resolveBlock(element, context);
}

function resolveBlock(element: Element, context: DocumentContext): void {
  const name = String(element.properties[componentProperty]);
  const line = lineOf(element);
  if (!Object.hasOwn(blocks, name)) return;
  const block = blocks[name as BlockName];
  let props: Record<string, unknown>;
  try {
    props = JSON.parse(String(element.properties[propsProperty] ?? '{}'));
  } catch {
    return;
  }
  if (typeof props.to === 'string' && isDangerous(props.to)) {
    context.report('address-refused', line, refusedAddress(props.to));
    delete props.to;
  }
  if (typeof props.to === 'string') props.to = resolveTo(props.to, line, context);
  if (typeof props.icon === 'string') {
    const problem = checkIcon(props.icon);
    if (problem) context.report(problem.code, line, problem.message);
  }
  element.properties[propsProperty] = JSON.stringify(props);

  for (const child of element.children) {
    const slot = child.type === 'element' ? child.properties[slotProperty] : undefined;
    if (typeof slot !== 'string' || slot === 'default' || (block.slots as readonly string[]).includes(slot))
      continue;
    const meant = nearestWord(slot, block.slots);
    const advice = meant ? `Did you mean "#${meant}"?` : 'Its text is shown as part of the block.';
    context.report(
      'block-slot-unknown',
      lineOf(child),
      `The block "${name}" has no part "#${slot}". ${advice}`,
    );
    if (child.type === 'element') child.properties[slotProperty] = 'default';
  }
}
