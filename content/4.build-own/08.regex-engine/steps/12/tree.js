/** The numbers of all groups in this part of the tree. */
export function groupsIn(node) {
  const children = node.items ?? node.branches ?? (node.body ? [node.body] : []);
  const inside = children.flatMap(groupsIn);
  return node.type === 'group' ? [node.index, ...inside] : inside;
}

/** Can this part of the tree match without reading a character? */
export function canBeEmpty(node) {
  switch (node.type) {
    case 'sequence':
      return node.items.every(canBeEmpty);
    case 'choice':
      return node.branches.some(canBeEmpty);
    case 'repeat':
      return node.min === 0 || canBeEmpty(node.body);
    case 'group':
      return canBeEmpty(node.body);
    default:
      return node.type === 'anchor';
  }
}
