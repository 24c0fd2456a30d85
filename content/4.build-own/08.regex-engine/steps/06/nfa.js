/** Turns a tree into a network of small numbered states. */
export function compile(tree) {
  const states = [];
  const add = (state) => states.push(state) - 1;

  /** Builds the states for a node that go on to `next`; returns where to enter. */
  function build(node, next) {
    switch (node.type) {
      case 'sequence':
        return node.items.reduceRight((after, item) => build(item, after), next);
      case 'choice':
        return add({ type: 'split', targets: node.branches.map((branch) => build(branch, next)) });
      case 'repeat':
        return buildRepeat(node, next);
      default:
        return add({ type: 'read', leaf: node, next });
    }
  }

  /** The turns that must happen come first, then those that may. */
  function buildRepeat({ body, min, max }, next) {
    let entry = next;
    if (max === Infinity) {
      entry = add({ type: 'split', targets: [] });
      states[entry].targets = [build(body, entry), next]; // the loop
    } else {
      for (let turn = min; turn < max; turn += 1) {
        entry = add({ type: 'split', targets: [build(body, entry), next] });
      }
    }
    for (let turn = 0; turn < min; turn += 1) entry = build(body, entry);
    return entry;
  }

  const start = build(tree, add({ type: 'match' }));
  return { states, start };
}
