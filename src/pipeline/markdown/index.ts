// Markdown → body. This file only lists the steps; each has a file of its own.
import type { Root as HtmlRoot } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'hast-util-to-string';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdc from 'remark-mdc';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Body } from '#schema/body.ts';
import { markAlerts } from './alerts.ts';
import { resolveBlocks } from './block-links.ts';
import { renderCode } from './code-blocks.ts';
import { markComponents } from './components.ts';
import type { DocumentContext } from './context.ts';
import { nameHeadings } from './headings.ts';
import { resolveLinks } from './links.ts';
import { resolvePictures } from './pictures.ts';
import { sanitiseHtml } from './sanitise.ts';
import { toBody } from './to-body.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdc);
const toHtml = unified().use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' });

export interface RenderedMarkdown {
  body: Body;
  /** The text of the level-one heading that opens the document. */
  openingHeading: string | null;
  firstParagraph: string | null;
}

export async function renderMarkdown(markdown: string, context: DocumentContext): Promise<RenderedMarkdown> {
  const tree = parser.runSync(parser.parse(markdown)) as Root;
  markComponents(tree, markdown, context);
  markAlerts(tree);
  const code = await renderCode(tree, context);

  let html = toHtml.runSync(tree as never) as unknown as HtmlRoot;
  if (hasRawHtml(html)) html = raw(html) as HtmlRoot;
  html = sanitiseHtml(html, context);
  await resolveLinks(html, context);
  await resolveBlocks(html, context);
  await resolvePictures(html, context);
  const { toc, opening } = nameHeadings(html, context);

  const paragraph = html.children.find((child) => child.type === 'element');
  const isParagraph = paragraph?.type === 'element' && paragraph.tagName === 'p';
  return {
    body: {
      nodes: toBody(html.children, code),
      toc,
      words:
        countWords(textOf(html)) +
        code.reduce((sum, block) => sum + countWords(block.replace(/<[^>]+>/g, ' ')), 0),
      ...(opening && { heading: { id: opening.id, nodes: toBody(opening.children, code) } }),
    },
    openingHeading: opening?.text ?? null,
    firstParagraph: isParagraph ? textOf(paragraph).replace(/\s+/g, ' ').trim() : null,
  };
}

function hasRawHtml(node: { type: string; children?: unknown[] }): boolean {
  return node.type === 'raw' || (node.children ?? []).some((child) => hasRawHtml(child as never));
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
