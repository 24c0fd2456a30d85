import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { textProp } from '../block-props.ts';
import { label, type MarkdownForm } from '../markdown-form.ts';
import type { blocks } from './schema.ts';

/** Cards become list entries; content between them follows the list. */
function cardGroup([, , ...children]: BodyElement): BodyNode[] {
  const isCard = (child: BodyNode): child is BodyElement => isBodyElement(child) && child[0] === 'card';
  return [['ul', {}, ...children.filter(isCard).map(card)], ...children.filter((child) => !isCard(child))];
}

function card([, attributes, ...children]: BodyElement): BodyElement {
  const title = textProp(attributes.title);
  const href = textProp(attributes.to);
  return ['li', {}, ...(title ? [label(href ? ['a', { href }, title] : title)] : []), ...children];
}

export const forms = {
  card: (node) => [['ul', {}, card(node)]],
  'card-group': cardGroup,
} satisfies Record<keyof typeof blocks, MarkdownForm>;
