// Builds a quest's data: files and checks from its folder, hints and descriptions of the solutions from its
// page.
import { hash } from 'node:crypto';
import {
  defaultTreeAdapter as adapter,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { questFolderOf, readQuestFolder } from '#pipeline/quests/quest-folder.ts';
import type { Renderer } from '#render/renderer.ts';
import type { Quest, QuestHint } from '#schema/page/quest.ts';
import { axePath } from './quest-frame.ts';

/** The quest at a path; null if there is none with checks. */
export async function makeQuest(path: string, renderer: Renderer, contentDir: string): Promise<Quest | null> {
  const page = (await renderer.renderData(path))?.bundle.page;
  const folder = page?.file ? questFolderOf(contentDir, page.file, path) : null;
  if (!page?.quest || folder === null) return null;
  const { starter, solutions, checksSource } = readQuestFolder(contentDir, folder);
  const texts = detailsOf(page.html);
  return {
    slug: path.split('/').at(-1) ?? '',
    path,
    title: page.title,
    version: hash('sha256', JSON.stringify([starter, checksSource])).slice(0, 12),
    starter,
    checks: page.quest.checks,
    hints: texts.filter(({ title }) => /^Hint\b/.test(title)).map(withoutPrefix),
    solutions: solutions.map(({ name, files }) => {
      const about = texts.find(({ title }) => title.startsWith(`Solution ${name.toUpperCase()}`));
      const words = about ? withoutPrefix(about) : { title: '', html: '' };
      return { name, title: words.title, files, about: words.html };
    }),
    checksSource: checksSource ?? '',
    ...(/\.axe\(/.test(checksSource ?? '') && { axe: axePath }),
  };
}

/** “Hint 1: two halves” becomes “two halves”. */
function withoutPrefix({ title, html }: QuestHint): QuestHint {
  return { title: title.replace(/^(?:Hint \d+|Solution [A-Z])(?::\s*)?/, ''), html };
}

/** The `details` elements of the page: their summary and content. */
function detailsOf(html: string): QuestHint[] {
  const found: QuestHint[] = [];
  const visit = (node: Tree.ParentNode) => {
    for (const child of node.childNodes) {
      if (!adapter.isElementNode(child)) continue;
      if (child.tagName !== 'details') visit(child);
      else found.push(openedText(child));
    }
  };
  visit(parseFragment(html));
  return found;
}

function openedText(details: Tree.Element): QuestHint {
  const summary = details.childNodes.find((child) => child.nodeName === 'summary');
  const title = summary && adapter.isElementNode(summary) ? textOf(summary).trim() : '';
  const content = adapter.createDocumentFragment();
  for (const child of [...details.childNodes]) {
    if (child === summary || (title.startsWith('Solution') && isCode(child))) continue;
    adapter.detachNode(child);
    adapter.appendChild(content, child);
  }
  return { title, html: serialize(content).trim() };
}

/** The workspace itself shows the files of a solution. */
function isCode(node: Tree.ChildNode): boolean {
  return adapter.isElementNode(node) && node.tagName === 'figure';
}

function textOf(node: Tree.ParentNode): string {
  return node.childNodes
    .map((child) => (adapter.isTextNode(child) ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('');
}
