// Converts Markdown to a page body. This file only lists the steps; each has a file of its own.
import type { Root as HtmlRoot, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { toHast } from 'mdast-util-to-hast';
import { type Body, emptyBody } from '#schema/page/body.ts';
import type { PageSearch } from '#schema/search.ts';
import { fillExercises } from '../exercises/fill-exercises.ts';
import { fillFolderChecks } from '../folder-checks/fill-folder-checks.ts';
import { renderCode } from './code/code-blocks.ts';
import { fillTestRuns } from './code/test-runs.ts';
import { markAlerts } from './components/alerts.ts';
import { bindData } from './components/bindings.ts';
import { readBlockSettings } from './components/block-settings.ts';
import { markComponents } from './components/components.ts';
import { expandFactBlocks } from './components/fact-blocks.ts';
import { placeholdersInText } from './components/placeholders.ts';
import type { DocumentContext } from './context.ts';
import { reportForeignMarks } from './foreign-syntax.ts';
import { nameHeadings } from './headings.ts';
import { parseRawHtml } from './html-limits.ts';
import {
  type Excess,
  ExcessError,
  findDeepNode,
  findExcess,
  findReopened,
  findTreeExcess,
} from './limits.ts';
import { resolveBlocks, resolveLinks } from './links.ts';
import { linkMentions } from './mentions.ts';
import { resolvePictures } from './pictures.ts';
import { sanitiseHtml } from './sanitise.ts';
import { collectSearchData } from './search-data.ts';
import { parseMarkdown } from './syntax/parser.ts';
import { toBody } from './to-body.ts';
import { reportUnclosed } from './unclosed.ts';

export interface RenderedMarkdown {
  body: Body;
  /** The text of the level-one heading at the start of the document. */
  openingHeading: string | null;
  firstParagraph: string | null;
  search: Omit<PageSearch, 'keywords'>;
}

/** The result for a page that cannot be parsed. */
export const unreadable: RenderedMarkdown = {
  body: emptyBody,
  openingHeading: null,
  firstParagraph: null,
  search: { names: [], sections: 0, words: '' },
};

/** Turns Markdown into the body of a page; problems are reported to the context. */
export async function renderMarkdown(markdown: string, context: DocumentContext): Promise<RenderedMarkdown> {
  try {
    return await render(markdown, context);
  } catch (error) {
    // A page that exceeds a limit gets an error and an empty body.
    if (!(error instanceof ExcessError)) throw error;
    const { code, line, message } = error.excess;
    context.report(code, line, message);
    return unreadable;
  }
}

async function render(markdown: string, context: DocumentContext): Promise<RenderedMarkdown> {
  refuse(findExcess(markdown));
  const tree = parseMarkdown(markdown);
  refuse(findTreeExcess(tree));
  reportUnclosed(tree, context);
  context.placeholders.push(...placeholdersInText(tree));
  reportForeignMarks(tree, context);
  readBlockSettings(tree, context);
  bindData(tree, context);
  linkMentions(tree, context);
  const hasHtmlNames = markComponents(tree, context);
  fillTestRuns(tree, context);
  fillExercises(tree, context);
  fillFolderChecks(tree, context);
  markAlerts(tree);
  const code = await renderCode(tree, context);

  let html = toHast(tree, { allowDangerousHtml: true, clobberPrefix: '' }) as HtmlRoot;
  if (hasHtmlNames || hasRawHtml(html)) {
    refuse(findReopened(html));
    html = parseRawHtml(html, markdown);
  }
  refuse(findDeepNode(html));
  html = sanitiseHtml(html, context);
  expandFactBlocks(html, context);
  resolveLinks(html, context);
  resolveBlocks(html, context);
  await resolvePictures(html, context);
  const { toc, opening } = nameHeadings(html, context);
  const headingIds = toc.map(({ id }) => id);
  const search = collectSearchData(html, headingIds, context);

  const paragraph = html.children.find((child) => child.type === 'element');
  const isParagraph = paragraph?.type === 'element' && paragraph.tagName === 'p';
  return {
    body: {
      nodes: toBody(html.children, code),
      toc,
      words:
        countWords(separatedText(html)) +
        code.reduce((sum, block) => sum + countWords(block.replace(/<[^>]+>/g, ' ')), 0),
      ...(opening && { heading: { id: opening.id, nodes: toBody(opening.children, code) } }),
    },
    openingHeading: opening?.text ?? null,
    firstParagraph: isParagraph ? textOf(paragraph).replace(/\s+/g, ' ').trim() : null,
    search,
  };
}

function refuse(excess: Excess | null): void {
  if (excess) throw new ExcessError(excess);
}

function hasRawHtml(node: { type: string; children?: unknown[] }): boolean {
  return node.type === 'raw' || (node.children ?? []).some((child) => hasRawHtml(child as never));
}

const blockTag = /^(?:address|blockquote|caption|d[dlt]|div|fig.*|h\d|li|p|pre|section|summary|t[dhr])$/;

/** The text with a space after every block, so that words of different blocks stay separate. */
function separatedText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(separatedText).join('');
  return node.type === 'element' && blockTag.test(node.tagName) ? `${text} ` : text;
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
