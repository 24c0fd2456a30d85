// GitHub's alerts (`> [!NOTE]`) are callouts written as quotations.
import type { Blockquote, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { componentProperty, propsProperty } from './components.ts';

const kinds: Record<string, string> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'warning',
  WARNING: 'warning',
  CAUTION: 'danger',
};

export function markAlerts(tree: Root): void {
  visit(tree, 'blockquote', (quote: Blockquote) => {
    const paragraph = quote.children[0];
    if (paragraph?.type !== 'paragraph') return;
    // The bracketed word has been put back as text in up to three pieces.
    const opening = paragraph.children
      .slice(0, 3)
      .map((child) => (child.type === 'text' ? child.value : '\0'));
    const match = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/.exec(
      opening.join('').split('\0')[0] ?? '',
    );
    if (!match) return;
    let left = match[0].length;
    while (left > 0) {
      const child = paragraph.children[0];
      if (child?.type !== 'text') break;
      const taken = Math.min(left, child.value.length);
      child.value = child.value.slice(taken);
      left -= taken;
      if (child.value === '') paragraph.children.shift();
    }
    if (paragraph.children.length === 0) quote.children.shift();
    quote.data = {
      hName: 'div',
      hProperties: { [componentProperty]: kinds[match[1] ?? ''] ?? 'note', [propsProperty]: '{}' },
    };
  });
}
