/** The numbers of all groups in this part of the tree. */
export function groupsIn(node) {
  const children = node.items ?? node.branches ?? (node.body ? [node.body] : []);
  const inside = children.flatMap(groupsIn);
  return node.type === 'group' ? [node.index, ...inside] : inside;
}
