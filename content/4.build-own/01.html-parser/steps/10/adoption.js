import { clone } from './formatting.js';
import { special } from './groups.js';
import { append, insertAt } from './node.js';

/** The end tag of a formatting element; false if none is open. */
export function adopt(b, name) {
  const { current } = b.open;
  if (current.name === name && !b.formatting.has(current)) {
    b.pop();
    return true;
  }
  for (let round = 0; round < 8; round += 1) {
    const element = b.formatting.named(name);
    if (!element) return round > 0;
    if (!adoptOnce(b, element)) return true;
  }
  return true;
}

/** One round, which returns false if there is nothing more to do. */
function adoptOnce(b, element) {
  const { open, formatting } = b;
  const position = open.list.indexOf(element);
  if (position === -1) {
    formatting.remove(element);
    return false;
  }
  if (!open.find((other) => other === element)) return false;
  // The outermost block that begins inside the formatting element.
  const inside = open.list.slice(position + 1);
  const block = inside.find(({ name }) => special.has(name));
  if (!block) {
    b.popThrough(element);
    formatting.remove(element);
    return false;
  }
  const ancestor = open.list[position - 1];
  const { last, after } = copyBetween(b, element, block);
  insertAt(b.place(ancestor), last);
  const copy = clone(element);
  for (const child of [...block.children]) append(copy, child);
  append(block, copy);
  moveEntry(b, { element, copy, block, after });
  return true;
}

/** Each formatting element between the two is copied around the block. */
function copyBetween({ open, formatting }, element, block) {
  let last = block;
  let after = null;
  let count = 0;
  for (;;) {
    const node = open.list[open.list.indexOf(last) - 1];
    if (node === element) return { last, after };
    count += 1;
    if (count > 3) formatting.remove(node);
    if (!formatting.has(node)) {
      open.remove(node);
      continue;
    }
    const copy = clone(node);
    formatting.replace(node, copy);
    open.list[open.list.indexOf(node)] = copy;
    after ??= copy;
    append(copy, last);
    last = copy;
  }
}

/** On both lists, the copy takes the place of the element. */
function moveEntry({ open, formatting }, { element, copy, block, after }) {
  if (after) {
    formatting.remove(element);
    formatting.list.splice(formatting.list.indexOf(after) + 1, 0, copy);
  } else {
    formatting.replace(element, copy);
  }
  open.remove(element);
  open.list.splice(open.list.indexOf(block) + 1, 0, copy);
}
