// Converts GitHub's alerts (`> [!NOTE]`), which are callouts written as block quotes.
import type { Nodes, Root } from 'mdast';
import { walk } from '../walk.ts';
import { componentProperty, propsProperty } from './component-node.ts';

const kinds: Record<string, string> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'warning',
  WARNING: 'warning',
  CAUTION: 'danger',
};

/** Turns alerts into the corresponding blocks. */
export function markAlerts(tree: Root): void {
  walk<Nodes>(tree, (quote) => {
    if (quote.type !== 'blockquote') return;
    const paragraph = quote.children[0];
    if (paragraph?.type !== 'paragraph') return;
    const opening = paragraph.children[0];
    if (opening?.type !== 'text') return;
    const match = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(\n|$)/.exec(opening.value);
    // The marker must be on a line of its own.
    if (!match || (match[2] === '' && paragraph.children.length > 1)) return;
    opening.value = opening.value.slice(match[0].length);
    if (opening.value === '') paragraph.children.shift();
    if (paragraph.children.length === 0) quote.children.shift();
    quote.data = {
      hName: 'div',
      hProperties: { [componentProperty]: kinds[match[1] ?? ''] ?? 'note', [propsProperty]: '{}' },
    };
  });
}
