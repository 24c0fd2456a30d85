import { type BodyElement, type BodyNode, isBodyElement } from '#schema/body.ts';

/** The named parts of a block; everything outside of them is `default`. */
export function blockSlots([, , ...children]: BodyElement): Record<string, BodyNode[]> {
  const slots: Record<string, BodyNode[]> = { default: [] };
  for (const child of children) {
    const isSlot = isBodyElement(child) && child[0] === 'slot';
    const name = isSlot ? String(child[1].name) : 'default';
    const content = isSlot ? (child.slice(2) as BodyNode[]) : [child];
    slots[name] = [...(slots[name] ?? []), ...content];
  }
  return slots;
}
