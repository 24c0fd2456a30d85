// The text of a quest is written for those who only read it, too: after the task it says what is checked, shows the
// starter, gives hints and solutions. A workspace shows all of that itself, so the place where it begins and the place
// where it ends are marked; styles do the rest, and the words and the Markdown file of the page stay the same.
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';

/** Marks around what a workspace shows itself. */
const marks: Record<'start' | 'end', BodyElement> = {
  start: ['div', { class: 'quest-plain-start', hidden: true }],
  end: ['div', { class: 'quest-plain-end', hidden: true }],
};

/**
 * The body of a quest: the story and the task, which is the first section; then what a workspace shows itself, up to the
 * end of the section with the last solution; then what is read when all is done. Marked only where it has that form.
 */
export function markQuest(nodes: readonly BodyNode[]): BodyNode[] {
  const headings = [...nodes.keys()].filter((at) => tagOf(nodes[at]) === 'h2');
  const start = headings[1];
  const lastHelp = nodes.findLastIndex(isHelp);
  if (start === undefined || lastHelp < start) return [...nodes];
  const end = headings.find((at) => at > lastHelp) ?? nodes.length;
  return [...nodes.slice(0, start), marks.start, ...nodes.slice(start, end), marks.end, ...nodes.slice(end)];
}

/** Whether a node is a hint or a solution that opens. */
function isHelp(node: BodyNode): boolean {
  return (
    isBodyElement(node) && node[0] === 'details' && /^(?:Hint|Solution)\b/.test(String(node[1].summary ?? ''))
  );
}

function tagOf(node: BodyNode | undefined): string | null {
  return node !== undefined && isBodyElement(node) ? node[0] : null;
}
