/** When each bus leaves each stop. No time comes twice. */
const timetable = {
  Harbour: { Morning: '7:05', Noon: '12:05', Night: '21:05' },
  Market: { Morning: '7:12', Noon: '12:14', Night: '21:11' },
  School: { Morning: '7:20', Noon: '12:25', Night: '21:18' },
  'Hill Farm': { Morning: '7:31', Noon: '12:38', Night: '21:28' },
};
const stops = Object.keys(timetable);
const buses = ['Morning', 'Noon', 'Night'];
const departures = stops.flatMap((stop) => buses.map((bus) => ({ stop, bus, time: timetable[stop][bus] })));

const timeIn = (kit, cell) => kit.textOf(cell).replace(/^0(?=\d:)/, '');

/** The table with the times, and its cells by their time. */
const findTable = (kit) => {
  const times = departures.map(({ time }) => time);
  for (const table of kit.role(['table', 'grid'])) {
    const cells = kit.role(['cell', 'gridcell'], { within: table });
    const byTime = new Map(cells.map((cell) => [timeIn(kit, cell), cell]));
    if (times.some((time) => byTime.has(time))) return { table, cells, byTime };
  }
  return null;
};

const headersOf = (kit, cell) => {
  const { row, column } = kit.headersOf(cell);
  return [...row, ...column].map((header) => kit.textOf(header));
};

/** Whether every time belongs to the right one of some titles. Stops may be rows or columns. */
const belongs = (kit, titles, key, words) => {
  const found = findTable(kit);
  if (!found) return false;
  for (const departure of departures) {
    const cell = found.byTime.get(departure.time);
    if (!cell) continue;
    const own = headersOf(kit, cell).filter((title) => titles.includes(title));
    if (own.length !== 1 || own[0] !== departure[key]) return words(departure, own);
  }
  return true;
};

export default [
  {
    id: 'table',
    title: 'Twelve cells',
    passed: 'Each of the twelve times has a cell of its own in a table.',
    notYet: 'A screen reader finds no table with the times.',
    run: (kit) => {
      const found = findTable(kit);
      if (!found) return false;
      const missing = departures.find(({ time }) => !found.byTime.has(time));
      if (missing) return `The table has no cell with ${missing.time} and nothing else in it.`;
      const count = found.cells.filter((cell) => /^\d+:\d+$/.test(timeIn(kit, cell))).length;
      return count === departures.length ? true : `The table has ${count} times where the bus has twelve.`;
    },
  },
  {
    id: 'name',
    title: 'A name',
    passed: 'The table says what it is about.',
    notYet: 'In a list of tables, this one has no name.',
    run: (kit) => {
      const found = findTable(kit);
      if (!found || kit.name(found.table) === '') return false;
      // A caption that is hidden names nothing.
      return kit.nameSource(found.table) !== 'native' || kit.role('caption', { within: found.table }).length > 0;
    },
  },
  {
    id: 'stops',
    title: 'The stop of each time',
    passed: 'Each time belongs to its stop.',
    notYet: 'Whoever moves to a time does not hear at which stop it is.',
    run: (kit) =>
      belongs(kit, stops, 'stop', ({ time, stop }, own) =>
        own.length > 0
          ? `At ${time}, a screen reader says “${own.join(', ')}”. The bus is at “${stop}” then.`
          : `Whoever moves to ${time} does not hear “${stop}” with it.`,
      ),
  },
  {
    id: 'buses',
    title: 'The bus of each time',
    passed: 'Each time belongs to its bus.',
    notYet: 'Whoever moves to a time does not hear which bus it is.',
    run: (kit) =>
      belongs(kit, buses, 'bus', ({ time, bus }, own) =>
        own.length > 0
          ? `At ${time}, a screen reader says “${own.join(', ')}”. This is the bus called “${bus}”.`
          : `Whoever moves to ${time} does not hear “${bus}” with it.`,
      ),
  },
  {
    id: 'no-empty-header',
    title: 'No empty header',
    passed: 'Every header of the table has something to say.',
    notYet: 'A screen reader stops at a header that is empty.',
    run: (kit) => {
      const found = findTable(kit);
      if (!found) return false;
      const [firstRow] = kit.role('row', { within: found.table });
      const headers = kit.role(['columnheader', 'rowheader'], { within: found.table });
      const [corner] = kit.role(['columnheader', 'rowheader', 'cell'], { within: firstRow ?? found.table });
      return headers.length > 0 && headers.every((header) => header === corner || kit.name(header) !== '');
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'All words are still there.',
    notYet: 'Some words of the page are gone.',
    run: (kit) => {
      const text = kit.textOf();
      const [before, after] = [
        'From the harbour up to Hill Farm, every day but Sunday.',
        'The night bus stops on request.',
      ];
      const missing = ['Line 7', before, ...stops, ...buses, ...departures.map(({ time }) => time), after].find(
        (words) => !text.includes(words),
      );
      if (missing) return `Readers no longer find “${missing}”.`;
      const start = text.indexOf(before) + before.length;
      const isInOrder = (titles) =>
        titles
          .map((title) => text.indexOf(title, start))
          .every((at, index, all) => at > (all[index - 1] ?? start - 1) && at < text.indexOf(after, start));
      if (text.indexOf('Line 7') > start || !isInOrder(stops.slice(0, 1)))
        return 'Readers find the timetable in another place than before.';
      return isInOrder(stops) && isInOrder(buses) ? true : 'The stops or the buses come in another order than before.';
    },
  },
];
