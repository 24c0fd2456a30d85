/** Each boat: home port, length, day. */
const boats = {
  Petrel: ['Porto', 9.4, '2026-05-03'],
  Juno: ['Cork', 12, '2026-04-28'],
  avocet: ['Ghent', 8.75, '2026-06-11'],
  Marigold: ['Bergen', 31, '2026-01-02'],
  Éclair: ['Brest', 10.2, '2026-05-19'],
  Zephyr: ['Cork', 7, '2026-03-30'],
  Halcyon: ['Hull', 104, '2025-12-09'],
  Bramble: ['Leith', 6.5, '2026-02-14'],
  Ibis: ['Porto', 15.3, '2026-06-07'],
  Otter: ['Ghent', 11, '2025-10-21'],
  Dunlin: ['Hull', 9.15, '2026-06-01'],
  Whimbrel: ['Brest', 22, '2026-05-25'],
  Kestrel: ['Bergen', 13.8, '2026-04-17'],
  'de Mol': ['Ghent', 18, '2026-05-05'],
  Gannet: ['Leith', 8, '2026-03-12'],
  Sandpiper: ['Hull', 40.5, '2025-11-29'],
  Fulmar: ['Cork', 14, '2026-06-08'],
  Linnet: ['Porto', 5.9, '2026-01-16'],
  Curlew: ['Brest', 27, '2026-02-20'],
  Nightjar: ['Bergen', 10, '2026-04-04'],
};
const names = Object.keys(boats);
const columns = ['Boat', 'Home port', 'Length in metres', 'Came in'];

const alphabet = new Intl.Collator('en');

/** How two boats stand to each other in a column. */
const compare = {
  Boat: (one, other) => alphabet.compare(one, other),
  'Home port': (one, other) => alphabet.compare(boats[one][0], boats[other][0]),
  'Length in metres': (one, other) => boats[one][1] - boats[other][1],
  'Came in': (one, other) => Date.parse(boats[one][2]) - Date.parse(boats[other][2]),
};

const headerOf = (kit, column) => kit.role('columnheader').find((header) => kit.textOf(header).includes(column));

const buttonOf = (kit, column) => {
  const header = headerOf(kit, column);
  const button = header && kit.role('button', { within: header })[0];
  return button && kit.name(button).includes(column) ? button : null;
};

/** The cells of each row that has a boat in it. */
const rows = (kit) => {
  const cells = kit.role(['cell', 'gridcell', 'rowheader']);
  return kit.role('row').flatMap((row) => {
    const own = cells.filter((cell) => kit.isWithin(cell, row));
    const header = own.find((cell) => names.includes(kit.textOf(cell)));
    return header ? [{ name: kit.textOf(header), header, cells: own.filter((cell) => cell !== header) }] : [];
  });
};

const order = (kit) => rows(kit).map(({ name }) => name);

/** The two boats that are the wrong way round; null when a column is sorted. */
const faultIn = (list, column, step) => {
  const at = list.findIndex((name, index) => index > 0 && step * compare[column](list[index - 1], name) > 0);
  return at < 0 ? null : [list[at - 1], list[at]];
};

/** Presses the button of a column with a key, and says which way the rows should go then. */
const sortBy = async (kit, column, key = 'Enter') => {
  const step = kit.states(headerOf(kit, column) ?? document.body).sort === 'ascending' ? -1 : 1;
  const button = buttonOf(kit, column);
  kit.expect(button, `Nothing can be pressed to sort by “${column}”.`);
  button.focus();
  await kit.press(key);
  return step;
};

/** Sorts by a column, and says what is not in its order. */
const sorted = async (kit, column, words) => {
  const step = await sortBy(kit, column);
  const list = order(kit);
  const fault = faultIn(list, column, step);
  return fault ? words(...fault, step === 1 ? 'before' : 'after') : list.length > 0;
};

export default [
  {
    id: 'buttons',
    title: 'A button in each header',
    passed: 'Each header of a column has a button that Tab reaches.',
    notYet: 'Somebody who would like another order finds nothing to press.',
    run: (kit) => {
      const stops = kit.tabStops();
      for (const column of columns) {
        if (!headerOf(kit, column)) return `The column “${column}” has no header.`;
        const button = buttonOf(kit, column);
        if (!button) return `In the header “${column}” there is no button with that name.`;
        if (!stops.includes(button)) return `The Tab key does not stop at “${column}”.`;
        if (!kit.visible(button)) return `The button “${column}” cannot be seen.`;
      }
      return true;
    },
  },
  {
    id: 'words',
    title: 'Names by the alphabet',
    passed: 'Boats and ports are sorted as in a list of names.',
    notYet: 'Somebody who looks for a name does not find it where the alphabet puts it.',
    run: async (kit) => {
      const words = (one, other) => `Sorted by name, “${one}” comes before “${other}”.`;
      const first = await sorted(kit, 'Boat', words);
      if (first !== true) return first;
      return sorted(kit, 'Home port', (one, other) => `Sorted by port, “${boats[one][0]}” comes before “${boats[other][0]}”.`);
    },
  },
  {
    id: 'numbers',
    title: 'Numbers as numbers',
    passed: 'The shortest boat comes first, and the longest last.',
    notYet: 'The lengths are not in the order of numbers.',
    run: (kit) => sorted(kit, 'Length in metres', (one, other) => `Sorted by length, ${boats[one][1]} comes before ${boats[other][1]}.`),
  },
  {
    id: 'dates',
    title: 'Days as days',
    passed: 'The boats are in the order in which they came.',
    notYet: 'The days are not in the order of the calendar.',
    run: (kit) => sorted(kit, 'Came in', (one, other) => `Sorted by day, “${one}” of ${boats[one][2]} comes before “${other}” of ${boats[other][2]}.`),
  },
  {
    id: 'turned-round',
    title: 'A second press',
    passed: 'A second press turns the order round.',
    notYet: 'A second press does not turn the order round.',
    run: async (kit) => {
      for (const column of columns) {
        await sortBy(kit, column);
        const before = order(kit);
        await sortBy(kit, column, 'Space');
        const after = order(kit);
        const isTurned =
          compare[column](before[0], before.at(-1)) * compare[column](after[0], after.at(-1)) < 0 &&
          before.length === after.length &&
          (column === 'Home port' || before.toReversed().join() === after.join());
        if (!isTurned) return `A second press on “${column}” does not turn the order round.`;
      }
      return true;
    },
  },
  {
    id: 'state-told',
    title: 'The order, told',
    passed: 'A screen reader says which column is sorted, and how.',
    notYet: 'A screen reader does not say by which column the table is sorted.',
    run: async (kit) => {
      for (const column of [...columns, 'Came in', 'Boat', 'Boat']) {
        await sortBy(kit, column);
        const told = kit.role('columnheader').filter((header) => kit.states(header).sort);
        if (told.length === 0) return `After a press on “${column}”, a screen reader says of no column that it is sorted.`;
        if (told.length > 1) return `After a press on “${column}”, a screen reader says of ${told.length} columns that they are sorted.`;
        if (told[0] !== headerOf(kit, column)) return `The rows are sorted by “${column}”, and a screen reader is told of another column.`;
        const list = order(kit);
        const isUp = !faultIn(list, column, 1);
        // Whether the rows are in any order at all is the subject of other checks.
        if (!isUp && faultIn(list, column, -1)) continue;
        if (kit.states(told[0]).sort !== (isUp ? 'ascending' : 'descending'))
          return `“${column}” goes one way, and a screen reader is told the other.`;
      }
      return true;
    },
  },
  {
    id: 'focus-stays',
    title: 'Focus stays',
    passed: 'After a press, the focus is still on the button.',
    notYet: 'After a press the focus is gone, and a second press does nothing.',
    run: async (kit) => {
      for (const [index, column] of columns.entries()) {
        const key = index % 2 === 0 ? 'Enter' : 'Space';
        await sortBy(kit, column, key);
        if (!kit.focused() || kit.focused() !== buttonOf(kit, column)) return `After ${key} on “${column}”, the focus is somewhere else.`;
      }
      return true;
    },
  },
  {
    id: 'whole-rows',
    title: 'Rows stay whole',
    passed: 'Each boat is the header of its row, with its own port, length and day.',
    notYet: 'Somebody who reads along a row cannot tell whose it is.',
    run: async (kit) => {
      const fault = () => {
        const list = rows(kit);
        const headers = columns.map((column) => headerOf(kit, column));
        const missing = names.find((name) => list.filter((row) => row.name === name).length !== 1);
        if (missing) return `The boat “${missing}” is not in the table exactly once.`;
        for (const { name, header, cells } of list) {
          if (kit.roleOf(header) !== 'rowheader') return `“${name}” is a cell as any other: nobody is told that the row is about it.`;
          const [port, length, day] = cells.map((cell) => kit.textOf(cell));
          const isOwn = port === boats[name][0] && parseFloat(length) === boats[name][1] && isSameDay(day, boats[name][2]);
          if (!isOwn) return `In the row of “${name}” stand values of another boat.`;
          const isUnderItsHeader = cells.every((cell, index) => kit.headersOf(cell).column.includes(headers[index + 1]));
          if (!isUnderItsHeader) return `The values of “${name}” do not stand under their headers.`;
        }
        return null;
      };
      for (const column of [null, ...columns]) {
        if (column && buttonOf(kit, column)) await sortBy(kit, column);
        const words = fault();
        if (words) return words;
      }
      return true;
    },
  },
];

/** Whether a text such as “3 May 2026” is a day such as 2026-05-03, wherever the reader is. */
function isSameDay(text, day) {
  const date = new Date(text ?? '');
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  const utc = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const local = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [utc, local].some((parts) => parts.join() === [year, month, dayOfMonth].join());
}
