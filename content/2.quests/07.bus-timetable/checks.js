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
const before = 'From the harbour up to Hill Farm, every day but Sunday.';
const after = 'The night bus stops on request.';

/** Letters, digits and the colons of times, so that marks and invisible characters make no difference. */
const plain = (kit, text) =>
  kit
    .words(text.replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''))
    .replace(/[^\p{L}\p{N}:]+/gu, ' ')
    .replace(/(?<!\d):|:(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const withoutZero = (text) => text.replace(/\b0(?=\d:)/g, '');

const says = (kit, text, words) => ` ${withoutZero(plain(kit, text))} `.includes(` ${plain(kit, words)} `);

/** The time that people see in a cell, if there is nothing else in it. */
const timeIn = (kit, cell) => withoutZero(plain(kit, kit.seenText(cell)));

/** The table with most of the times, and its cells by their time. */
const findTable = (kit) => {
  const times = departures.map(({ time }) => time);
  const found = kit.role(['table', 'grid', 'treegrid']).map((table) => {
    const cells = kit.role(['cell', 'gridcell'], { within: table });
    const byTime = new Map(cells.map((cell) => [timeIn(kit, cell), cell]));
    return { table, cells, byTime, count: times.filter((time) => byTime.has(time)).length };
  });
  const [best] = found.sort((one, other) => other.count - one.count);
  return best && best.count > 0 ? best : null;
};

/** Which of some titles head a cell: they are seen in a header, and screen readers say them. */
const titlesOf = (kit, cell, titles) => {
  const { row, column } = kit.headersOf(cell);
  const headers = [...row, ...column].filter((header) => kit.exposed(header));
  return headers.flatMap((header) => {
    const own = titles.filter((title) => says(kit, kit.seenText(header), title) && says(kit, kit.name(header), title));
    // A header above several others, such as "From morning to night", is for all of them.
    return own.length === 1 ? own : [];
  });
};

/** Why a header that is there heads nothing: a `td` in its row makes it doubtful what it is for. */
const whyNone = (kit, { table }, title) => {
  const header = kit
    .role(['columnheader', 'rowheader'], { within: table })
    .find((one) => says(kit, kit.seenText(one), title) && one.localName === 'th' && !one.hasAttribute('scope'));
  const hasData = header && [...header.parentElement.cells].some(({ localName }) => localName === 'td');
  return hasData && header !== header.parentElement.cells[0]
    ? `“${title}” is in a row with a \`td\`, so browsers can’t tell that it heads a column, and a screen reader doesn’t say it with the times. Look up \`scope="col"\`.`
    : null;
};

/** Whether every time belongs to the right one of some titles. Stops may be rows or columns. */
const belongs = (kit, titles, key, words) => {
  const found = findTable(kit);
  if (!found) return false;
  for (const departure of departures) {
    const cell = found.byTime.get(departure.time);
    if (!cell) continue;
    const own = [...new Set(titlesOf(kit, cell, titles))];
    if (own.length === 1 && own[0] === departure[key]) continue;
    return (own.length === 0 && whyNone(kit, found, departure[key])) || words(departure, own);
  }
  return true;
};

/** Names that would fit any table. */
const anyName = /^(?:(?:a|the|my|this|new|data|first) ?)*(?:tables?|data|caption|title|name|untitled|grid|image|\d+)?(?: \d+)?$/;

/** What the name of this table could be about. */
const topic =
  /\b(?:bus(?:es)?|line|route|departures?|depart\w*|times?|timetable|time table|timings?|schedules?|leav\w+|stops?|harbour|hill farm|services?|runs?)\b/;

export default [
  {
    id: 'table',
    title: 'Twelve cells',
    passed: 'Each of the twelve times has a cell of its own in a table.',
    notYet:
      'The page has no table with the times, so screen reader users can’t move from time to time. Look up the `table` element.',
    run: (kit) => {
      const found = findTable(kit);
      if (!found) return false;
      const missing = departures.find(({ time }) => !found.byTime.has(time));
      if (missing)
        return `The table has no cell in which people see ${missing.time} and nothing else. Look up the \`td\` element.`;
      const count = found.cells.filter((cell) => /^\d+:\d+$/.test(timeIn(kit, cell))).length;
      if (count !== departures.length)
        return `The table has ${count} times, but the timetable has twelve, so people get wrong ones. Compare the table with the starter.`;
      const silent = departures.find(({ time }) => !says(kit, kit.name(found.byTime.get(time)), time));
      return silent
        ? `A screen reader doesn’t say ${silent.time} in its cell. Look up \`aria-label\` and \`aria-hidden\`.`
        : true;
    },
  },
  {
    id: 'name',
    title: 'A name',
    passed: 'The table says what it is about.',
    notYet:
      'The table has no name, so screen reader users can’t tell what it is about before they read it. Look up the `caption` element.',
    run: (kit) => {
      const found = findTable(kit);
      if (!found || kit.name(found.table) === '') return false;
      const source = kit.nameSource(found.table);
      // A caption that is hidden names nothing.
      if (source === 'native' && kit.role('caption', { within: found.table }).length === 0) return false;
      if (source === 'title')
        return 'The name of the table is only a tooltip, which phones don’t show and screen readers may skip. Look up the `caption` element.';
      const name = plain(kit, kit.name(found.table));
      return !anyName.test(name) && topic.test(name)
        ? true
        : `The table is called “${kit.name(found.table)}”, which doesn’t say that it is a bus timetable. Look up the \`caption\` element.`;
    },
  },
  {
    id: 'stops',
    title: 'The stop of each time',
    passed: 'Each time belongs to its stop.',
    notYet:
      'The times have no headers for their stops, so screen reader users don’t know where the bus is at a time. Look up the `th` element and `scope`.',
    run: (kit) =>
      belongs(kit, stops, 'stop', ({ time, stop }, own) =>
        own.length > 0
          ? `The headers of ${time} are “${own.join('” and “')}”, but the bus is at “${stop}” then. Look up \`th\` and \`scope\`.`
          : `The cell with ${time} has no header “${stop}”, so a screen reader doesn’t say the stop. Look up \`th\` and \`scope\`.`,
      ),
  },
  {
    id: 'buses',
    title: 'The bus of each time',
    passed: 'Each time belongs to its bus.',
    notYet:
      'The times have no headers for their buses, so screen reader users don’t know which bus a time belongs to. Look up the `th` element and `scope`.',
    run: (kit) =>
      belongs(kit, buses, 'bus', ({ time, bus }, own) =>
        own.length > 0
          ? `The headers of ${time} are “${own.join('” and “')}”, but it is the “${bus}” bus. Look up \`th\` and \`scope\`.`
          : `The cell with ${time} has no header “${bus}”, so a screen reader doesn’t say which bus it is. Look up \`th\` and \`scope\`.`,
      ),
  },
  {
    id: 'no-empty-header',
    title: 'No empty header',
    passed: 'Every header of the table has something to say.',
    notYet:
      'A header of the table is empty, so screen reader users stop at a cell with nothing in it. Look up `th` and use `td`, or CSS for space.',
    run: (kit) => {
      const found = findTable(kit);
      if (!found) return false;
      const headers = kit.role(['columnheader', 'rowheader'], { within: found.table });
      const isEmpty = (cell) => plain(kit, kit.seenText(cell)) === '';
      /** A corner begins a row whose other cells are headers with words. */
      const isCorner = (header) => {
        const row = header.closest('tr, [role="row"]');
        const cells = kit.role(['cell', 'gridcell', 'columnheader', 'rowheader'], { within: row ?? found.table });
        return cells[0] === header && cells.length > 1 && cells.slice(1).every((cell) => !isEmpty(cell) && !/^\d+:\d+$/.test(timeIn(kit, cell)));
      };
      return headers.length > 0 && headers.every((header) => !isEmpty(header) || isCorner(header));
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'All words and times are still there, in their order.',
    notYet: 'Some words of the page are gone. Compare the page with the starter.',
    run: (kit) => {
      const seen = ` ${withoutZero(plain(kit, kit.seenText()))} `;
      const placeOf = (words, from = 0) => seen.indexOf(` ${plain(kit, words)} `, from);
      const missing = ['Line 7', before, ...stops, ...buses, ...departures.map(({ time }) => time), after].find(
        (words) => placeOf(words) < 0,
      );
      if (missing) return `People can’t see “${missing}” on the page any more. Compare the page with the starter.`;
      const start = placeOf(before) + plain(kit, before).length;
      const end = placeOf(after, start);
      const isBetween = departures.every(({ time }) => placeOf(time) > start && placeOf(time) < end);
      if (end < 0 || placeOf('Line 7') > start || !isBetween)
        return 'The timetable is in another place than before. It stands between its two sentences.';
      const found = findTable(kit);
      if (!found) return true;
      const cells = kit
        .role(['cell', 'gridcell', 'columnheader', 'rowheader'], { within: found.table })
        .map((cell) => kit.seenText(cell));
      const isInOrder = (titles) => {
        const found = cells.map((text) => titles.filter((title) => says(kit, text, title)));
        const places = titles.map((title) => found.findIndex((own) => own.length === 1 && own[0] === title));
        return places.every((at, index) => index === 0 || at < 0 || at > places[index - 1]);
      };
      if (!isInOrder(stops) || !isInOrder(buses))
        return 'The stops or the buses are in another order than before. Compare the table with the starter.';
      // A sentence may name the first bus and the last.
      const outside = seen.replaceAll(` ${withoutZero(plain(kit, kit.seenText(found.table)))} `, ' ');
      return departures.filter(({ time }) => outside.includes(` ${time} `)).length < 3
        ? true
        : 'The timetable is on the page twice, so readers get it again as loose text. Remove the old one.';
    },
  },
];
