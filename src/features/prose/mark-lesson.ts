// A lesson is plain Markdown in a form that all lessons share (`npm run check:content` sees to that). Its parts are
// marked here, so that they can be drawn as what they are; the words and the Markdown file of the page stay the same.
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { isLive } from './code-block.tsx';

const stepHeading = /^(?<start>Step (?<number>\d+): )(?<words>.*)/s;
const learnedHeading = 'What you learned';

/** The body of a lesson with its goal, its steps and the list of what was learned marked by classes. */
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

/** The nodes cut before every heading of the second level; the first part is what stands above them all. */
function sectionsOf(nodes: readonly BodyNode[]): BodyNode[][] {
  const sections: BodyNode[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, 'h2')) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/** The first example of a step goes on with that of the step before, whose lines fold unless the author wants them. */
function foldExample(nodes: readonly BodyNode[], step: number): BodyNode[] {
  const at = nodes.findIndex((node) => isElement(node, 'code-block') && isLive(node[1]));
  const [tag, attributes, ...children] = (nodes[at] ?? ['', {}]) as BodyElement;
  if (at < 0 || attributes.unfolded) return [...nodes];
  return nodes.with(at, [tag, { ...attributes, fold: step }, ...children]);
}

/** `Step 2: next` is heard as it is written; what is seen is a block with the number, and the words. */
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
