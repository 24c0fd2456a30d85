// Checks the required sections of each kind of page, in order.
import type { Problem } from '#pipeline/problem.ts';
import type { PageKind } from '#site/kinds.ts';
import { type CheckedPage, errorFor } from '../checked-page.ts';
import { isObsolete } from '../facts/obsolete.ts';
import { isBlock, lineOfNode, type MarkdownNode } from '../markdown.ts';
import { textOf } from '../prose/prose.ts';

const errorAt = errorFor('check-sections');

export interface PageSection {
  /** The text of the heading; code with its backticks. */
  name: string;
  line: number;
  nodes: MarkdownNode[];
}

interface Part {
  /** The heading, whole or as a pattern. */
  name: string | RegExp;
  /** The name of the section in messages. */
  called: string;
  isOptional?: boolean;
  /** May be repeated. */
  isRepeated?: boolean;
}

const part = (name: string, more: Partial<Part> = {}): Part => ({ name, called: `"## ${name}"`, ...more });
const anyPart = (called: string): Part => ({ name: /./, called, isOptional: true, isRepeated: true });

/** The sections of a page in order. Kinds without an entry are free. */
const plans: Partial<Record<PageKind | 'obsolete', Part[]>> = {
  element: [
    part('When to use it'),
    part('How it works'),
    part('In practice'),
    part('Attributes'),
    part('Accessibility'),
    part('Pitfalls'),
    part('Styling hints', { isOptional: true }),
    part('Facts'),
    part('Related'),
  ],
  attribute: [
    part('Values'),
    anyPart('a section of its own'),
    part('Missing and invalid values'),
    anyPart('a section of its own'),
    part('In practice'),
    part('Accessibility'),
    part('Pitfalls'),
    part('Facts'),
    part('Related'),
  ],
  role: [
    part('HTML first'),
    anyPart('a section of its own'),
    part('Name and states'),
    part('Keyboard', { isOptional: true }),
    part('In practice'),
    part('Pitfalls'),
    part('Facts'),
    part('Related'),
  ],
  aria: [
    part('HTML first'),
    anyPart('a section of its own'),
    part('Values'),
    anyPart('a section of its own'),
    part('In practice'),
    part('Pitfalls'),
    part('Facts'),
    part('Related'),
  ],
  pattern: [
    part('The need'),
    part('HTML first'),
    part('The widget'),
    part('Keyboard'),
    part('Why each part is there'),
    anyPart('a section of its own'),
    part('Test it yourself'),
    part('Variations', { isOptional: true }),
    part('What goes wrong'),
    part('Where to go next'),
  ],
  value: [
    part('When to use it'),
    part('How it works'),
    anyPart('a section of its own'),
    part('In practice'),
    part('Accessibility'),
    part('Pitfalls'),
    part('Styling hints', { isOptional: true }),
    part('Facts'),
    part('Related'),
  ],
  overview: [
    anyPart('a section of its own'),
    part('Accessibility'),
    anyPart('a section of its own'),
    part('Related'),
  ],
  lesson: [
    { name: /^The problem: ./, called: '"## The problem: …"' },
    { name: /^Step \d+: ./, called: '"## Step 1: …"', isRepeated: true },
    anyPart('a section of its own'),
    part('Check yourself'),
    part('What you learned'),
    part('Next'),
  ],
  obsolete: [
    part('What it did'),
    part('Why it was removed'),
    part('What to use instead'),
    part('Accessibility'),
    part('Related'),
  ],
  step: [part('Test first'), part('The code'), anyPart('a section of its own')],
  guide: [
    part('The need'),
    part('The shortest correct solution'),
    part('Why each part is there'),
    part('In practice'),
    part('Test it yourself'),
    part('Variations'),
    part('What goes wrong'),
    part('Where to go next'),
  ],
};

/** The page split at its level-two headings, without the content above the first one. */
export function sectionsOf(tree: MarkdownNode): PageSection[] {
  const sections: PageSection[] = [];
  for (const node of tree.children ?? []) {
    if (node.type === 'heading' && node.depth === 2)
      sections.push({ name: headingText(node), line: lineOfNode(node), nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

/** Missing, misplaced and unknown sections. */
export function checkSections(page: CheckedPage): Problem[] {
  const plan = plans[isObsolete(page) ? 'obsolete' : page.kind];
  if (!plan) return [];
  const sections = sectionsOf(page.tree);
  const problems: Problem[] = [];
  const order = plan.filter((wanted) => wanted.name instanceof RegExp === false || !wanted.isOptional);
  for (const wanted of order) {
    if (wanted.isOptional || sections.some((section) => fits(wanted, section.name))) continue;
    problems.push(errorAt(page, 1, `The page has no section ${wanted.called}. Add it, with this name.`));
  }
  let at = 0;
  for (const section of sections) {
    const next = plan.findIndex((wanted, index) => index >= at && fits(wanted, section.name, plan));
    if (next >= 0) {
      at = plan[next]?.isRepeated ? next : next + 1;
      continue;
    }
    const isKnown = order.some((wanted) => fits(wanted, section.name));
    const names = order.map((wanted) => wanted.called.replace(/"## |"/g, '')).join(', ');
    const message = isKnown
      ? `The section "${section.name}" is in the wrong place. The order is: ${names}.`
      : `A page of this kind has no section "${section.name}" here. Its sections are: ${names}.`;
    problems.push(errorAt(page, section.line, message));
  }
  return problems;
}

/** A section matched by a pattern never takes the heading of a named one. */
function fits(wanted: Part, name: string, plan?: readonly Part[]): boolean {
  if (typeof wanted.name === 'string') return wanted.name === name;
  const isFree = wanted.isOptional === true;
  if (isFree && plan?.some((other) => other !== wanted && !other.isOptional && fits(other, name)))
    return false;
  return wanted.name.test(name);
}

/** The text of a heading; code keeps its backticks. */
export function headingText(node: MarkdownNode): string {
  return (node.children ?? [])
    .map((child) => (child.type === 'inlineCode' ? `\`${child.value ?? ''}\`` : textOf(child, '')))
    .join('')
    .trim();
}

/** The blocks of a name directly in a section. */
export function blocksIn(section: PageSection, name: string): MarkdownNode[] {
  return section.nodes.filter((node) => isBlock(node, name));
}
