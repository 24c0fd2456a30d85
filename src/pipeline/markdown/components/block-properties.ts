// Properties of blocks that mean nothing here: misspelt ones above all, which would be left out without a word.
import { nearestWord } from '#lib/nearest-word.ts';
import { type BlockName, blocks } from '#schema/page/blocks.ts';
import { type DocumentContext, lineOf } from '../context.ts';

interface WrittenBlock {
  name: string;
  position?: { start: { line: number } };
}

/** What any element may carry, and what the same blocks understand elsewhere: left out on purpose, not by mistake. */
const ignored = new Set([
  ...['class', 'id', 'style', 'lang', 'dir', 'ui', 'as', 'color', 'variant', 'size', 'target', 'external'],
  ...['avatar', 'type', 'name', 'spotlight', 'orientation', 'sync', 'description', 'required', 'cols'],
]);

/** A block with more properties that mean nothing is told of the first. */
const mostTold = 10;

/** Reports the properties that a block does not have. */
export function checkProperties(
  node: WrittenBlock,
  name: BlockName,
  props: Readonly<Record<string, unknown>>,
  context: DocumentContext,
): void {
  const known: readonly string[] = blocks[name].props;
  // Whoever writes another system's name for a block uses its properties too.
  const unknown = Object.keys(props).filter((property) => !known.includes(property));
  for (const property of unknown.slice(0, mostTold)) {
    const meant = nearestWord(property, known);
    if (!meant && (isAnybodys(property) || node.name !== name)) continue;
    const advice = meant ? `Did you mean "${meant}"?` : adviceOn(known);
    const message = `The block "${node.name}" has no property "${property}". ${advice}`;
    context.report('block-property-unknown', lineOf(node), message);
  }
}

/** Whether a property means something elsewhere, or on any element: it is left out without a word. */
export function isAnybodys(property: string): boolean {
  return ignored.has(property) || /^(?:data|aria)-/.test(property);
}

/** What to do about a property that does not exist. */
export function adviceOn(known: readonly string[]): string {
  if (known.length === 0) return 'It has none.';
  return `It has ${known.map((name) => `"${name}"`).join(', ')}.`;
}
