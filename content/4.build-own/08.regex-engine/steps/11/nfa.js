import { canBeEmpty, groupsIn } from './tree.js';

const largestNetwork = 20_000;

/** Turns a tree into a network of small numbered states. */
export function compile(tree) {
  const states = [];
  const groupCount = Math.max(0, ...groupsIn(tree)) + 1; // with group 0, the whole match
  let slotCount = 2 * groupCount; // the slots after these hold marks
  const marks = []; // of the loops we are inside of

  function add(state) {
    if (states.length === largestNetwork) throw new RangeError('The pattern is too large');
    return states.push({ ...state, marks: [...marks] }) - 1;
  }

  /** Builds the states for a node that go on to `next`; returns where to enter. */
  function build(node, next) {
    switch (node.type) {
      case 'sequence':
        return node.items.reduceRight((after, item) => build(item, after), next);
      case 'choice':
        return add({ type: 'split', targets: node.branches.map((branch) => build(branch, next)) });
      case 'repeat':
        return buildRepeat(node, next);
      case 'group': {
        const close = add({ type: 'save', slot: 2 * node.index + 1, next });
        return add({ type: 'save', slot: 2 * node.index, next: build(node.body, close) });
      }
      case 'anchor':
        return add({ type: 'assert', kind: node.kind, next });
      default:
        return add({ type: 'read', leaf: node, next });
    }
  }

  /** The turns that must happen come first, then those that may. */
  function buildRepeat({ body, min, max, lazy }, next) {
    const inOrder = (turn, stop) => (lazy ? [stop, turn] : [turn, stop]);
    const mark = canBeEmpty(body) ? slotCount++ : undefined;
    let entry = next;
    if (max === Infinity) {
      entry = add({ type: 'split', targets: [] });
      states[entry].targets = inOrder(buildTurn(body, entry, mark), next); // the loop
    } else {
      for (let turn = min; turn < max; turn += 1) {
        entry = add({ type: 'split', targets: inOrder(buildTurn(body, entry, mark), next) });
      }
    }
    for (let turn = 0; turn < min; turn += 1) entry = buildTurn(body, entry);
    return entry;
  }

  /** One turn: it forgets its groups. With a mark, it must also move before it ends. */
  function buildTurn(body, next, mark) {
    const forget = groupsIn(body).flatMap((index) => [2 * index, 2 * index + 1]);
    let entry;
    if (mark === undefined) {
      entry = build(body, next);
    } else {
      marks.push(mark);
      entry = build(body, add({ type: 'moved', mark, next }));
      marks.pop();
      entry = add({ type: 'save', slot: mark, next: entry });
    }
    return forget.length === 0 ? entry : add({ type: 'forget', slots: forget, next: entry });
  }

  const start = build(tree, add({ type: 'match' }));
  return { states, start, groupCount, slotCount };
}
