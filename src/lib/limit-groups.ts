/** The first `limit` items across all groups, in order; groups without remaining items are left out. */
export function limitGroups<Group extends { items: readonly unknown[] }>(
  groups: readonly Group[],
  limit: number,
): Group[] {
  let left = limit;
  const limited: Group[] = [];
  for (const group of groups) {
    const items = group.items.slice(0, left);
    left -= items.length;
    if (items.length > 0) limited.push({ ...group, items });
  }
  return limited;
}
