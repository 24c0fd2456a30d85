// Replaces the block `quality` in a body with its figures. They are known only when all other pages are
// built, so the block is stored unchanged and filled when the page is rendered.

import { type Body, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { isQualityPart, type QualityPart, type QualityReport } from '#schema/quality.ts';
import { factsPart, pagesPart, sizesPart, summaryPart } from './build-parts.ts';
import { accessibilityPart, budgetsPart, examplesPart, linksPart, testsPart } from './check-parts.ts';
import { sentence } from './figures.ts';

const parts: Record<QualityPart, (report: QualityReport) => BodyNode[]> = {
  summary: summaryPart,
  pages: pagesPart,
  facts: factsPart,
  examples: examplesPart,
  tests: testsPart,
  accessibility: accessibilityPart,
  links: linksPart,
  sizes: sizesPart,
  budgets: budgetsPart,
};

/** The body with its figures; without a report it explains where they come from. */
export function fillQuality(body: Body, report: QualityReport | null): Body {
  return { ...body, nodes: fillNodes(body.nodes, report) };
}

function fillNodes(nodes: readonly BodyNode[], report: QualityReport | null): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    if (!isBodyElement(node)) return [node];
    const [tag, attributes, ...children] = node;
    if (tag !== 'quality') return [[tag, attributes, ...fillNodes(children, report)]];
    if (!isQualityPart(attributes.part)) return [];
    return report ? parts[attributes.part](report) : [sentence('The figures come with a build of the site.')];
  });
}
