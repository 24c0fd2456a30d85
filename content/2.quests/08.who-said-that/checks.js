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

/** Where the pieces of a text stand in another one: start and end, or null where one is missing. */
const placeOf = (text, pieces) => {
  let at = 0;
  let start = null;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    if (found < 0) return null;
    start ??= found;
    at = found + piece.length;
  }
  return { start, end: at };
};

/** The smallest element with some words in it, the first if there are several. */
const around = (kit, words) => {
  let found = null;
  for (const element of kit.elements())
    if (document.body.contains(element) && kit.textOf(element).includes(words) && (!found || found.contains(element)))
      found = element;
  return found;
};

/** The day that a program finds in an element, if it looks for one there. */
const writtenDay = (element) => {
  if (element instanceof HTMLTimeElement) return element.getAttribute('datetime') ?? element.textContent;
  if (element instanceof HTMLDataElement) return element.value;
  return element.hasAttribute('itemprop') ? (element.getAttribute('content') ?? []) : [];
};

/** The quotation as assistive technology is told of it. */
const quotationOf = (kit, pieces) =>
  kit.role('blockquote').find((element) => placeOf(kit.textOf(element), pieces) !== null);

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
    notYet: 'A screen reader does not say where somebody else begins to speak.',
    run: (kit) => {
      const lost = Object.keys(quotations).find((speaker) => !quotationOf(kit, quotations[speaker]));
      return lost ? `Nothing tells a reader where the words of ${lost} begin and end.` : true;
    },
  },
  {
    id: 'speakers',
    title: 'The speakers',
    passed: 'Each speaker’s name stands beside the quotation and not in it.',
    notYet: 'Nobody can tell who says what.',
    run: (kit) => {
      const text = kit.textOf();
      for (const [speaker, pieces] of Object.entries(quotations)) {
        const quotation = quotationOf(kit, pieces);
        if (!quotation) return false;
        if (kit.textOf(quotation).includes(speaker))
          return `It sounds as if ${speaker} had said “${speaker}”: the name is a part of the quotation.`;
        const place = placeOf(text, pieces);
        const near = place && `${text.slice(Math.max(0, place.start - 80), place.start)} ${text.slice(place.end, place.end + 60)}`;
        if (!near?.includes(speaker)) return `Nothing beside the quotation says that ${speaker} is speaking.`;
      }
      return true;
    },
  },
  {
    id: 'saying',
    title: 'The short quotation',
    passed: 'The three foreign words are marked as a quotation.',
    notYet: 'Nothing shows where the saying begins and ends.',
    run: (kit) => {
      const element = around(kit, saying);
      if (!element) return `Readers no longer find “${saying}”.`;
      return element.closest('q') !== null || /[“"«„‘‚']\s*devagar e sempre\s*[”"»“’‘']/.test(kit.textOf());
    },
  },
  {
    id: 'language',
    title: 'Its language',
    passed: 'The foreign words are read in Portuguese.',
    notYet: 'A voice reads Portuguese words as if they were English.',
    run: (kit) => {
      const element = around(kit, saying);
      if (!element || !/^pt(?:-|$)/i.test(kit.language(element))) return false;
      return /^en(?:-|$)/i.test(kit.language(document.body)) && kit.textOf(element).length < 30
        ? true
        : 'A voice reads English words as if they were Portuguese.';
    },
  },
  {
    id: 'dates',
    title: 'Three dates',
    passed: 'Programs can read the three dates.',
    notYet: 'No calendar knows which day is meant.',
    run: (kit) => {
      for (const [words, day] of Object.entries(dates)) {
        const element = around(kit, words);
        if (!element) return `Readers no longer find “${words}”.`;
        const written = outwards(element)
          .filter((one) => kit.textOf(one).length < words.length + 12)
          .flatMap(writtenDay);
        if (written.length === 0) return `A calendar cannot take over “${words}”.`;
        if (!written.some((value) => new RegExp(`^${day}(?:$|[T ])`).test(value.trim())))
          return `A calendar that takes over “${words}” shows another day (${written[0]}).`;
      }
      return true;
    },
  },
  {
    id: 'short-forms',
    title: 'Two short forms',
    passed: 'Each short form is explained where it comes first.',
    notYet: 'A reader who does not know a short form gets no help.',
    run: (kit) => {
      const text = kit.textOf();
      for (const [short, long] of Object.entries(longForms)) {
        const at = text.indexOf(short);
        if (at < 0) return `Readers no longer find “${short}”.`;
        const near = text.slice(Math.max(0, at - long.length - 4), at + short.length + long.length + 4);
        const titles = outwards(around(kit, short))
          .filter((one) => ['abbreviation', 'term'].includes(kit.roleOf(one)))
          .flatMap((one) => one.getAttribute('title') ?? []);
        if (![near, ...titles].some((words) => new RegExp(`\\b${long}\\b`, 'i').test(words)))
          return `Whoever meets “${short}” for the first time does not learn what it stands for.`;
      }
      return true;
    },
  },
  {
    id: 'keys',
    title: 'Two keys',
    passed: 'The two keys are marked as keys.',
    notYet: 'Nothing says that a word is a key to press.',
    run: (kit) => {
      for (const key of keys) {
        const element = around(kit, key)?.closest('kbd');
        if (!element || !kit.visible(element)) return `Nothing says that “${key}” is a key to press.`;
        if (kit.textOf(element) !== key) return `More than the key “${key}” is marked as a key: “${kit.textOf(element)}”.`;
      }
      return true;
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'All words are still there, in their order.',
    notYet: 'Some words of the page are gone.',
    run: (kit) => {
      const text = kit.textOf();
      const [title, meeting, glass, computer, end] = others;
      const order = [
        ...[title, meeting, '12 June 2026', ...quotations.Ines, glass, saying, ...quotations.Chidi],
        ...[computer, 'press', 'F2', 'to start and', 'Escape', 'to stop', end, '2 January 2027'],
      ];
      for (const [index, words] of order.entries())
        if (!placeOf(text, order.slice(0, index + 1)))
          return text.includes(words)
            ? `Readers find “${words}” in another place than before.`
            : `Readers no longer find “${words}”.`;
      return true;
    },
  },
];
