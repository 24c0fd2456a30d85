/** The questions: groups with a name, each with its radio buttons. */
const groups = (kit) =>
  kit.role(['group', 'radiogroup']).flatMap((group) => {
    const radios = kit.role('radio', { within: group });
    const isInner = kit.role(['group', 'radiogroup'], { within: group }).some((inner) => inner !== group && kit.role('radio', { within: inner }).length > 0);
    return radios.length >= 2 && !isInner ? [{ group, radios }] : [];
  });

const startName = /\b(?:start|begin)\b(?!.*\bagain\b)/i;
const againName = /\b(?:again|restart|new round|retry)\b/i;
const finishName = /\b(?:result|finish|check|score|done|submit|send|end|hand in)\b/i;

const seenButton = (kit, name) => kit.role('button', { name }).find((button) => kit.isSeen(button) && !kit.inert(button));

/** Some quizzes have a start button; most begin at once. */
const begin = async (kit) => {
  const button = groups(kit).some(({ group }) => kit.isSeen(group)) ? null : seenButton(kit, startName);
  if (button) await kit.click(button);
  const found = groups(kit);
  kit.expect(
    found.length >= 5,
    `The page shows ${found.length === 1 ? 'one question' : `${found.length} questions`} in a group of radio buttons, and the quiz needs five. Put each into a \`fieldset\` with a \`legend\`.`,
  );
  return found;
};

/** Points and questions, such as 4 and 6 for “4 of 6 points”. */
const readScore = (text) => {
  const [, points, total] = /(\d+)\s*(?:of|out of|\/)\s*(\d+)/.exec(text) ?? [];
  return points === undefined ? null : { points: Number(points), total: Number(total) };
};

const finish = async (kit) => {
  const button = seenButton(kit, finishName);
  kit.expect(button, 'There is no button that ends the quiz. Give it a name such as “Show my result”.');
  kit.forgetAnnouncements();
  await kit.click(button);
};

/** The score that was announced. */
const announcedScore = (kit) =>
  kit
    .announcements()
    .filter(({ isExpected }) => isExpected)
    .map(({ text }) => readScore(text))
    .find(Boolean) ?? null;

/** Chooses one answer of every question and ends the quiz. */
const play = async (kit, choose) => {
  for (const { radios } of await begin(kit)) await kit.click(choose(radios));
  await finish(kit);
};

const timeSelect = (kit) => kit.role(['combobox', 'listbox'], { name: /\b(?:time|timer|limit|minutes|seconds)\b/i }).find((one) => one.localName === 'select');
const isOff = (option) => /\b(?:no|off|none|without|unlimited|never)\b/i.test(option.text);

/** Milliseconds that an option stands for, such as “2 minutes”. */
const lengthOf = (option) => {
  const [, count, unit] = /(\d+)\s*(minute|min|second|sec)/i.exec(option.text) ?? [];
  return count === undefined ? Infinity : Number(count) * (/^m/i.test(unit) ? 60_000 : 1000);
};

const chooseOption = async (kit, select, option) => {
  if (select.value === option.value) return;
  select.value = option.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await kit.settle();
};

const scripts = (kit) =>
  [...kit.source().matchAll(/<script\b[^>]*\ssrc\s*=\s*["']?(?:\.\/)?([^"'\s>]+)/gi)].map(([, name]) => kit.source(name) ?? '').join('\n') + kit.source();

export default [
  {
    id: 'questions',
    title: 'Five questions',
    milestone: 1,
    page: 'index.html',
    passed: 'There are at least five questions, each a named group of radio buttons with names.',
    notYet: 'The page has no questions yet. Write each one as a `fieldset` with a `legend` and radio buttons.',
    run: async (kit) => {
      const found = await begin(kit);
      const nameless = found.findIndex(({ group }) => kit.words(kit.name(group)).length < 5);
      if (nameless >= 0) return `Question ${nameless + 1} has no name, so a screen reader reads the answers without it. Write it in the \`legend\`.`;
      const few = found.find(({ radios }) => radios.length < 3);
      if (few) return `“${kit.name(few.group)}” has fewer than three answers, so guessing is too likely to be right.`;
      const radio = found.flatMap(({ radios }) => radios).find((one) => kit.words(kit.name(one)) === '');
      return radio ? 'A radio button has no name. Put its words into a `label`.' : true;
    },
  },
  {
    id: 'without-a-mouse',
    title: 'Without a mouse',
    milestone: 1,
    page: 'index.html',
    passed: 'The quiz can be played with Tab, Space, the arrow keys and Enter.',
    notYet: 'The Tab key does not reach every question. Use radio buttons of the browser.',
    run: async (kit) => {
      for (const { group, radios } of await begin(kit)) {
        const stops = kit.tabStops().filter((stop) => radios.includes(stop));
        if (stops.length !== 1) return `Tab stops ${stops.length} times at “${kit.name(group)}”, and should stop once. Give its radio buttons the same \`name\`.`;
        stops[0].focus();
        await kit.press('Space');
        await kit.press('ArrowDown');
        if (!radios.some((radio) => radio === kit.focused() && kit.states(radio).checked === true))
          return `Space and the arrow keys choose no answer of “${kit.name(group)}”. Use \`input\` elements with the type \`radio\`.`;
        if (!kit.focusShows(kit.focused())) return `The focus is not visible at the answers of “${kit.name(group)}”. Look up \`:focus-visible\`.`;
      }
      const button = seenButton(kit, finishName);
      if (!button) return 'There is no button that ends the quiz. Give it a name such as “Show my result”.';
      if (!kit.tabStops().includes(button)) return `The Tab key does not stop at “${kit.name(button)}”. Use a \`button\` element.`;
      button.focus();
      await kit.press('Enter');
      return readScore(kit.textOf()) !== null || `Enter on “${kit.name(button)}” shows no result such as “4 of 6 points”.`;
    },
  },
  {
    id: 'result-announced',
    title: 'A result that is announced',
    milestone: 2,
    page: 'index.html',
    passed: 'The number of right answers is visible, and screen readers announce it.',
    notYet: 'The result is not announced. Write it, with words such as “4 of 6 points”, into an element with `role="status"` that is there from the start.',
    run: async (kit) => {
      await play(kit, ([first]) => first);
      if (!readScore(kit.textOf())) return 'After the button, the page shows no result such as “4 of 6 points”.';
      return announcedScore(kit) !== null;
    },
  },
  {
    id: 'no-hints',
    title: 'Nothing gives it away',
    milestone: 2,
    page: 'index.html',
    passed: 'Neither the order of the answers nor an attribute says which one is right.',
    notYet: 'Always choosing the same place gets every point. Put the right answers into different places.',
    run: async (kit) => {
      const found = await begin(kit);
      const telling = found
        .flatMap(({ radios }) => radios)
        .find((radio) => [...radio.attributes, ...(radio.closest('label')?.attributes ?? [])].some(({ name, value }) => /\b(?:correct|right|true|wrong|false|richtig)\b/i.test(`${name.replace('data-', '')} ${/^(?:aria-label|id|for|name)$/.test(name) ? '' : value}`)));
      if (telling) return `An attribute of “${kit.name(telling)}” tells readers of the source whether it is right. Keep the answers in the script.`;
      const places = Math.max(...found.map(({ radios }) => radios.length));
      for (let place = 0; place < places; place++) {
        await play(kit, (radios) => radios[Math.min(place, radios.length - 1)]);
        const score = readScore(kit.textOf());
        if (!score) return 'After the button, the page shows no result such as “4 of 6 points”.';
        if (score.points === score.total) return `Whoever always chooses answer ${place + 1} gets every point. Put the right answers into different places.`;
        if (place === places - 1) break;
        const again = seenButton(kit, againName);
        if (!again) return 'There is no button for another try. Give it a name such as “Start again”.';
        await kit.click(again);
      }
      return true;
    },
  },
  {
    id: 'review',
    title: 'A review in words',
    milestone: 3,
    page: 'index.html',
    passed: 'After the quiz, every question is there again, with a verdict in words.',
    notYet: 'After the result, the page does not say which answers were right. List the questions with “Right” or “Not right” in words.',
    run: async (kit) => {
      const names = (await begin(kit)).map(({ group }) => kit.words(kit.name(group)).replace(/^(?:question )?\d+[.:)]? /, ''));
      await play(kit, ([first]) => first);
      const text = kit.words(kit.textOf());
      const missing = names.find((name) => !text.includes(name));
      if (missing) return `The review leaves out the question “${missing}”.`;
      return (text.match(/\b(?:right|correct|wrong|incorrect)\b/g) ?? []).length >= names.length;
    },
  },
  {
    id: 'focus-after',
    title: 'Focus after the result',
    milestone: 3,
    page: 'index.html',
    passed: 'After the result and after another try, the focus is in a place that can be seen.',
    notYet: 'When the button disappears, the focus is lost, so people with a keyboard start at the top. Look up `focus()` and `tabindex="-1"`.',
    run: async (kit) => {
      await begin(kit);
      const button = seenButton(kit, finishName);
      kit.expect(button, 'There is no button that ends the quiz. Give it a name such as “Show my result”.');
      button.focus();
      await kit.press('Enter');
      if (!kit.focused() || !kit.isSeen(kit.focused())) return false;
      const again = seenButton(kit, againName);
      if (!again) return 'There is no button for another try. Give it a name such as “Start again”.';
      again.focus();
      await kit.press('Enter');
      return kit.focused() !== null && kit.isSeen(kit.focused());
    },
  },
  {
    id: 'time-choice',
    title: 'A time limit that people choose',
    milestone: 4,
    page: 'index.html',
    passed: 'A named list offers at least three lengths of time, and no limit at all.',
    notYet: 'There is no `select` element for the time limit. Label it “Time limit”, and offer several lengths and “No limit”.',
    run: (kit) => {
      const select = timeSelect(kit);
      if (!select) return false;
      const lengths = [...select.options].filter((option) => lengthOf(option) !== Infinity);
      if (!([...select.options].some(isOff))) return 'The time limit can’t be switched off. Add an option such as “No limit”.';
      return lengths.length >= 3 || 'The list offers fewer than three lengths, such as “2 minutes”. Some people need much more time than others.';
    },
  },
  {
    id: 'time-off',
    title: 'No limit means none',
    milestone: 4,
    page: 'index.html',
    clock: true,
    passed: 'Without a limit, the questions are still there after an hour.',
    notYet: 'Without a limit, the quiz ends by itself. Start no timer when the limit is off.',
    run: async (kit) => {
      const select = timeSelect(kit);
      const off = [...(select?.options ?? [])].find(isOff);
      if (!off) return 'There is no option such as “No limit” for the time.';
      await chooseOption(kit, select, off);
      const [{ radios }] = await begin(kit);
      await kit.click(radios[0]);
      await kit.clock.forward(3_600_000);
      return kit.isSeen(radios[0]) && !kit.inert(radios[0]);
    },
  },
  {
    id: 'time-ends',
    title: 'The end of the time',
    milestone: 4,
    page: 'index.html',
    clock: true,
    passed: 'With a limit, people are warned once or twice, and the result is announced at the end.',
    notYet: 'When the time is over, no result is announced. Call the function that also ends the quiz for the button.',
    run: async (kit) => {
      const select = timeSelect(kit);
      const [shortest] = [...(select?.options ?? [])].filter((option) => lengthOf(option) !== Infinity).toSorted((one, other) => lengthOf(one) - lengthOf(other));
      if (!shortest) return 'There is no option such as “2 minutes” for the time.';
      await chooseOption(kit, select, shortest);
      const [{ radios }] = await begin(kit);
      await kit.click(radios[0]);
      kit.forgetAnnouncements();
      await kit.clock.forward(lengthOf(shortest) - 2000);
      if (kit.announcements().length > 6) return 'The time that is left is announced again and again, so people can’t listen to the questions. Announce it once or twice.';
      if (!kit.isSeen(radios[0])) return 'The quiz ends before its time is over.';
      await kit.clock.forward(4000);
      return announcedScore(kit) !== null;
    },
  },
  {
    id: 'saved',
    title: 'A saved result',
    milestone: 5,
    page: 'index.html',
    passed: 'The script saves the result, and goes on where the browser refuses to save it.',
    notYet: 'No script saves the result. Look up `localStorage`.',
    run: async (kit) => {
      if (!/\b(?:localStorage|indexedDB)\b/.test(scripts(kit))) return false;
      // In this frame, the browser refuses to store anything.
      await play(kit, ([first]) => first);
      const [error] = kit.errors();
      return error === undefined || `Where the browser refuses to store the result, the script stops: “${error}” Put each access to the storage into a \`try\`.`;
    },
  },
  {
    id: 'fits-a-phone',
    title: 'Fits a phone',
    milestone: 5,
    page: 'index.html',
    passed: 'Nothing is cut off on a screen 320 pixels wide.',
    notYet: 'On a screen 320 pixels wide, the page scrolls sideways. A `fieldset` needs `min-width: 0`, because browsers make it as wide as its content.',
    run: async (kit) => {
      const wide = await kit.tooWide(320);
      return wide.length === 0;
    },
  },
  {
    id: 'without-scripts',
    title: 'Without the script',
    milestone: 5,
    page: 'index.html',
    withoutScripts: true,
    passed: 'Without scripts, the questions can be read, and the page says what is missing.',
    notYet: 'Without scripts, the page shows no questions and no explanation. Write the questions in the HTML, or explain it in a `noscript` element.',
    // Browsers with scripts do not show it, so it is looked up in the source.
    run: (kit) => groups(kit).length >= 5 || /<noscript[\s>]/i.test(kit.source()),
  },
];
