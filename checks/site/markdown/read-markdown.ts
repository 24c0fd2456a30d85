// Parses the Markdown of a page.
import type { Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { assistiveListTitle } from '#render/markdown/assistive-list.ts';
import { shownPagesHeading } from '#render/markdown/page-extras.ts';
import { emptyOutline, type Outline, rowOf, squeezed } from './outline.ts';

/** Without autolinks: finding them takes a third of the time, and our files write every link explicitly. */
const parser = unified()
  .use(remarkParse)
  .data(
    'micromarkExtensions' as never,
    [gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem()] as never,
  )
  .data(
    'fromMarkdownExtensions' as never,
    [
      gfmFootnoteFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmTableFromMarkdown(),
      gfmTaskListItemFromMarkdown(),
    ] as never,
  )
  .freeze();

/** A Markdown file in its three parts. */
export interface ReadMarkdown {
  /** The title, the text and all other content that is on the page in the same words. */
  text: Outline;
  /** The facts below the title. */
  facts: string[];
  /** The page's own address, the last of the facts. */
  source: string | null;
  /** The linked pages, if there is a list of them. */
  shown: Outline;
}

/** `hasShown`: whether the page links to others; then the last list of the file is about them. */
export function readMarkdown(markdown: string, hasShown: boolean): ReadMarkdown {
  const { children } = parser.parse(markdown) as Root;
  const factsAt = children.findIndex((node) => node.type === 'list');
  const facts = outlineOf(factsAt === -1 ? [] : children.slice(factsAt, factsAt + 1));
  const shownAt = hasShown ? children.findLastIndex(isShownHeading) : -1;
  const end = shownAt === -1 ? children.length : shownAt;
  return {
    text: outlineOf(
      withoutAssistiveLists([...children.slice(0, factsAt), ...children.slice(factsAt + 1, end)]),
    ),
    facts: facts.items,
    source: facts.links.at(-1) ?? null,
    shown: outlineOf(children.slice(end + 1)),
  };
}

/**
 * The assistive view is on the page for readers without JavaScript, with badges and symbols where the file
 * has words. Both are generated from the same lines and have tests of their own.
 */
function withoutAssistiveLists(nodes: readonly RootContent[]): RootContent[] {
  const isTitle = (node: RootContent | undefined) =>
    node?.type === 'paragraph' && textOf(node) === assistiveListTitle;
  return nodes.filter((node, at) => !isTitle(node) && !(node.type === 'list' && isTitle(nodes[at - 1])));
}

function isShownHeading(node: RootContent): boolean {
  return node.type === 'heading' && node.depth === 2 && textOf(node) === shownPagesHeading;
}

function outlineOf(nodes: readonly Nodes[]): Outline {
  const outline = emptyOutline();
  for (const node of nodes) read(node, outline, 'paragraphs');
  return outline;
}

function read(node: Nodes, outline: Outline, lines: 'paragraphs' | 'items'): void {
  switch (node.type) {
    case 'heading':
      outline.headings.push(`${'#'.repeat(node.depth)} ${squeezed(textOf(node))}`);
      break;
    case 'code':
      outline.code.push(`${node.lang ?? ''}\n${node.value}`);
      break;
    case 'paragraph': {
      const words = squeezed(textOf(node).replace(/^\[!\w+\]\s/, ''));
      if (words && !/^\[!\w+\]$/.test(words)) outline[lines].push(words);
      break;
    }
    case 'table':
      outline.rows.push(...rowsOf(node));
      break;
    case 'link':
      outline.links.push(node.url);
      break;
    case 'image':
      outline.pictures.push(squeezed(node.alt ?? ''));
      break;
  }
  if ('children' in node)
    for (const child of node.children) read(child, outline, node.type === 'listItem' ? 'items' : lines);
}

function rowsOf({ children }: Table): string[] {
  return children.map((row) => rowOf(row.children.map(textOf))).filter(Boolean);
}

/** The text alone, without inline tags and footnote markers. */
function textOf(node: Nodes | PhrasingContent): string {
  if (node.type === 'html' || node.type === 'break')
    return node.type === 'break' || node.value === '<br>' ? ' ' : '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
