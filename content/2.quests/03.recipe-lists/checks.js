const title = 'Lentil soup for six';
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

/** Letters and digits alone, so that marks and invisible characters make no difference. */
const plain = (kit, text) =>
  kit
    .words(text.replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is seen of an item: without a list inside it. */
const wordsOf = (kit, item) => {
  const inside = kit.role('list', { within: item }).map((list) => plain(kit, kit.seenText(list)));
  return inside.reduce((text, words) => (words ? text.replace(words, ' ') : text), plain(kit, kit.seenText(item)))
    .replace(/\s+/g, ' ')
    .trim();
};

/** A number or a letter before the words is for the check of the marks. */
const isThing = (kit, words, thing) => {
  const wanted = plain(kit, thing);
  return words === wanted || (words.endsWith(` ${wanted}`) && words.length - wanted.length <= 4);
};

/** Every list of the page with its own items, without those of lists inside it. */
const listsOf = (kit) => {
  const lists = kit.role('list').map((element) => ({ element, items: [] }));
  for (const element of kit.role('listitem'))
    lists
      .findLast((list) => list.element !== element && kit.isWithin(element, list.element))
      ?.items.push({ element, words: wordsOf(kit, element) });
  return lists;
};

const has = (kit, list, thing) => list.items.some(({ words }) => isThing(kit, words, thing));

/** The list that has most of these things. */
const listWith = (kit, things) => {
  const count = (list) => things.filter((thing) => has(kit, list, thing)).length;
  const [best] = listsOf(kit).sort((one, other) => count(other) - count(one));
  return best && count(best) > 0 ? best : undefined;
};

const missingFrom = (kit, list, things) => things.find((thing) => !has(kit, list, thing));

const isInOrder = (kit, list, things) =>
  list.items.length === things.length &&
  things.every((thing, index) => isThing(kit, list.items[index].words, thing));

/** The style of the marks before an item: `decimal`, `disc`, `none` … It is empty where nobody sees them. */
const markOf = (item) => {
  const { display, listStyleType, color: own } = getComputedStyle(item);
  const { content, color, fontSize } = getComputedStyle(item, '::marker');
  if (!display.includes('list-item') || parseFloat(fontSize) < 4) return '';
  if (content !== 'normal' && !content.includes('counter(list-item')) return '';
  const isHidden = /^rgba\(.*, 0\)$/.test(color) || (color !== own && color === 'rgb(255, 255, 255)');
  return isHidden ? '' : listStyleType;
};

const numberStyle = /^(?:decimal|decimal-leading-zero|(?:lower|upper)-roman)$/;
const letterStyle = /^(?:lower|upper)-(?:alpha|latin|greek)$/;

/** The counter that CSS draws before an item, such as `counter(step) ". "`. */
const counterOf = (item) =>
  /counters?\(\s*([\w-]+)(?:\s*,\s*"[^"]*")?(?:\s*,\s*([\w-]+))?/.exec(getComputedStyle(item, '::before').content);

/** What CSS adds to a counter, or sets it to; null where it says nothing. */
const countIn = (value, name) => {
  const found = new RegExp(`(?:^|\\s)${name}\\s+(-?\\d+)`).exec(value);
  return found ? Number(found[1]) : null;
};

/** The numbers in the items' markers, as a browser counts them. */
const ordinals = ({ element, items }) => {
  const isOrdered = element.localName === 'ol';
  const step = isOrdered && element.reversed ? -1 : 1;
  const { counterReset } = getComputedStyle(element);
  const first = isOrdered ? element.start : 1;
  let next = countIn(counterReset, 'list-item') ? countIn(counterReset, 'list-item') + step : first;
  return items.map((item) => {
    const style = getComputedStyle(item.element);
    const added = countIn(style.counterIncrement, 'list-item');
    const written = item.element.localName === 'li' ? /^\s*([+-]?\d+)/.exec(item.element.getAttribute('value') ?? '') : null;
    const own = countIn(style.counterSet, 'list-item') ?? (written ? Number(written[1]) : null);
    if (own !== null) next = own;
    else if (added !== null && added !== step) next += added - step;
    const number = next;
    next += step;
    return number;
  });
};

/** Whether counters of CSS number the items from 1. */
const countsFromOne = ({ element, items }, name) => {
  if (name === 'list-item') return ordinals({ element, items }).every((number, index) => number === index + 1);
  const around = [];
  for (let at = element; at; at = at.parentElement) around.push(countIn(getComputedStyle(at).counterReset, name));
  const start = around.find((value) => value !== null);
  const steps = items.map((item) => {
    const own = countIn(getComputedStyle(item.element).counterIncrement, name);
    const before = countIn(getComputedStyle(item.element, '::before').counterIncrement, name);
    return own ?? (start === undefined ? null : before);
  });
  return (start ?? 0) === 0 && steps.every((value) => value === 1);
};

/** How the items are marked: with numbers or letters, from 1 or not. */
const numbering = (list) => {
  const { items } = list;
  const counters = items.map((item) => counterOf(item.element));
  if (items.length > 0 && counters.every(Boolean)) {
    const styles = counters.map(([, , style]) => style ?? 'decimal');
    const [[, name]] = counters;
    return {
      isNumbered: styles.every((style) => numberStyle.test(style)),
      isLettered: styles.some((style) => letterStyle.test(style)),
      isFromOne: countsFromOne(list, name),
    };
  }
  const marks = items.map((item) => markOf(item.element));
  return {
    isNumbered: items.length > 0 && marks.every((mark) => numberStyle.test(mark)),
    isLettered: marks.some((mark) => letterStyle.test(mark)),
    isFromOne: ordinals(list).every((number, index) => number === index + 1),
  };
};

/** A hyphen, a bullet, a number or a letter that somebody typed at the end of a text. */
const typedMark = /(?:^|\s)(?:[-‐‑–—•·*‣▪●○►▸→✓✔]|\(?(?:\d+|[a-z]|[ivx]+)\s?[.):]|step \d+:?)\s*$/i;

export default [
  {
    id: 'ingredients',
    title: 'Six ingredients',
    passed: 'The six ingredients are one list.',
    notYet:
      'The ingredients aren’t a list, so a screen reader can’t say that six things are needed. Look up the `ul` element.',
    run: (kit) => {
      const list = listWith(kit, ingredients);
      if (!list) return false;
      const missing = missingFrom(kit, list, ingredients);
      if (missing)
        return `The list of ingredients has no item “${missing}” that people can see, so a cook who shops by the list won’t buy it. Look up the \`li\` element.`;
      return list.items.length === ingredients.length
        ? true
        : `The list of ingredients has ${list.items.length} items, but the soup needs six things, so screen readers announce a wrong number. Look up the \`li\` element.`;
    },
  },
  {
    id: 'any-order',
    title: 'Any order',
    passed: 'The ingredients have no numbers.',
    notYet:
      'The ingredients are numbered, so a cook may think that their order matters. Look up the difference between `ul` and `ol`.',
    run: (kit) => {
      const list = listWith(kit, ingredients);
      if (!list) return 'There is no list of ingredients. Look up the `ul` element.';
      const { isNumbered, isLettered } = numbering(list);
      return list.element.localName !== 'ol' && !isNumbered && !isLettered;
    },
  },
  {
    id: 'steps',
    title: 'Five steps',
    passed: 'The five steps are one list, in their order.',
    notYet:
      'The steps aren’t a list, so a screen reader can’t say how many there are or which one comes next. Look up the `ol` element.',
    run: (kit) => {
      const list = listWith(kit, steps);
      if (!list) return false;
      const missing = missingFrom(kit, list, steps);
      if (missing)
        return `The list of steps has no item “${missing}” that people can see, so a cook misses this step. Look up the \`li\` element.`;
      if (list.items.length !== steps.length)
        return `The list of steps has ${list.items.length} items, but the recipe has five, so screen readers announce a wrong number. Look up lists inside \`li\` elements.`;
      return isInOrder(kit, list, steps)
        ? true
        : 'The steps are in the wrong order, so a cook can’t follow them. Compare the list with the starter.';
    },
  },
  {
    id: 'numbered',
    title: 'Numbered steps',
    passed: 'The steps are numbered from 1 to 5.',
    notYet:
      'The steps have no numbers that people can see, so nobody can say “go back to step 2”. Look up the `ol` element and `list-style-type`.',
    run: (kit) => {
      const list = listWith(kit, steps);
      if (!list) return false;
      const { isNumbered, isLettered, isFromOne } = numbering(list);
      if (isLettered)
        return 'The steps have letters instead of numbers, so nobody can say “go back to step 2”. Look up the `type` attribute of `ol`.';
      if (!isNumbered) return false;
      return isFromOne
        ? true
        : 'The numbers of the steps don’t run from 1 to 5, so cooks look for steps that don’t exist. Look up `start`, `reversed` and `value`.';
    },
  },
  {
    id: 'sub-steps',
    title: 'Inside step 3',
    passed: 'The two smaller steps are a list inside step 3.',
    notYet:
      'The two smaller steps aren’t a list inside step 3, so nobody learns that they belong to it. Look up nested lists.',
    run: (kit) => {
      const list = listWith(kit, subSteps);
      if (!list) return false;
      const around = kit
        .role('listitem')
        .findLast((item) => item !== list.element && kit.isWithin(list.element, item));
      if (!around || !isThing(kit, wordsOf(kit, around), steps[2])) return false;
      if (!isInOrder(kit, list, subSteps))
        return 'The list in step 3 doesn’t have the two smaller steps in their order, so a cook can’t follow them. Look up nested lists.';
      const text = plain(kit, kit.seenText(around));
      return text.indexOf(plain(kit, steps[2])) < text.indexOf(plain(kit, subSteps[0]))
        ? true
        : 'The smaller steps come before the words of step 3, so the order is confusing. Look up nested lists.';
    },
  },
  {
    id: 'only-items',
    title: 'Only items in a list',
    passed: 'Everything in a list belongs to one of its items.',
    notYet:
      'Something stands directly in a list without being an item, so a screen reader may skip it or count wrongly. Look up which children `ul` and `ol` may have.',
    run: (kit) => {
      const lists = kit.role('list').filter(({ localName }) => localName !== 'dl');
      const belongs = (node) => {
        if (node instanceof Text) return !/[^ \t\n\f\r]/.test(node.data);
        if (!(node instanceof Element) || ['script', 'template'].includes(node.localName)) return true;
        if (kit.roleOf(node) === 'listitem') return true;
        // Boxes without a role may stand between a list and its items where both are made of roles.
        const isBox = kit.roleOf(node) === '' && !['ul', 'ol', 'menu'].includes(node.parentElement.localName);
        return isBox && node.localName !== 'br' && node.childNodes.length > 0 && [...node.childNodes].every(belongs);
      };
      return lists.length > 0 && lists.every((list) => [...list.childNodes].every(belongs));
    },
  },
  {
    id: 'words-only',
    title: 'Words, no marks',
    passed: 'All words are in their place, once, with no hyphen or number typed before them.',
    notYet:
      'Hyphens, numbers or letters are typed before the words, so a screen reader reads them aloud. Let the list draw its own marks: look up `ul` and `ol`.',
    run: (kit) => {
      const seen = ` ${plain(kit, kit.seenText())} `;
      const placeOf = (words, from) => seen.indexOf(` ${plain(kit, words)} `, from);
      let part = title;
      let from = placeOf(title, 0);
      if (from < 0) return `People can’t see “${title}” on the page any more. Compare the page with the starter.`;
      const written = kit.words(kit.textOf());
      for (const [name, things] of Object.entries({ Ingredients: ingredients, Steps: [...steps, ...subSteps] })) {
        const start = placeOf(name, from);
        if (start < 0) return `People can’t see “${name}” below “${part}” any more. Compare the page with the starter.`;
        for (const words of things) {
          const pieces = written.split(kit.words(words));
          if (pieces.slice(0, -1).some((before) => typedMark.test(before)))
            return `A mark is typed before “${words}”, and a screen reader reads it aloud. Let the list draw its own marks: look up \`ul\` and \`ol\`.`;
          const at = placeOf(words, 0);
          if (at < 0) return `People can’t see “${words}” on the page any more. Look up CSS that hides text.`;
          if (at < start) return `“${words}” doesn’t stand below “${name}” any more. Compare the page with the starter.`;
          if (pieces.length > 2)
            return `“${words}” is on the page ${pieces.length - 1} times, so readers get it again and again. Remove the copy that is not in a list.`;
          from = Math.max(from, at);
        }
        part = name;
      }
      return true;
    },
  },
];
