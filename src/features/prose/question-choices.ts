// The choices of a question. The author ticks the right one (`- [x]`); the reader must not see that before answering.
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/body.ts';

export interface Choices {
  /** The question with its choices as a lettered list, nothing ticked. */
  nodes: BodyNode[];
  /** The right choices, with their letters. */
  right: { letter: string; content: BodyNode[] }[];
}

export function takeChoices(nodes: readonly BodyNode[]): Choices {
  const right: Choices['right'] = [];
  const cleaned = nodes.map((node): BodyNode => {
    if (!isTaskList(node)) return node;
    const [, , ...items] = node;
    const choices = items.filter(isBodyElement);
    for (const [index, item] of choices.entries()) {
      if (isTicked(item)) right.push({ letter: String.fromCharCode(65 + index), content: withoutBox(item) });
    }
    return [
      'ol',
      { type: 'A', class: 'question-choices' },
      ...choices.map((item): BodyNode => ['li', {}, ...withoutBox(item)]),
    ];
  });
  return { nodes: cleaned, right };
}

function isTaskList(node: BodyNode): node is BodyElement {
  return (
    isBodyElement(node) && node[0] === 'ul' && String(node[1].class ?? '').includes('contains-task-list')
  );
}

function isTicked(item: BodyElement): boolean {
  return findBox(item)?.[1].checked !== undefined;
}

function findBox(node: BodyElement): BodyElement | null {
  for (const child of node.slice(2) as BodyNode[]) {
    if (!isBodyElement(child)) continue;
    if (child[0] === 'input') return child;
    const inner = child[0] === 'p' ? findBox(child) : null;
    if (inner) return inner;
  }
  return null;
}

function withoutBox([, , ...children]: BodyElement): BodyNode[] {
  return children
    .filter((child) => !isBodyElement(child) || child[0] !== 'input')
    .map((child, index) => {
      if (typeof child === 'string') return index === 0 ? child.trimStart() : child;
      if (!isBodyElement(child) || child[0] !== 'p') return child;
      return ['p', child[1], ...withoutBox(child)];
    });
}
