// A lesson is plain Markdown in a common form (checked by `npm run check:content`). This marks its parts with
// classes for styling; the text and the Markdown file of the page do not change.
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { isLive } from './code-block.tsx';

const stepHeading = /^(?<start>Step (?<number>\d+): )(?<words>.*)/s;
const learnedHeading = 'What you learned';

/** The body of a lesson with classes on its goal, its steps and the list of what was learned. */
export function markLesson(nodes: readonly BodyNode[]): BodyNode[] {
  let stepBefore = 0;
  return sectionsOf(nodes).flatMap((section, at) => {
    const [first, ...rest] = section;
    if (first === undefined) return [];
    if (at === 0) return isElement(first, 'p') ? [withClass(first, 'goal'), ...rest] : section;
    const [, , ...title] = first as BodyElement;
    const step = stepHeading.exec(typeof title[0] === 'string' ? title[0] : '')?.groups;
    if (step) {
      const heading = stepTitle(first as BodyElement, step);
      const content = stepBefore > 0 ? foldExample(rest, stepBefore) : rest;
      stepBefore = Number(step.number);
      return [['section', { class: 'lesson-step' }, heading, ...content] satisfies BodyElement];
    }
    if (title.length !== 1 || title[0] !== learnedHeading) return section;
    return [first, ...rest.map((node) => (isElement(node, 'ul') ? withClass(node, 'learned') : node))];
  });
}

/** The nodes split before every heading of the second level; the first part is everything above them. */
function sectionsOf(nodes: readonly BodyNode[]): BodyNode[][] {
  const sections: BodyNode[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, 'h2')) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/**
 * The first example of a step continues that of the previous step, whose lines are folded unless the author
 * disables it.
 */
function foldExample(nodes: readonly BodyNode[], step: number): BodyNode[] {
  const at = nodes.findIndex((node) => isElement(node, 'code-block') && isLive(node[1]));
  const [tag, attributes, ...children] = (nodes[at] ?? ['', {}]) as BodyElement;
  if (at < 0 || attributes.unfolded) return [...nodes];
  return nodes.with(at, [tag, { ...attributes, fold: step }, ...children]);
}

/** `Step 2: next` is announced as written; visually it is a numbered block and the title. */
function stepTitle(
  [tag, attributes, , ...rest]: BodyElement,
  { start = '', words = '' }: Record<string, string>,
): BodyElement {
  return [
    tag,
    attributes,
    ['span', { class: 'lesson-number' }, start],
    ['span', { class: 'lesson-words' }, words, ...rest],
  ];
}

function withClass([tag, attributes, ...children]: BodyElement, name: string): BodyElement {
  return [tag, { ...attributes, class: [attributes.class, name].filter(Boolean).join(' ') }, ...children];
}

function isElement(node: BodyNode, tag: string): node is BodyElement {
  return isBodyElement(node) && node[0] === tag;
}
