// The text of a quest also works without the workspace: after the task it lists the checks, shows the
// starter, and gives hints and solutions. The workspace shows all of that itself, so the start and end of
// this part are marked for the styles; the text and the Markdown file of the page do not change.
import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';

/** Marks around the part that the workspace replaces. */
const marks: Record<'start' | 'end', BodyElement> = {
  start: ['div', { class: 'quest-plain-start', hidden: true }],
  end: ['div', { class: 'quest-plain-end', hidden: true }],
};

/**
 * The body of a quest: the story and the task, which is the first section; then the part that the workspace
 * replaces, up to the end of the section with the last solution; then the text for afterwards. Marked only if
 * it has that form.
 */
export function markQuest(nodes: readonly BodyNode[]): BodyNode[] {
  const headings = [...nodes.keys()].filter((at) => tagOf(nodes[at]) === 'h2');
  const start = headings[1];
  const lastHelp = nodes.findLastIndex(isHelp);
  if (start === undefined || lastHelp < start) return [...nodes];
  const end = headings.find((at) => at > lastHelp) ?? nodes.length;
  return [...nodes.slice(0, start), marks.start, ...nodes.slice(start, end), marks.end, ...nodes.slice(end)];
}

/** Whether a node is a collapsible hint or solution. */
function isHelp(node: BodyNode): boolean {
  return (
    isBodyElement(node) && node[0] === 'details' && /^(?:Hint|Solution)\b/.test(String(node[1].summary ?? ''))
  );
}

function tagOf(node: BodyNode | undefined): string | null {
  return node !== undefined && isBodyElement(node) ? node[0] : null;
}
