/** Who says what: pieces of each long quotation, in their order. Between them, learners may explain a short form. */
const quotations = {
  Ines: ['I came on', 'the radio did not work', 'The whole coast had one', 'I learned to mend it by candle.'],
  Chidi: ['tells ships where they are', 'why we still light the lamp', 'a satellite cannot wave back.'],
};
const dates = { '12 June 2026': '2026-06-12', '3 May 1998': '1998-05-03', '2 January 2027': '2027-01-02' };
const longForms = { VHF: 'very high frequency', GPS: 'Global Positioning System' };
const saying = 'devagar e sempre';
const keys = ['F2', 'Escape'];

/** What else the page says, in its order. */
const others = [
  'Who keeps the light?',
  'We met two keepers of the lighthouse on',
  'set is behind glass now. Beside it hangs an old saying',
  'Visitors can turn the lamp by computer',
  'The tower opens again on',
];

/** Letters and digits alone, so that marks and invisible characters make no difference. */
const plain = (kit, text) =>
  kit
    .words(text.replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What people see of an element, as plain words with a space at each end. */
const seenIn = (kit, element = document.body) => ` ${plain(kit, kit.seenText(element))} `;

/** Where the pieces of a text are in another one: start and end, or null where one is missing. */
const placeOf = (kit, text, pieces) => {
  let at = 0;
  let start = null;
  for (const piece of pieces) {
    const words = ` ${plain(kit, piece)} `;
    const found = text.indexOf(words, at);
    if (found < 0) return null;
    start ??= found;
    at = found + words.length - 1;
  }
  return { start, end: at };
};

/** The smallest element in which people see some words, the first if there are several. */
const around = (kit, words) => {
  let found = null;
  for (const element of kit.elements())
    if (document.body.contains(element) && (!found || found.contains(element)) && placeOf(kit, seenIn(kit, element), [words]))
      found = element;
  return found;
};

/** The quotation as assistive technology is told of it. */
const quotationOf = (kit, pieces) =>
  kit.role('blockquote').find((element) => placeOf(kit, seenIn(kit, element), pieces) !== null);

const outwards = (element) => {
  const found = [];
  for (let at = element; at; at = at.parentElement) found.push(at);
  return found;
};

export default [
  {
    id: 'quotations',
    title: 'Two long quotations',
    passed: 'Both long quotations are marked as quotations.',
    notYet:
      'The long quotations aren’t marked, so screen reader users can’t tell where somebody else begins to speak. Look up `blockquote`.',
    run: (kit) => {
      const lost = Object.keys(quotations).find((speaker) => !quotationOf(kit, quotations[speaker]));
      if (lost)
        return `The words of ${lost} aren’t in a block quotation, so screen reader users can’t tell where they begin and end. Look up \`blockquote\`.`;
      return quotationOf(kit, quotations.Ines) === quotationOf(kit, quotations.Chidi)
        ? 'Ines and Chidi share one block quotation, so their words run together. Look up `blockquote`.'
        : true;
    },
  },
  {
    id: 'speakers',
    title: 'The speakers',
    passed: 'Each speaker’s name is beside the quotation and not in it.',
    notYet: 'Without marked quotations, nobody can tell who says what. Look up `blockquote` and `figcaption`.',
    run: (kit) => {
      const text = seenIn(kit);
      for (const [speaker, pieces] of Object.entries(quotations)) {
        const quotation = quotationOf(kit, pieces);
        if (!quotation) return false;
        if (placeOf(kit, seenIn(kit, quotation), [speaker]))
          return `The name “${speaker}” is inside the quotation, as if ${speaker} had said it. Look up \`blockquote\` and \`figcaption\`.`;
        const place = placeOf(kit, text, pieces);
        const near = place && ` ${text.slice(Math.max(0, place.start - 80), place.start)} ${text.slice(place.end, place.end + 60)} `;
        if (!near || !placeOf(kit, near, [speaker]))
          return `Beside the quotation, people don’t see that ${speaker} is speaking. Look up \`figcaption\`.`;
      }
      return true;
    },
  },
  {
    id: 'saying',
    title: 'The short quotation',
    passed: 'The three foreign words are marked as a quotation.',
    notYet: 'The saying isn’t marked as a quotation, so nobody can tell where it begins and ends. Look up the `q` element.',
    run: (kit) => {
      const element = around(kit, saying);
      if (!element) return `People can’t see “${saying}” on the page any more. Compare the page with the starter.`;
      const quotation = element.closest('q');
      if (quotation && plain(kit, kit.seenText(quotation)) !== saying)
        return 'The quotation holds more than the saying, so readers take other words for a part of it. Look up the `q` element.';
      return quotation !== null || /["“”«»„‘‚'‹›]\s*devagar e sempre\s*[.,]?\s*["”“«»’‘'‹›]/i.test(kit.words(kit.seenText()));
    },
  },
  {
    id: 'language',
    title: 'Its language',
    passed: 'The three words are in Portuguese, and the page is in English.',
    notYet:
      'The three foreign words aren’t marked as Portuguese, so a screen reader reads them in the wrong voice. Look up the `lang` attribute.',
    run: (kit) => {
      const element = around(kit, saying);
      const tag = element ? kit.language(element) : '';
      if (!/^pt(?:-|$)/i.test(tag) || !kit.isLanguage(tag)) return false;
      const english = [...others, ...quotations.Ines, ...quotations.Chidi].map((words) => around(kit, words) ?? document.body);
      const isEnglish = english.every((one) => /^en(?:-|$)/i.test(kit.language(one)));
      return isEnglish && plain(kit, kit.seenText(element)) === saying
        ? true
        : 'English words are marked as Portuguese, so a screen reader reads them in the wrong voice. Look up the `lang` attribute.';
    },
  },
  {
    id: 'dates',
    title: 'Three dates',
    passed: 'Programs can read the three dates.',
    notYet: 'Programs can’t read the dates, so people can’t add them to a calendar. Look up the `time` element.',
    run: (kit) => {
      for (const [words, day] of Object.entries(dates)) {
        const element = around(kit, words);
        if (!element) return `People can’t see “${words}” on the page any more. Compare the page with the starter.`;
        const time = outwards(element).find((one) => one.localName === 'time' && kit.isSeen(one));
        if (!time || plain(kit, kit.seenText(time)).length > words.length + 12)
          return `“${words}” isn’t in a \`time\` element of its own, so calendars can’t take it over. Look up \`time\`.`;
        const written = time.getAttribute('datetime');
        if (written === null)
          return `The \`time\` element around “${words}” has no date that programs can read. Look up its \`datetime\` attribute.`;
        if (!new RegExp(`^${day}(?:[T ]\\d\\d:\\d\\d.*)?$`).test(written.trim()))
          return `Programs read “${written}” for “${words}”, which isn’t that day. Write year, month and day with hyphens. Look up \`datetime\`.`;
      }
      return true;
    },
  },
  {
    id: 'short-forms',
    title: 'Two short forms',
    passed: 'Each short form is explained where it is used first.',
    notYet: 'The short forms aren’t explained, so readers who don’t know them get no help. Look up the `abbr` element.',
    run: (kit) => {
      const text = seenIn(kit);
      for (const [short, long] of Object.entries(longForms)) {
        const at = placeOf(kit, text, [short]);
        if (!at) return `People can’t see “${short}” on the page any more. Compare the page with the starter.`;
        const near = text.slice(Math.max(0, at.start - long.length - 12), at.end + long.length + 12);
        const titles = outwards(around(kit, short))
          .filter((one) => ['abbreviation', 'term'].includes(kit.roleOf(one)) && plain(kit, kit.seenText(one)).length <= 12)
          .flatMap((one) => one.getAttribute('title') ?? []);
        if (![near, ...titles].some((words) => ` ${plain(kit, words)} `.includes(` ${plain(kit, long)} `)))
          return `The first “${short}” isn’t explained, so readers don’t learn that it stands for “${long}”. Look up the \`abbr\` element.`;
      }
      return true;
    },
  },
  {
    id: 'keys',
    title: 'Two keys',
    passed: 'The two keys are marked as keys.',
    notYet: 'The keys aren’t marked, so people don’t see what to look for on the keyboard. Look up the `kbd` element.',
    run: (kit) => {
      for (const key of keys) {
        const element = around(kit, key)?.closest('kbd');
        if (!element || !kit.isSeen(element))
          return `“${key}” isn’t marked as a key, so it reads like any other word. Look up the \`kbd\` element.`;
        if (plain(kit, kit.seenText(element)) !== plain(kit, key))
          return `More than the key “${key}” is marked as a key: “${kit.seenText(element)}”. Look up the \`kbd\` element.`;
      }
      return true;
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'All words are still there, in their order.',
    notYet: 'Some words of the page are gone. Compare the page with the starter.',
    run: (kit) => {
      const text = seenIn(kit);
      const [title, meeting, glass, computer, end] = others;
      const order = [
        ...[title, meeting, '12 June 2026', ...quotations.Ines, glass, saying, ...quotations.Chidi],
        ...[computer, 'press', 'F2', 'to start and', 'Escape', 'to stop', end, '2 January 2027'],
      ];
      for (const [index, words] of order.entries())
        if (!placeOf(kit, text, order.slice(0, index + 1)))
          return placeOf(kit, text, [words])
            ? `“${words}” is in another place than before. Compare the page with the starter.`
            : `People can’t see “${words}” on the page any more. Compare the page with the starter.`;
      return true;
    },
  },
];
