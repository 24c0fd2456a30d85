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

const plain = (text) => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();

/** Whether a text has the words of a column in it, in capital or small letters. */
const isAbout = (text, column) => plain(text).toLowerCase().includes(column.toLowerCase());

const headerOf = (kit, column) => kit.role('columnheader').find((header) => isAbout(kit.textOf(header), column));

const buttonOf = (kit, column) => {
  const header = headerOf(kit, column);
  return (header && kit.role('button', { within: header }).find((button) => isAbout(kit.name(button), column))) ?? null;
};

/** The cells of each row that has a boat in it. */
const rows = (kit) => {
  const cells = kit.role(['cell', 'gridcell', 'rowheader']);
  return kit.role('row').flatMap((row) => {
    const own = cells.filter((cell) => kit.isWithin(cell, row));
    const header = own.find((cell) => names.includes(plain(kit.textOf(cell))));
    return header ? [{ name: plain(kit.textOf(header)), header, cells: own.filter((cell) => cell !== header) }] : [];
  });
};

const order = (kit) => rows(kit).map(({ name }) => name);

/** The two boats that are the wrong way round; null when a column is sorted. */
const faultIn = (list, column, step) => {
  const at = list.findIndex((name, index) => index > 0 && step * compare[column](list[index - 1], name) > 0);
  return at < 0 ? null : [list[at - 1], list[at]];
};

/** What a screen reader is told of each column: the headers that say that they are sorted. */
const sortedHeaders = (kit) => kit.role('columnheader').filter((header) => kit.states(header).sort);

/** Presses the button of a column with a key, and says which way the rows should go then. */
const sortBy = async (kit, column, key = 'Enter') => {
  const header = headerOf(kit, column);
  // A page may be sorted when it loads, and then the first press turns that order round.
  const isSorted = header && kit.states(header).sort === 'ascending' && !faultIn(order(kit), column, 1);
  const button = buttonOf(kit, column);
  kit.expect(button, `The header “${column}” has no button, so nobody can sort by it. Look up the \`button\` element.`);
  button.focus();
  await kit.press(key);
  return isSorted ? -1 : 1;
};

/** Sorts by a column, and says what is not in its order. */
const sorted = async (kit, column, words) => {
  const step = await sortBy(kit, column);
  const list = order(kit);
  const fault = faultIn(list, column, step);
  if (fault) return words(...fault);
  return list.length === names.length || 'Some boats are missing from the table after sorting. Move rows, and remove none.';
};

export default [
  {
    id: 'buttons',
    title: 'A button in each header',
    passed: 'Each column header has a button with its words, and Tab reaches it.',
    notYet: 'The column headers have no buttons, so nobody can sort with a keyboard. Look up the `button` element.',
    run: (kit) => {
      const stops = kit.tabStops();
      for (const column of columns) {
        const header = headerOf(kit, column);
        if (!header)
          return `No column header contains “${column}”, so a screen reader does not read it with the cells. Look up the \`th\` element.`;
        const button = buttonOf(kit, column);
        if (!button) return `The header “${column}” contains no button with that name, so nobody can sort by it. Look up the \`button\` element.`;
        if (!kit.isSeen(button) || !isAbout(kit.seenText(button), column))
          return `The words “${column}” are not visible in the button, so sighted people do not know what it sorts. Put the words of the header into the \`button\`.`;
        if (!stops.includes(button))
          return `The Tab key does not stop at the button “${column}”, so it cannot be used with a keyboard. Look up \`tabindex\` and \`disabled\`.`;
      }
      return true;
    },
  },
  {
    id: 'words',
    title: 'Names by the alphabet',
    passed: 'Boats and ports are sorted by the alphabet.',
    notYet: 'The names are not in alphabetical order, so people cannot find a boat. Look up `localeCompare`.',
    run: async (kit) => {
      const words = (one, other) =>
        `Sorted by boat, “${one}” comes before “${other}”, so people look for names in the wrong place. Look up \`localeCompare\`.`;
      const first = await sorted(kit, 'Boat', words);
      if (first !== true) return first;
      return sorted(
        kit,
        'Home port',
        (one, other) => `Sorted by home port, “${boats[one][0]}” comes before “${boats[other][0]}”. Look up \`localeCompare\`.`,
      );
    },
  },
  {
    id: 'numbers',
    title: 'Numbers as numbers',
    passed: 'The shortest boat comes first, and the longest last.',
    notYet: 'The lengths are not sorted as numbers, so people cannot find the longest boat. Look up `Number`.',
    run: (kit) =>
      sorted(
        kit,
        'Length in metres',
        (one, other) =>
          `Sorted by length, ${boats[one][1]} comes before ${boats[other][1]}. Texts are compared character by character; look up \`Number\`.`,
      ),
  },
  {
    id: 'dates',
    title: 'Days as days',
    passed: 'The boats are in the order in which they came.',
    notYet: 'The days are not in the order of the calendar, so people cannot see who came first. Look up `Date.parse`.',
    run: (kit) =>
      sorted(
        kit,
        'Came in',
        (one, other) =>
          `Sorted by day, “${one}” (${boats[one][2]}) comes before “${other}” (${boats[other][2]}). Look up \`Date.parse\`.`,
      ),
  },
  {
    id: 'turned-round',
    title: 'A second press',
    passed: 'A second press reverses the order.',
    notYet: 'A second press does not reverse the order, so the other end of the list stays far away. Look up `reverse`.',
    run: async (kit) => {
      for (const column of columns) {
        await sortBy(kit, column);
        const before = order(kit);
        await sortBy(kit, column, 'Space');
        const after = order(kit);
        const isTurned =
          before.length > 1 &&
          before.length === after.length &&
          compare[column](before[0], before.at(-1)) * compare[column](after[0], after.at(-1)) < 0 &&
          (column === 'Home port'
            ? before.toReversed().every((name, index) => boats[name][0] === boats[after[index]][0])
            : before.toReversed().join() === after.join());
        if (!isTurned)
          return `A second press on “${column}” does not reverse the order, so the other end of the list stays far away. Look up \`reverse\`, and \`aria-sort\` to remember the order.`;
      }
      return true;
    },
  },
  {
    id: 'state-told',
    title: 'The order, announced',
    passed: 'A screen reader announces which column is sorted, and how.',
    notYet: 'No header says that its column is sorted, so screen reader users do not know the order. Look up `aria-sort`.',
    run: async (kit) => {
      for (const header of sortedHeaders(kit)) {
        const column = columns.find((one) => headerOf(kit, one) === header);
        const isTrue = column && !faultIn(order(kit), column, kit.states(header).sort === 'descending' ? -1 : 1);
        if (!isTrue)
          return 'Before any press, a header says that its column is sorted, and it is not. Set `aria-sort` when the rows are sorted.';
      }
      for (const column of [...columns, 'Came in', 'Boat', 'Boat']) {
        await sortBy(kit, column);
        const told = sortedHeaders(kit);
        if (told.length === 0)
          return `After a press on “${column}”, no header says that its column is sorted, so screen reader users do not know the order. Look up \`aria-sort\`; it belongs on the header.`;
        if (told.length > 1)
          return `After a press on “${column}”, ${told.length} headers have \`aria-sort\`, and only one column is sorted. Remove it from the others.`;
        if (told[0] !== headerOf(kit, column))
          return `The rows are sorted by “${column}”, and \`aria-sort\` is on another header. Move it to this one.`;
        const list = order(kit);
        const isUp = !faultIn(list, column, 1);
        // Whether the rows are in any order at all is the subject of other checks.
        if (!isUp && faultIn(list, column, -1)) continue;
        const wanted = isUp ? 'ascending' : 'descending';
        if (kit.states(told[0]).sort !== wanted)
          return `“${column}” is sorted, and \`aria-sort\` on its header is not "${wanted}". Screen readers announce the wrong order.`;
      }
      return true;
    },
  },
  {
    id: 'focus-stays',
    title: 'Focus stays',
    passed: 'After a press, the focus is still on the button.',
    notYet: 'The focus is lost after a press, so people with a keyboard start again at the top of the page. Look up `focus()`.',
    run: async (kit) => {
      for (const [index, column] of columns.entries()) {
        const key = index % 2 === 0 ? 'Enter' : 'Space';
        await sortBy(kit, column, key);
        if (!kit.focused() || kit.focused() !== buttonOf(kit, column))
          return `After ${key} on “${column}”, the focus is not on its button, so people with a keyboard have to find it again. Keep the header row, or look up \`focus()\`.`;
      }
      return true;
    },
  },
  {
    id: 'whole-rows',
    title: 'Rows stay whole',
    passed: 'Each boat is the header of its row, with its own port, length and day.',
    notYet: 'The rows have no headers, so screen reader users do not know which boat a value belongs to. Look up `th` with `scope="row"`.',
    run: async (kit) => {
      const values = columns.slice(1);
      /** The places of the cells in a row, by column. */
      const placesOf = (cells) => {
        const found = cells.map((cell) => kit.headersOf(cell).column);
        return values.map((column) => found.findIndex((headers) => headers.includes(headerOf(kit, column))));
      };
      const isRight = {
        'Home port': (text, name) => text === boats[name][0],
        'Length in metres': (text, name) => Number.parseFloat(text) === boats[name][1],
        'Came in': (text, name) => isSameDay(text, boats[name][2]),
      };
      const fault = (isLookedAt) => {
        const list = rows(kit);
        const missing = names.find((name) => list.filter((row) => row.name === name).length !== 1);
        if (missing) return `The boat “${missing}” is not in the table exactly once. Move rows, and neither copy nor remove them.`;
        let places = placesOf(list[0].cells);
        for (const { name, header, cells } of list) {
          if (kit.roleOf(header) !== 'rowheader')
            return `“${name}” is not the header of its row, so screen readers do not read it with the other cells. Look up \`th\` with \`scope="row"\`.`;
          // Finding headers takes long, so it is done for each row once.
          if (isLookedAt) places = placesOf(cells);
          for (const [index, column] of values.entries()) {
            const cell = cells[places[index]];
            if (!cell) return `In the row of “${name}”, no cell is under the header “${column}”. Look up how cells find their headers: \`th\` and \`scope\`.`;
            const text = plain(kit.textOf(cell));
            if (!isRight[column](text, name))
              return `In the row of “${name}”, “${text}” under “${column}” belongs to another boat. Move whole rows.`;
            if (isLookedAt && !isRight[column](plain(kit.seenText(cell)), name))
              return `In the row of “${name}”, “${text}” cannot be seen. Look up how it is hidden in the CSS.`;
          }
          if (isLookedAt && plain(kit.seenText(header)) === '')
            return `The name “${name}” cannot be seen in the table. Look up how it is hidden in the CSS.`;
        }
        return null;
      };
      for (const column of [null, ...columns]) {
        if (column && buttonOf(kit, column)) await sortBy(kit, column);
        const words = fault(column === null);
        if (words) return words;
      }
      return true;
    },
  },
];

/** Whether a text such as “3 May 2026” is a day such as 2026-05-03, wherever the reader is. */
function isSameDay(text, day) {
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  const wanted = [year, month, dayOfMonth].join();
  // In Britain the day comes first.
  const [, first, second, last] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  if (first) return [[last, second, first], [last, first, second]].some((parts) => parts.map(Number).join() === wanted);
  const date = new Date(text ?? '');
  const utc = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const local = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [utc, local].some((parts) => parts.join() === wanted);
}
