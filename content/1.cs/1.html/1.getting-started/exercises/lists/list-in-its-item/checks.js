/** Letters and digits alone, so that marks and spaces make no difference. */
const plain = (kit, text) =>
  kit
    .words(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const outerItems = ['Tent', 'Things to cook with', 'Torch'];
const innerItems = ['Gas stove', 'Pot with a lid'];

/** Every list with its own items, without those of lists inside it. */
const listsOf = (kit) => {
  const lists = kit.role('list').map((element) => ({ element, items: [] }));
  for (const item of kit.role('listitem'))
    lists.findLast(({ element }) => kit.isWithin(item, element))?.items.push(item);
  return lists;
};

/** What people see of an item without the list inside it. */
const wordsOf = (kit, item) =>
  kit
    .role('list', { within: item })
    .reduce((text, list) => text.replace(plain(kit, kit.seenText(list)), ''), plain(kit, kit.seenText(item)))
    .trim();

const listWith = (kit, words) =>
  listsOf(kit).find(({ items }) => items.some((item) => wordsOf(kit, item).includes(plain(kit, words))));

export default [
  {
    id: 'inner-list',
    title: 'A list in its item',
    passed: 'The gas stove and the pot are a list inside the item “Things to cook with”.',
    notYet:
      'The inner list isn’t inside any item, so it seems to belong to nothing. Look up nested lists and the `li` element.',
    run: (kit) => {
      const list = listWith(kit, innerItems[0]);
      if (!list) return 'The gas stove isn’t an item of a list any more. Look up the `li` element.';
      const around = kit.role('listitem').findLast((item) => kit.isWithin(list.element, item));
      if (!around) return false;
      return wordsOf(kit, around).startsWith(plain(kit, outerItems[1]))
        ? true
        : `The inner list belongs to “${wordsOf(kit, around)}”, and it should belong to “${outerItems[1]}”. Look up nested lists.`;
    },
  },
  {
    id: 'inner-items',
    title: 'Two items inside',
    passed: 'The inner list has two items.',
    notYet: 'The inner list doesn’t have its two items, so a screen reader announces a wrong number. Look up the `li` element.',
    run: (kit) => {
      const items = (listWith(kit, innerItems[0])?.items ?? []).map((item) => wordsOf(kit, item));
      return items.join(', ') === innerItems.map((item) => plain(kit, item)).join(', ');
    },
  },
  {
    id: 'outer-items',
    title: 'Three items outside',
    passed: 'The outer list still has three items.',
    notYet: 'The tent isn’t an item of a list any more. Look up the `li` element.',
    run: (kit) => {
      const list = listWith(kit, outerItems[0]);
      if (!list) return false;
      const items = list.items.map((item) => wordsOf(kit, item));
      const missing = outerItems.find((words) => !items.some((item) => item.startsWith(plain(kit, words))));
      if (missing) return `The outer list has no item “${missing}”. Look at where the inner list ends.`;
      return items.length === outerItems.length
        ? true
        : `The outer list has ${items.length} items, and there should be three. Look up nested lists.`;
    },
  },
];
