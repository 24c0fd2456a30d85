/** Each question, and its answer. */
const answers = {
  'Can I join without a bicycle?': 'Yes. Three bicycles stand ready for new riders. Ask for one by Thursday.',
  'How fast do you ride?': 'At the pace of the slowest rider. We count heads at every corner.',
  'What if it rains?': 'We ride in light rain. In a storm we meet in the café instead.',
  'May children come along?': 'From the age of eight, with a grown-up. Smaller ones fit in the cargo bike.',
  'Do I need a helmet?': 'Yes. We lend one to everybody who has none.',
  'Where do I leave my car?': 'Behind the swimming pool, where parking is free on Sundays.',
};

const includes = (kit, text, words) => kit.words(text).includes(kit.words(words));

/** The innermost element with all words of a text. */
const elementOf = (kit, words) =>
  kit.elements().findLast((element) => document.body.contains(element) && includes(kit, element.textContent, words));

/** Whatever can be pressed and has a question for its name. */
const openersOf = (kit, question) =>
  kit.role(['button', 'summary']).filter((element) => includes(kit, kit.name(element), question));

/** The questions that can be opened, each with its answer. */
const pairs = (kit) =>
  Object.entries(answers).flatMap(([question, words]) => {
    const [opener] = openersOf(kit, question);
    const answer = elementOf(kit, words);
    return opener && answer ? [{ question, opener, answer }] : [];
  });

const around = (element) => (element ? [element, ...around(element.parentElement)] : []);

/** An answer counts as open when somebody who looks at the page can read all of it. */
const isOpen = (kit, { question, answer }) => includes(kit, kit.seenText(answer), answers[question]);

/** An answer without an element of its own is text in the `details` that also has the question, which always stays. */
const isClosed = (kit, { opener, answer }) =>
  answer.contains(opener)
    ? kit.words(kit.seenText(answer)) === kit.words(kit.seenText(opener))
    : !kit.isSeen(answer);

/** As the browser's own search does when it finds words that are kept until then. */
const findIn = async (kit, answer) => {
  const kept = answer.closest('[hidden="until-found" i]');
  if (!kept) return false;
  kept.dispatchEvent(new Event('beforematch', { bubbles: true }));
  kept.removeAttribute('hidden');
  await kit.settle();
  return true;
};

/** The first text directly in an element, or the element if all its text is in other elements. */
const textOrElement = (element) =>
  element && ([...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '') ?? element);

const isBefore = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

export default [
  {
    id: 'six-questions',
    title: 'Six questions to press',
    passed: 'All six questions can be reached with Tab and pressed.',
    notYet: 'The questions are no buttons, so keyboard users can’t reach them. Look up details and summary, or button.',
    run: (kit) => {
      const stops = kit.tabStops();
      for (const question of Object.keys(answers)) {
        const [opener, second] = openersOf(kit, question);
        if (!opener)
          return `“${question}” is neither a button nor a summary, so screen reader users can't tell that it opens something. Look up details and summary, or button.`;
        if (second) return `“${question}” is there twice, so nobody knows which one to press. Keep one button or summary for it.`;
        if (!includes(kit, kit.seenText(opener), question))
          return `The words “${question}” can't be seen on its button. Write the question inside it, in words that can be read.`;
        if (!stops.includes(opener)) return `Tab doesn't stop at “${question}”, so keyboard users can't open it. Look up tabindex and disabled.`;
      }
      return true;
    },
  },
  {
    id: 'closed-at-first',
    title: 'Closed at first',
    passed: 'At first all answers are closed, and each question says so.',
    notYet: 'The answers are open from the start, so people scroll past all of them. Look up details, or hidden.',
    run: (kit) => {
      const found = pairs(kit);
      for (const pair of found) {
        if (!isClosed(kit, pair)) return `The answer to “${pair.question}” is open from the start. Look up details, or hidden.`;
        if (kit.states(pair.opener).expanded !== false)
          return `“${pair.question}” isn't exposed as collapsed, so screen reader users don't know that there is more. Look up aria-expanded.`;
      }
      return found.length > 0;
    },
  },
  {
    id: 'enter-and-space',
    title: 'Enter and Space',
    passed: 'Enter and Space open an answer, and close it again.',
    notYet: 'Enter and Space don’t open the answers, so people without a mouse can’t read them. Look up details, or button.',
    run: async (kit) => {
      const found = pairs(kit);
      for (const [index, pair] of found.entries()) {
        const { question, opener } = pair;
        if (!isClosed(kit, pair)) return false;
        const key = index % 2 === 0 ? 'Enter' : 'Space';
        opener.focus();
        await kit.press(key);
        if (!(await kit.until(() => isOpen(kit, pair))))
          return `${key} doesn't show the answer to “${question}”, so keyboard users can't read it. Look up details, or button.`;
        if (kit.focused() !== opener) return `After ${key}, the focus has left “${question}”, so keyboard users lose their place. Leave the focus on the button.`;
        await kit.press(key);
        if (!(await kit.until(() => isClosed(kit, pair))))
          return `A second ${key} doesn't close the answer to “${question}”. Look up aria-expanded.`;
      }
      return found.length > 0;
    },
  },
  {
    id: 'state-is-told',
    title: 'Open or closed, told',
    passed: 'Each question is exposed as expanded or collapsed, and rightly so.',
    notYet: 'Screen readers don’t announce whether an answer is open. Look up aria-expanded.',
    run: async (kit) => {
      const found = pairs(kit);
      const wrong = () => found.find((pair) => kit.states(pair.opener).expanded !== !isClosed(kit, pair));
      for (const { question, opener } of found) {
        for (const act of ['one click', 'two clicks', 'three clicks']) {
          await kit.click(opener);
          // States and answers may change a moment apart.
          if (await kit.until(() => !wrong())) continue;
          return `After ${act} on “${question}”, the state of “${wrong()?.question}” isn't what people see, so screen readers announce the wrong one. Look up aria-expanded.`;
        }
      }
      for (const pair of found) {
        if (!isClosed(kit, pair)) {
          await kit.click(pair.opener);
          await kit.until(() => isClosed(kit, pair));
        }
        if ((await findIn(kit, pair.answer)) && !(await kit.until(() => !wrong())))
          return `When the browser's search opens the answer to “${pair.question}”, its button still says that it is collapsed. Look up the beforematch event.`;
      }
      return found.length > 0;
    },
  },
  {
    id: 'one-at-a-time',
    title: 'One at a time',
    passed: 'Opening one answer closes the one before.',
    notYet: 'Open answers pile up and push the questions off the screen. Look up the name attribute of details.',
    run: async (kit) => {
      const found = pairs(kit);
      for (const pair of found) {
        await kit.click(pair.opener);
        const isRight = () => found.every((one) => (one === pair ? isOpen(kit, one) : isClosed(kit, one)));
        if (await kit.until(isRight)) continue;
        const open = found.filter((one) => !isClosed(kit, one));
        return isOpen(kit, pair)
          ? `After a click on “${pair.question}”, ${open.length} answers are open, so the page grows longer with each one. Look up the name attribute of details.`
          : `A click on “${pair.question}” doesn't open its answer. Look up details, or the click event.`;
      }
      return found.length > 1;
    },
  },
  {
    id: 'found-by-search',
    title: 'Found by search',
    passed: 'The browser’s search finds words in closed answers.',
    notYet: 'The browser’s search doesn’t find words in closed answers. Look up hidden="until-found", or details.',
    run: async (kit) => {
      const found = pairs(kit);
      for (const pair of found) {
        const { question, opener, answer } = pair;
        if (!isClosed(kit, pair)) await kit.click(opener);
        if (!(await kit.until(() => isClosed(kit, pair)))) return `The answer to “${question}” can't be closed. Look up details, or hidden.`;
        const isKept =
          around(answer).every((one) => getComputedStyle(one).display !== 'none') &&
          getComputedStyle(answer).userSelect !== 'none' &&
          !answer.closest('[inert]');
        const closedBy = answer.closest('details:not([open])');
        const isFound = isKept && (closedBy ? true : (await findIn(kit, answer)) && (await kit.until(() => isOpen(kit, pair))));
        if (!isFound)
          return `The browser's search doesn't find the answer to “${question}” while it is closed. Look up hidden="until-found", or details.`;
      }
      return found.length > 0;
    },
  },
  {
    id: 'answers-in-place',
    title: 'Answers in their place',
    passed: 'Each answer comes right after its question.',
    notYet: 'Questions and answers are not in their old order. Compare them with the starter.',
    run: (kit) => {
      const order = Object.entries(answers).flatMap(([question, words]) => [
        { words: question, element: textOrElement(elementOf(kit, question)) },
        { words, element: textOrElement(elementOf(kit, words)) },
      ]);
      const missing = order.find(({ element }) => !element);
      if (missing) return `“${missing.words}” is no longer on the page. Keep all questions and answers word for word.`;
      const late = order.find(({ element }, index) => index > 0 && !isBefore(order[index - 1].element, element));
      return late
        ? `“${late.words}” is in another place than in the starter, so people don't find it. Keep each answer after its question.`
        : true;
    },
  },
];
