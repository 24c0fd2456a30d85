// A wrong example that browsers repair looks right on the screen, so the text around it must mention the
// elements that browsers add; otherwise readers who try it see no problem.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import type { Problem } from '#pipeline/problem.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { type Fence, intentOf } from './fences.ts';

const errorAt = errorFor('check-house-rules');

/** Elements that browsers add to correct pages too. */
const everywhere: ReadonlySet<string> = new Set(['html', 'head', 'body', 'tbody']);

export function checkRepairs(page: CheckedPage): Problem[] {
  return page.fences.flatMap((fence) => {
    const isWrong = fence.language === 'html' && intentOf(fence)?.kind === 'bad';
    const [added] = isWrong ? addedElements(fence.code) : [];
    if (!added || /\b(?:browser|parser)s?\b/i.test(wordsAround(page, fence))) return [];
    return [
      errorAt(
        page,
        fence.line,
        `Browsers repair this wrong example: they add a "${added}". Say under the same heading what browsers make of it.`,
      ),
    ];
  });
}

/** The names of elements without a tag in the source. */
function addedElements(source: string): string[] {
  const visit = (node: DefaultTreeAdapterTypes.ParentNode): string[] =>
    node.childNodes.flatMap((child) => {
      if (!defaultTreeAdapter.isElementNode(child)) return [];
      const isAdded = !child.sourceCodeLocation && !everywhere.has(child.tagName);
      return [...(isAdded ? [child.tagName] : []), ...visit(child)];
    });
  return visit(parse(source, { sourceCodeLocationInfo: true }));
}

/** The prose between the headings around a code block. */
function wordsAround({ prose }: CheckedPage, { line }: Fence): string {
  const headings = prose.filter(({ kind }) => kind === 'heading').map((heading) => heading.line);
  const start = headings.findLast((heading) => heading < line) ?? 0;
  const end = headings.find((heading) => heading > line) ?? Number.POSITIVE_INFINITY;
  return prose
    .filter((block) => block.line > start && block.line < end)
    .map(({ text }) => text)
    .join(' ');
}
