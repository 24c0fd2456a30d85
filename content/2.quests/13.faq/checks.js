/** Each question, and its answer. */
const answers = {
  'Can I join without a bicycle?': 'Yes. Three bicycles stand ready for new riders. Ask for one by Thursday.',
  'How fast do you ride?': 'At the pace of the slowest rider. We count heads at every corner.',
  'What if it rains?': 'We ride in light rain. In a storm we meet in the café instead.',
  'May children come along?': 'From the age of eight, with a grown-up. Smaller ones fit in the cargo bike.',
  'Do I need a helmet?': 'Yes. We lend one to everybody who has none.',
  'Where do I leave my car?': 'Behind the swimming pool, where parking is free on Sundays.',
};

const plain = (text) => text.replace(/\s+/g, ' ').trim();

/** The innermost element with all words of an answer. */
const elementOf = (kit, words) => kit.elements().findLast((element) => plain(element.textContent).includes(words));

/** The questions that can be opened, each with its answer. */
const pairs = (kit) =>
  Object.entries(answers).flatMap(([question, words]) => {
    const opener = kit.role(['button', 'summary']).find((element) => kit.name(element).includes(question));
    const answer = elementOf(kit, words);
    return opener && answer ? [{ question, opener, answer }] : [];
  });

const around = (element) => (element ? [element, ...around(element.parentElement)] : []);

/** Whether a reader sees it: `hidden="until-found"` leaves a box with nothing drawn in it. */
const isShown = (kit, element) =>
  kit.visible(element) && around(element).every((one) => getComputedStyle(one).contentVisibility !== 'hidden');

/** As the browser's own search does when it finds words that are kept until then. */
const findIn = async (kit, answer) => {
  const kept = answer.closest('[hidden="until-found" i]');
  if (!kept) return false;
  kept.dispatchEvent(new Event('beforematch', { bubbles: true }));
  kept.removeAttribute('hidden');
  await kit.settle();
  return true;
};

const isBefore = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

export default [
  {
    id: 'six-questions',
    title: 'Six questions to press',
    passed: 'All six questions can be reached with Tab and pressed.',
    notYet: 'Somebody who uses the Tab key never gets to the questions.',
    run: (kit) => {
      const stops = kit.tabStops();
      const openers = kit.role(['button', 'summary']);
      for (const question of Object.keys(answers)) {
        const [opener, second] = openers.filter((element) => kit.name(element).includes(question));
        if (!opener) return `A screen reader finds nothing to press for “${question}”.`;
        if (second) return `“${question}” is there twice, and nobody knows which one to press.`;
        if (!stops.includes(opener)) return `The Tab key does not stop at “${question}”.`;
      }
      return true;
    },
  },
  {
    id: 'closed-at-first',
    title: 'Closed at first',
    passed: 'At first readers see six questions and no answer.',
    notYet: 'Every answer is open, so the questions are far apart.',
    run: (kit) => {
      const found = pairs(kit);
      for (const { question, opener, answer } of found) {
        if (isShown(kit, answer)) return `The answer to “${question}” is open from the start.`;
        if (kit.states(opener).expanded !== false) return `A screen reader does not say that “${question}” is closed.`;
      }
      return found.length > 0;
    },
  },
  {
    id: 'enter-and-space',
    title: 'Enter and Space',
    passed: 'Enter and Space open an answer, and close it again.',
    notYet: 'Somebody without a mouse cannot open the answers.',
    run: async (kit) => {
      const found = pairs(kit);
      for (const [index, { question, opener, answer }] of found.entries()) {
        if (isShown(kit, answer)) return false;
        const key = index % 2 === 0 ? 'Enter' : 'Space';
        opener.focus();
        await kit.press(key);
        if (!isShown(kit, answer)) return `${key} does not show the answer to “${question}”.`;
        if (kit.focused() !== opener) return `After ${key}, the focus has left “${question}”.`;
        await kit.press(key);
        if (isShown(kit, answer)) return `A second ${key} does not close the answer to “${question}” again.`;
      }
      return found.length > 0;
    },
  },
  {
    id: 'state-is-told',
    title: 'Open or closed, told',
    passed: 'A screen reader says which answer is open.',
    notYet: 'A screen reader does not say whether an answer is open.',
    run: async (kit) => {
      const found = pairs(kit);
      const wrong = () =>
        found.find(({ opener, answer }) => (kit.states(opener).expanded === true) !== isShown(kit, answer));
      for (const { question, opener } of found) {
        for (const act of ['pressed', 'pressed again', 'pressed once more']) {
          await kit.click(opener);
          const other = wrong();
          if (other) return `When “${question}” is ${act}, what is said about “${other.question}” is not what one sees.`;
        }
      }
      for (const { question, opener, answer } of found) {
        if (isShown(kit, answer)) await kit.click(opener);
        if ((await findIn(kit, answer)) && wrong())
          return `When the browser's search finds the answer to “${question}”, a screen reader is told the wrong thing.`;
      }
      return found.length > 0 && found.some(({ opener }) => kit.states(opener).expanded !== undefined);
    },
  },
  {
    id: 'one-at-a-time',
    title: 'One at a time',
    passed: 'Opening one answer closes the one before.',
    notYet: 'Open answers pile up and push the questions off the screen.',
    run: async (kit) => {
      const found = pairs(kit);
      for (const { question, opener, answer } of found) {
        await kit.click(opener);
        const open = found.filter((pair) => isShown(kit, pair.answer));
        if (open.length > 1) return `With “${question}”, ${open.length} answers are open at once.`;
        if (open[0]?.answer !== answer) return `A click on “${question}” does not open its answer.`;
      }
      return found.length > 1;
    },
  },
  {
    id: 'found-by-search',
    title: 'Found by search',
    passed: 'The browser’s search finds words in closed answers.',
    notYet: 'Whoever searches the page for a word in a closed answer is told that it is not there.',
    run: async (kit) => {
      const found = pairs(kit);
      for (const { question, opener, answer } of found) {
        if (isShown(kit, answer)) await kit.click(opener);
        if (isShown(kit, answer)) return `The answer to “${question}” cannot be closed again.`;
        const isKept = around(answer).every((one) => getComputedStyle(one).display !== 'none');
        const isFound = answer.closest('details') ? isKept : isKept && (await findIn(kit, answer));
        if (!isFound) return `The browser’s search does not find the answer to “${question}” while it is closed.`;
      }
      return found.length > 0;
    },
  },
  {
    id: 'answers-in-place',
    title: 'Answers in their place',
    passed: 'Each answer comes right after its question.',
    notYet: 'Whoever reads on after a question comes to another answer.',
    run: (kit) => {
      const order = Object.entries(answers).flatMap(([question, words]) => [
        { words: question, element: elementOf(kit, question) },
        { words, element: elementOf(kit, words) },
      ]);
      const missing = order.find(({ element }) => !element);
      if (missing) return `Readers no longer find “${missing.words}”.`;
      const late = order.find(({ element }, index) => index > 0 && !isBefore(order[index - 1].element, element));
      return late ? `“${late.words}” does not stand where readers look for it.` : true;
    },
  },
];
