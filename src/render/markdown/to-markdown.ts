// Nodes of a page → Markdown with GitHub's additions.
import type { ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import { gfmAutolinkLiteralToMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { type Options, toMarkdown as stringify } from 'mdast-util-to-markdown';
import { plainHandlers } from './plain-words.ts';
import { type AddressOf, toMdast } from './to-mdast.ts';

/** The mark of an alert has a line to itself, and its text starts on the next. */
const afterAlert = (left: Nodes) => (left.type === 'html' && /^\[!\w+\]$/.test(left.value) ? 0 : undefined);

const options: Options = {
  bullet: '-',
  rule: '-',
  emphasis: '_',
  join: [afterAlert],
  handlers: plainHandlers,
  extensions: [
    gfmAutolinkLiteralToMarkdown(),
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    // Columns are not lined up: nobody edits these files, and long cells would fill them with spaces.
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
  ],
};

/** A tree of elements as Markdown, with a line break at its end. */
export function toMarkdown(children: ElementContent[], addressOf: AddressOf): string {
  return stringify({ type: 'root', children: toMdast(children, addressOf) }, options);
}
