import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';

interface Choice {
  letter: string;
  isRight: boolean;
  content: BodyNode[];
}

interface QuestionContent {
  /** The question: the first paragraph. */
  asked: BodyNode[];
  /** Content between the question and its choices, such as code to look at. */
  shown: BodyNode[];
  choices: Choice[];
}

/**
 * A question and its choices. The author ticks the right one (`- [x]`); it must not be visible before the
 * reader answers.
 */
export function splitQuestion(nodes: readonly BodyNode[]): QuestionContent {
  const content: QuestionContent = { asked: [], shown: [], choices: [] };
  for (const node of nodes) {
    const element = isBodyElement(node) ? node : null;
    if (element && isTaskList(element)) content.choices.push(...choicesOf(element, content.choices.length));
    else if (element?.[0] === 'p' && content.asked.length === 0)
      content.asked.push(...(element.slice(2) as BodyNode[]));
    else content.shown.push(node);
  }
  return content;
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

/** A choice becomes a label, which must not contain paragraphs. */
function withoutBox([, , ...children]: BodyElement): BodyNode[] {
  const words = children.flatMap((child): BodyNode[] => {
    if (!isBodyElement(child)) return [child];
    if (child[0] === 'input') return [];
    return child[0] === 'p' ? withoutBox(child) : [child];
  });
  const [first, ...rest] = words;
  return typeof first === 'string' ? [first.trimStart(), ...rest].filter((word) => word !== '') : words;
}
