// Checks the properties of blocks: unknown ones are mostly typos and would be ignored silently.

import { type BlockName, blocks } from '#blocks/all/schemas.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import { type DocumentContext, lineOf } from '../context.ts';

interface WrittenBlock {
  name: string;
  position?: { start: { line: number } };
}

/**
 * Properties that any element may have, and that the same blocks support in other systems: ignored on
 * purpose.
 */
const ignored = new Set([
  ...['class', 'id', 'style', 'lang', 'dir', 'ui', 'as', 'color', 'variant', 'size', 'target', 'external'],
  ...['avatar', 'type', 'name', 'spotlight', 'orientation', 'sync', 'description', 'required', 'cols'],
]);

/** Only the first unknown properties of a block are reported. */
const mostTold = 10;

/** Reports unknown properties of a block. */
export function checkProperties(
  node: WrittenBlock,
  name: BlockName,
  props: Readonly<Record<string, unknown>>,
  context: DocumentContext,
): void {
  const known: readonly string[] = blocks[name].props;
  // Authors who use another system's name for a block use its properties too.
  const unknown = Object.keys(props).filter((property) => !known.includes(property));
  for (const property of unknown.slice(0, mostTold)) {
    const meant = nearestWord(property, known);
    if (!meant && (isAnybodys(property) || node.name !== name)) continue;
    const advice = meant ? `Did you mean "${meant}"?` : adviceOn(known);
    const message = `The block "${node.name}" has no property "${property}". ${advice}`;
    context.report('block-property-unknown', lineOf(node), message);
  }
}

/** Whether a property is valid elsewhere, or on any element, and is ignored without a report. */
export function isAnybodys(property: string): boolean {
  return ignored.has(property) || /^(?:data|aria)-/.test(property);
}

/** Advice for an unknown property. */
export function adviceOn(known: readonly string[]): string {
  if (known.length === 0) return 'It has none.';
  return `It has ${known.map((name) => `"${name}"`).join(', ')}.`;
}
