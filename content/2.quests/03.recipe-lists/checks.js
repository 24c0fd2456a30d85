const ingredients = [
  '300 g red lentils',
  '2 onions',
  '3 carrots',
  '1 tin of tomatoes',
  '1 litre of water',
  'a pinch of salt',
];
const steps = [
  'Chop the onions and carrots',
  'Fry them until they are soft',
  'Add the rest in two goes',
  'Simmer for 20 minutes',
  'Add the salt and serve',
];
const subSteps = ['Rinse the lentils and tip them in', 'Pour the tomatoes and water over them'];

/** A hyphen, a bullet, a number or a letter that somebody typed before the words. */
const typedMark = /^(?:[-–—•*·]|\(?(?:\d+|[a-z])[.)])\s*/i;

/** The words of an item that tell it from others: no typed mark, no full stop, no list inside it. */
const wordsOf = (kit, item) => {
  const inside = kit.role('list', { within: item }).map((list) => kit.textOf(list));
  const own = inside.reduce((text, words) => text.replace(words, ''), kit.textOf(item)).trim();
  return own.replace(typedMark, '').replace(/[.,:;]$/, '').trim().toLowerCase();
};

/** Every list of the page with its own items, without those of lists inside it. */
const listsOf = (kit) => {
  const lists = kit.role('list').map((element) => ({ element, items: [] }));
  for (const element of kit.role('listitem'))
    lists
      .findLast((list) => kit.isWithin(element, list.element))
      ?.items.push({ element, words: wordsOf(kit, element) });
  return lists;
};

/** The first list with one of these things in it. */
const listWith = (kit, things) => {
  const wanted = things.map((thing) => thing.toLowerCase());
  return listsOf(kit).find(({ items }) => items.some(({ words }) => wanted.includes(words)));
};

const missingFrom = (list, things) =>
  things.find((thing) => !list.items.some(({ words }) => words === thing.toLowerCase()));

const isInOrder = (list, things) =>
  list.items.length === things.length &&
  things.every((thing, index) => list.items[index].words === thing.toLowerCase());

/** Whether readers see a number or a letter before each item. */
const isNumbered = ({ element, items }) => {
  if (element instanceof HTMLOListElement) return true;
  return items.every((item) => {
    const { display, listStyleType } = getComputedStyle(item.element);
    const { content } = getComputedStyle(item.element, '::before');
    const isMarked = display.includes('list-item') && !/^(?:disc|circle|square|none|["'])/.test(listStyleType);
    return isMarked || content.includes('counter');
  });
};

export default [
  {
    id: 'ingredients',
    title: 'Six ingredients',
    passed: 'The six ingredients are one list.',
    notYet: 'A screen reader does not say that six things are needed.',
    run: (kit) => {
      const list = listWith(kit, ingredients);
      if (!list) return false;
      const missing = missingFrom(list, ingredients);
      if (missing) return `A cook who shops by the list comes home without “${missing}”.`;
      return list.items.length === ingredients.length
        ? true
        : `The list of ingredients has ${list.items.length} items, and the soup needs six things.`;
    },
  },
  {
    id: 'any-order',
    title: 'Any order',
    passed: 'The ingredients have no numbers.',
    notYet: 'The ingredients are numbered, as if a cook had to buy them one after the other.',
    run: (kit) => {
      const list = listWith(kit, ingredients);
      return list ? !isNumbered(list) : 'There is no list of ingredients that a reader could tell from the steps.';
    },
  },
  {
    id: 'steps',
    title: 'Five steps',
    passed: 'The five steps are one list, in their order.',
    notYet: 'A screen reader does not say how many steps there are, nor which one comes next.',
    run: (kit) => {
      const list = listWith(kit, steps);
      if (!list) return false;
      const missing = missingFrom(list, steps);
      if (missing) return `Somebody who goes through the list of steps never comes to “${missing}”.`;
      if (list.items.length !== steps.length)
        return `A screen reader counts ${list.items.length} steps where the recipe has five.`;
      return isInOrder(list, steps) ? true : 'A cook who follows the steps does them in the wrong order.';
    },
  },
  {
    id: 'numbered',
    title: 'Numbered steps',
    passed: 'The steps are numbered from 1.',
    notYet: 'The steps have no numbers of their own, so nobody can say “go back to step 2”.',
    run: (kit) => {
      const list = listWith(kit, steps);
      if (!list || !isNumbered(list)) return false;
      const { element } = list;
      const isFromOne = !(element instanceof HTMLOListElement) || (element.start === 1 && !element.reversed);
      return isFromOne ? true : 'The numbers of the steps do not run from 1 upwards.';
    },
  },
  {
    id: 'sub-steps',
    title: 'Inside step 3',
    passed: 'The two smaller steps are a list inside step 3.',
    notYet: 'A reader does not learn that two smaller steps belong to step 3.',
    run: (kit) => {
      const list = listWith(kit, subSteps);
      if (!list) return false;
      const around = kit
        .role('listitem')
        .findLast((item) => item !== list.element && kit.isWithin(list.element, item));
      if (!around || wordsOf(kit, around) !== steps[2].toLowerCase()) return false;
      return isInOrder(list, subSteps) ? true : 'The list in step 3 is not the two smaller steps, in their order.';
    },
  },
  {
    id: 'only-items',
    title: 'Only items in a list',
    passed: 'Everything in a list belongs to one of its items.',
    notYet: 'Something lies between the items of a list, and a screen reader may skip it or count wrongly.',
    run: (kit) => {
      const lists = kit.role('list').filter(({ localName }) => localName !== 'dl');
      const belongs = (node) => {
        if (node instanceof Text) return node.data.trim() === '';
        if (!(node instanceof Element) || ['script', 'template'].includes(node.localName)) return true;
        return kit.roleOf(node) === 'listitem';
      };
      return lists.length > 0 && lists.every((list) => [...list.childNodes].every(belongs));
    },
  },
  {
    id: 'words-only',
    title: 'Words, no marks',
    passed: 'Every word is in its place, and no hyphen or number is typed before it.',
    notYet: 'A voice reads hyphens and numbers aloud that are only there for the eye.',
    run: (kit) => {
      const text = kit.textOf().toLowerCase();
      let part = 'Lentil soup for six';
      let from = text.indexOf(part.toLowerCase());
      if (from < 0) return `Readers no longer find “${part}”.`;
      for (const [title, things] of Object.entries({ Ingredients: ingredients, Steps: [...steps, ...subSteps] })) {
        const start = text.indexOf(title.toLowerCase(), from);
        if (start < 0) return `Readers no longer find “${title}” below “${part}”.`;
        for (const words of things) {
          const at = text.indexOf(words.toLowerCase());
          if (at < 0) return `Readers no longer find “${words}”.`;
          if (at < start) return `Readers no longer find “${words}” below “${title}”.`;
          if (/(?:^|\s)(?:[-–—•*·]|\(?(?:\d+|[a-z])[.)])\s*$/.test(text.slice(0, at)))
            return `Before “${words}”, a voice reads a sign aloud that is only there for the eye.`;
          from = Math.max(from, at);
        }
        part = title;
      }
      return true;
    },
  },
];
