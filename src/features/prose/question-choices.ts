// The parts of a question. The author ticks the right choice (`- [x]`); the reader must not see that before answering.
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/body.ts';

interface Choice {
  letter: string;
  isRight: boolean;
  content: BodyNode[];
}

export interface QuestionParts {
  /** What is asked: the first paragraph. */
  asked: BodyNode[];
  /** What stands between the question and its choices, such as code to look at. */
  shown: BodyNode[];
  choices: Choice[];
}

export function takeQuestion(nodes: readonly BodyNode[]): QuestionParts {
  const parts: QuestionParts = { asked: [], shown: [], choices: [] };
  for (const node of nodes) {
    const element = isBodyElement(node) ? node : null;
    if (element && isTaskList(element)) parts.choices.push(...choicesOf(element, parts.choices.length));
    else if (element?.[0] === 'p' && parts.asked.length === 0)
      parts.asked.push(...(element.slice(2) as BodyNode[]));
    else parts.shown.push(node);
  }
  return parts;
}

function choicesOf([, , ...items]: BodyElement, before: number): Choice[] {
  return items.filter(isBodyElement).map((item, index) => ({
    letter: String.fromCharCode(65 + before + index),
    isRight: findBox(item)?.[1].checked !== undefined,
    content: withoutBox(item),
  }));
}

function isTaskList([tag, { class: classes }]: BodyElement): boolean {
  return tag === 'ul' && String(classes ?? '').includes('contains-task-list');
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

/** A choice becomes a label, which holds words and no paragraphs. */
function withoutBox([, , ...children]: BodyElement): BodyNode[] {
  const words = children.flatMap((child): BodyNode[] => {
    if (!isBodyElement(child)) return [child];
    if (child[0] === 'input') return [];
    return child[0] === 'p' ? withoutBox(child) : [child];
  });
  const [first, ...rest] = words;
  return typeof first === 'string' ? [first.trimStart(), ...rest].filter((word) => word !== '') : words;
}
