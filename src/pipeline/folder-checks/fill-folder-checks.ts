// Adds the checks of a project to its block `::folder-check`.
import type { Root } from 'mdast';
import type { Starter } from '#schema/page/folder-check.ts';
import { stepZipPath } from '#site/step-zip.ts';
import { readPublishable } from '../folder/folder-files.ts';
import { componentProperty, propsProperty } from '../markdown/components/component-node.ts';
import { type DocumentContext, lineOf, missingFile } from '../markdown/context.ts';
import { hashBytes } from '../markdown/pictures.ts';
import { walk } from '../markdown/walk.ts';
import { checksFileOf, readProjectChecks } from './project-folder.ts';
import { readStarter, starterFolderOf, starterZip } from './starter.ts';

interface BlockNode {
  type: string;
  children?: BlockNode[];
  data?: { hProperties?: Record<string, unknown> };
  position?: { start: { line: number } };
}

export function fillFolderChecks(tree: Root, context: DocumentContext): void {
  let isFilled = false;
  walk<BlockNode>(tree, (node) => {
    const properties = node.data?.hProperties;
    if (properties?.[componentProperty] !== 'folder-check') return;
    const report = (message: string) => context.report('folder-check-invalid', lineOf(node), message);
    if (isFilled) report('The page has two blocks "folder-check". Leave one out.');
    isFilled = true;
    const file = checksFileOf(context.file);
    const found = readPublishable(context.root, file);
    // A missing file is recorded too, so that the page is parsed again once it exists.
    context.includes.set(file, found.ok ? hashBytes(found.bytes) : missingFile);
    if (!found.ok) {
      report(`The project has no checks. Write ${file}.`);
      return;
    }
    const checksSource = found.bytes.toString('utf8');
    const read = readProjectChecks(checksSource);
    if (!read.ok) {
      report(`${file}${read.line === null ? '' : `, line ${read.line}`}: ${read.message}`);
      return;
    }
    // Their pages are checked in the frame of quests.
    context.hasChecks = true;
    const props = JSON.parse(String(properties[propsProperty])) as Record<string, unknown>;
    const starter = starterOf(context);
    properties[propsProperty] = JSON.stringify({ ...props, checks: read.checks, checksSource, starter });
  });
}

/** The archive that the page offers. Its files are recorded, so that the page is parsed again when one changes. */
function starterOf(context: DocumentContext): Starter | undefined {
  const { root, file, includes, site } = context;
  const folder = starterFolderOf(file);
  includes.set(`${folder}/index.html`, missingFile);
  for (const [name, bytes] of readStarter(root, file)) includes.set(`${folder}/${name}`, hashBytes(bytes));
  const archive = starterZip(root, file);
  const path = site.pathByFile.get(file);
  return archive && path !== undefined
    ? { href: encodeURI(stepZipPath(path)), bytes: archive.length }
    : undefined;
}
