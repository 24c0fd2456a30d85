// Properties of blocks that name something outside the block: where it links to, which icon it shows.
import type { Element, Root } from 'hast';
import { isDangerous } from '#lib/link-target.ts';
import { nearestWord } from '#lib/nearest-word.ts';
import { type BlockName, blocks } from '#schema/blocks.ts';
import { checkIcon } from '../icons.ts';
import { componentProperty, propsProperty, slotProperty } from './components.ts';
import { type DocumentContext, lineOf } from './context.ts';
import { resolveTo } from './links.ts';
import { refusedAddress } from './sanitise.ts';
import { walkElements } from './walk.ts';

export async function resolveBlocks(tree: Root, context: DocumentContext): Promise<void> {
  const found: Element[] = [];
  walkElements<Element>(tree, (element) => {
    if (element.properties[componentProperty] !== undefined) found.push(element);
  });
  for (const element of found) await resolveBlock(element, context);
}

async function resolveBlock(element: Element, context: DocumentContext): Promise<void> {
  const name = String(element.properties[componentProperty]);
  const line = lineOf(element);
  if (!Object.hasOwn(blocks, name)) return;
  const block = blocks[name as BlockName];
  let props: Record<string, unknown>;
  try {
    props = JSON.parse(String(element.properties[propsProperty] ?? '{}'));
  } catch {
    return;
  }
  if (typeof props.to === 'string' && isDangerous(props.to)) {
    context.report('address-refused', line, refusedAddress(props.to));
    delete props.to;
  }
  if (typeof props.to === 'string') props.to = await resolveTo(props.to, line, context);
  if (typeof props.icon === 'string') {
    const problem = checkIcon(props.icon);
    if (problem) context.report('icon-unknown', line, problem);
  }
  element.properties[propsProperty] = JSON.stringify(props);

  for (const child of element.children) {
    const slot = child.type === 'element' ? child.properties[slotProperty] : undefined;
    if (typeof slot !== 'string' || slot === 'default' || (block.slots as readonly string[]).includes(slot))
      continue;
    const meant = nearestWord(slot, block.slots);
    const advice = meant ? `Did you mean "#${meant}"?` : 'Its text is shown as part of the block.';
    context.report(
      'block-slot-unknown',
      lineOf(child),
      `The block "${name}" has no part "#${slot}". ${advice}`,
    );
    if (child.type === 'element') child.properties[slotProperty] = 'default';
  }
}
