// Replaces blocks that show facts with plain tables and lists, before links are checked and words are
// counted.

import type { Element, ElementContent, Root } from 'hast';
import { type FactBlock, factBlocks } from '#blocks/all/schemas.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import { isQualityPart, qualityParts } from '#schema/quality.ts';
import { accessibilityFacts } from '../../facts/accessibility-facts.ts';
import { attributeFacts } from '../../facts/attribute-facts.ts';
import { attributesTable } from '../../facts/attributes-table.ts';
import { elementFacts } from '../../facts/element-facts.ts';
import type { ReferencePages } from '../../facts/html.ts';
import { findEntry, type InventoryEntry, nearestEntry } from '../../facts/inventory.ts';
import { licencesTable } from '../../facts/licences-table.ts';
import { overviewTables } from '../../facts/overview-tables.ts';
import { readFacts, readLicences, readMeanings } from '../../facts/read-facts.ts';
import { ariaFacts, roleFacts } from '../../facts/role-facts.ts';
import { support } from '../../facts/support.ts';
import { rolesOfValue, valueFacts } from '../../facts/value-facts.ts';
import { type DocumentContext, lineOf } from '../context.ts';
import { referencePages } from '../reference-pages.ts';
import { walk } from '../walk.ts';
import { componentProperty, propsProperty } from './component-node.ts';

/** A single line creates a table with many rows; a page full of them would not fit into memory. */
const maxFactBlocks = 50;

/** Replaces every fact block with its content. */
export function expandFactBlocks(tree: Root, context: DocumentContext): void {
  let count = 0;
  walk<ElementContent>(tree, (node, index, siblings) => {
    if (node.type !== 'element') return undefined;
    const name = node.properties[componentProperty];
    if (name === 'quality') checkQualityBlock(node, context);
    if (!isFactBlock(name)) return undefined;
    if (++count === maxFactBlocks + 1) {
      context.report(
        'fact-blocks-too-many',
        lineOf(node),
        `The page has more than ${maxFactBlocks} blocks that show facts. Split it into several pages.`,
      );
    }
    const content = count > maxFactBlocks ? [] : expand(name, node, context);
    for (const element of content) placeAt(element, node.position);
    siblings.splice(index, 1, ...content);
    return index + content.length;
  });
}

/** Generated elements get the line of their block, for messages about their links. */
function placeAt(element: Element, position: Element['position']): void {
  if (position) element.position = position;
  for (const child of element.children) if (child.type === 'element') placeAt(child, position);
}

function isFactBlock(name: unknown): name is FactBlock {
  return (factBlocks as readonly unknown[]).includes(name);
}

function expand(name: FactBlock, block: Element, context: DocumentContext): Element[] {
  const facts = readFacts();
  const pages = referencePages(context);
  const overview = overviewTables[name];
  if (overview) return overview(facts, pages, readMeanings());
  if (name === 'licences-table') return showLicences(block, context);
  const entry = entryOf(name, block, context);
  return entry ? show(name, entry, block, context, pages) : [];
}

function showLicences(block: Element, context: DocumentContext): Element[] {
  const { of } = propsOf(block);
  if (of === 'browser' || of === 'build') return [licencesTable(readLicences(), of)];
  context.report(
    'licences-list-unknown',
    lineOf(block),
    'The block "licences-table" needs of="browser" or of="build".',
  );
  return [];
}

function show(
  name: FactBlock,
  entry: InventoryEntry,
  block: Element,
  context: DocumentContext,
  pages: ReferencePages,
): Element[] {
  const facts = readFacts();
  const { day } = context;
  switch (entry.kind) {
    case 'attribute':
      if (name === 'support') return support(entry, day);
      return name === 'attribute-facts' ? attributeFacts(entry, pages) : misplaced('attribute-facts');
    case 'value': {
      if (name === 'support') return support(entry, day);
      if (name === 'value-facts') return valueFacts(entry, facts, pages);
      const roles = name === 'accessibility-facts' ? rolesOfValue(entry, facts) : null;
      return roles ? accessibilityFacts(roles, pages) : misplaced('value-facts');
    }
    case 'role':
      return name === 'role-facts' ? roleFacts(entry, facts, pages) : misplaced('role-facts');
    case 'aria':
      return name === 'aria-facts' ? ariaFacts(entry, facts, pages) : misplaced('aria-facts');
  }
  switch (name) {
    case 'support':
      return support(entry, day);
    case 'attributes-table':
      return attributesTable(entry, { facts, meanings: readMeanings(), pages, day });
    case 'accessibility-facts':
      return accessibilityFacts(entry, pages);
    case 'element-facts':
      return elementFacts(entry, facts, pages);
    default:
      return misplaced('element-facts');
  }

  function misplaced(instead: string): Element[] {
    context.report(
      'fact-block-misplaced',
      lineOf(block),
      `The block "${name}" is about ${subjects[name] ?? 'an element'}. Use "${instead}" here.`,
    );
    return [];
  }
}

/** The subjects of blocks that are not about an element. */
const subjects: Partial<Record<FactBlock, string>> = {
  'attribute-facts': 'an attribute',
  'value-facts': 'a value',
  'role-facts': 'a role',
  'aria-facts': 'an ARIA attribute',
  support: 'an element, an attribute or a value',
};

/** The entry named by the block or the page; reports a missing one. */
function entryOf(name: string, block: Element, context: DocumentContext): InventoryEntry | null {
  const { of } = propsOf(block);
  const wanted = typeof of === 'string' ? of : context.inventory;
  if (wanted === undefined) {
    const advice = 'Write "inventory: elements/…" above the page, or give the block an "of".';
    context.report(
      'fact-subject-missing',
      lineOf(block),
      `The block "${name}" does not know what it is about. ${advice}`,
    );
    return null;
  }
  const entry = findEntry(wanted, readFacts());
  if (entry) return entry;
  const near = nearestEntry(wanted, readFacts());
  const advice = near
    ? `Did you mean "${near}"?`
    : 'Entries look like "elements/abbr" or "attributes/hidden".';
  context.report('fact-subject-unknown', lineOf(block), `There are no facts about "${wanted}". ${advice}`);
  return null;
}

/**
 * The block `quality` stays in the body, because its figures are only known after all other pages are built.
 */
function checkQualityBlock(block: Element, context: DocumentContext): void {
  context.showsQuality = true;
  const line = lineOf(block);
  const { part } = propsOf(block);
  if (isQualityPart(part)) return;
  const parts = `The parts are ${qualityParts.join(', ')}.`;
  if (part === undefined) {
    context.report(
      'quality-part-missing',
      line,
      `The block "quality" does not say which figures it shows. Write part="pages". ${parts}`,
    );
    return;
  }
  const meant = typeof part === 'string' ? nearestWord(part, qualityParts) : null;
  const advice = meant ? `Did you mean "${meant}"?` : parts;
  context.report('quality-part-unknown', line, `The block "quality" has no part "${part}". ${advice}`);
}

function propsOf(block: Element): Record<string, unknown> {
  try {
    return JSON.parse(String(block.properties[propsProperty] ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
