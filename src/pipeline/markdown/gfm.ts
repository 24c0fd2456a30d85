// GitHub's additions to CommonMark. Put together here rather than taken whole, because one of them is costly:
// recognising bare addresses takes a third of all parsing time, and most documents have none.
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import type { Processor } from 'unified';

/** Whether the text can hold a bare address at all. */
export function mayHoldAddress(markdown: string): boolean {
  return /https?:|www\.|mailto:|xmpp:|@/i.test(markdown);
}

/** A remark plugin; `hasAddresses` switches the costly part on. */
export function gfm(this: Processor, { hasAddresses }: { hasAddresses: boolean }): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  data.micromarkExtensions ??= [];
  data.fromMarkdownExtensions ??= [];
  data.micromarkExtensions.push(gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem());
  data.fromMarkdownExtensions.push(
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  );
  if (!hasAddresses) return;
  data.micromarkExtensions.push(gfmAutolinkLiteral());
  data.fromMarkdownExtensions.push(gfmAutolinkLiteralFromMarkdown());
}
