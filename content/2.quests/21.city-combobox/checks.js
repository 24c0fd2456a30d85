/** What is typed, and the cities that have it in their names. */
const searches = {
  ber: ['Aberdeen', 'Bamberg', 'Bergamo', 'Bergen', 'Berlin', 'Bern', 'Heidelberg', 'Nuremberg'],
  NEW: ['Newcastle', 'Newport'],
  ham: ['Birmingham', 'Chambéry', 'Durham', 'Hamburg'],
  uRg: ['Augsburg', 'Edinburgh', 'Freiburg', 'Gothenburg', 'Hamburg', 'Luxembourg', 'Regensburg', 'Salzburg', 'Strasbourg'],
};

/** Cities that are also found where letters with and without accents are treated alike. */
const withoutAccents = { ber: ['Chambéry'] };

const field = (kit) =>
  kit.get('combobox', {
    words: 'No field has the role `combobox`, so a screen reader does not announce that it offers a choice. Look up the `combobox` role.',
  });

/** The words of a field or an option, whatever white space the script left around them. */
const plain = (text) => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();

const textIn = (element) => plain('value' in element ? element.value : element.textContent);

/** The options that readers see. */
const options = (kit) => kit.role('option').filter((option) => kit.isSeen(option));

const names = (kit) => options(kit).map((option) => plain(kit.textOf(option)));

/** Types, and gives the page time to look for names. */
const search = async (kit, text) => {
  await kit.fill(field(kit), text);
  await kit.clock.forward(2000);
};

/** Types letters that are in many names, and makes sure that there is something to choose from. */
const offer = async (kit, text = 'ber') => {
  await search(kit, text);
  // A list may fade in.
  kit.expect(
    await kit.until(() => options(kit).length > 1),
    `No options are visible after “${text}” is typed. Look up the \`listbox\` and \`option\` roles and the \`input\` event.`,
  );
};

/** The place of the active option in the list, by focus or by `aria-activedescendant`; -1 where there is none. */
const active = (kit) => {
  const place = kit.focused();
  const pointed = place?.ariaActiveDescendantElement ?? document.getElementById(place?.getAttribute('aria-activedescendant') ?? '');
  return options(kit).findIndex((option) => option === place || option === pointed);
};

/** What a field says that it controls, or owns, as older pages do. Not every browser reads the ids by itself. */
const linkedTo = (element) => [
  ...(element.ariaControlsElements ?? []),
  ...['aria-controls', 'aria-owns'].flatMap((name) =>
    (element.getAttribute(name) ?? '').split(/\s+/).flatMap((id) => document.getElementById(id) ?? []),
  ),
];

const isOpen = (kit) => options(kit).length > 0;

const expanded = (kit) => kit.states(field(kit)).expanded;

/** Goes to an option with the arrow keys. Lists may stop at their ends or begin again. */
const goTo = async (kit, wanted) => {
  const isThere = () => names(kit)[active(kit)] === wanted;
  for (const key of ['ArrowDown', 'ArrowUp'])
    for (let presses = 0; presses < 12 && !isThere(); presses++) await kit.press(key);
  kit.expect(
    isThere(),
    `The arrow keys never reach “${wanted}” for a screen reader. Look up \`aria-activedescendant\`, or move the focus to the option.`,
  );
};

/** Presses Tab until the button of the form has the focus. */
const tabToButton = async (kit) => {
  const button = kit.get('button', { name: 'Show trains', words: 'The button “Show trains” is missing, so the form cannot be sent. Put it back.' });
  for (let presses = 0; presses < 12 && kit.focused() !== button; presses++) await kit.tab();
  if (kit.focused() !== button) button.focus();
  await kit.clock.forward(2000);
};

/** A sentence if what is announced about the list differs from what is seen. */
const wrongState = (kit, after) => {
  const isShown = isOpen(kit);
  if (isShown && expanded(kit) !== true)
    return `${after}, the list is open and \`aria-expanded\` is not "true". Screen reader users do not know that there are options. Look up \`aria-expanded\`.`;
  // A list may open to say that there is nothing in it.
  if (!isShown && expanded(kit) !== false && !kit.role('listbox').some((list) => kit.isSeen(list)))
    return `${after}, the list is closed and \`aria-expanded\` is not "false". Screen reader users look for options that are not there. Look up \`aria-expanded\`.`;
  return null;
};

const numberWords = { 2: 'two', 4: 'four', 8: 'eight', 9: 'nine' };
const saysNumber = (text, number) =>
  new RegExp(`(?<![\\p{L}\\d.,])(?:${number}|${numberWords[number]})(?![\\p{L}\\d]|[.,]\\d)`, 'iu').test(text);
const saysNone = (text) => /\b(?:0|no|none|zero|nil|nothing|not|nowhere|without|never|unknown|empty|cannot|sorry)\b|n['’]t\b/iu.test(text);
const saysNoCity = (text) => /\b(?:no|none|zero|0)\b(?=\s+(?:cit|result|match|option|name|suggest|station|place|destination|found)|$|[.!])/iu.test(text);

export default [
  {
    id: 'named-field',
    title: 'A field with a name',
    passed: 'The field is a combobox called “City”, and the name is visible.',
    notYet: 'No field has the role `combobox`, so a screen reader does not announce that it offers a choice. Look up the `combobox` role.',
    run: (kit) => {
      const [found] = kit.role('combobox');
      if (!found) return false;
      if (!kit.isSeen(found)) return 'The field cannot be seen, so sighted people have nowhere to type. Look up how it is hidden in the CSS.';
      if (!/\bcity\b/i.test(kit.name(found)))
        return `The accessible name of the field is “${kit.name(found)}”, so screen reader users do not know that it is for a city. Look up the \`label\` element.`;
      if (!['label', 'aria'].includes(kit.nameSource(found)))
        return 'The name of the field comes from its placeholder or title, which vanishes or is easily missed. Look up the `label` element.';
      return (
        /\bcity\b/i.test(kit.seenText()) ||
        'The label “City” is not visible, so sighted people do not know what to type. Look up the `label` element.'
      );
    },
  },
  {
    id: 'right-options',
    title: 'The right cities',
    clock: true,
    passed: 'Whatever is typed, the list offers the cities that have it in their names.',
    notYet: 'No options are visible after letters are typed, so nobody gets help with the spelling. Look up the `listbox` and `option` roles.',
    run: async (kit) => {
      for (const [text, expected] of Object.entries(searches)) {
        await search(kit, text);
        await kit.until(() => expected.every((city) => names(kit).includes(city)));
        const found = names(kit);
        const missing = expected.find((city) => !found.includes(city));
        if (missing)
          return `After “${text}”, “${missing}” is not among the visible options, so that city cannot be chosen. Look up \`includes\`, \`toLowerCase\` and the \`option\` role.`;
        const known = [...expected, ...(withoutAccents[text] ?? [])];
        const extra = found.find((city, index) => !known.includes(city) || found.indexOf(city) !== index);
        if (extra !== undefined)
          return `After “${text}”, the option “${extra}” is wrong or there twice, so people have to search the list. Look up \`filter\` and \`includes\`.`;
        const lists = kit.role('listbox').filter((list) => options(kit).every((option) => kit.isWithin(option, list)));
        if (lists.length === 0)
          return 'The options are not inside an element with the role `listbox`, so a screen reader does not announce a list. Look up the `listbox` role.';
        const linked = lists.find((list) => linkedTo(field(kit)).includes(list));
        if (!linked)
          return 'The field is not connected to the list, so a screen reader does not know which list belongs to it. Look up `aria-controls`.';
        if (!/\p{L}{3}/u.test(kit.name(linked)))
          return 'The list has no accessible name, so screen reader users do not hear what it contains. Look up `aria-label`.';
      }
      await search(kit, 'zz');
      const known = new Set(Object.values(searches).flat());
      return (
        !names(kit).some((city) => known.has(city)) ||
        'After “zz”, the list still shows cities, though none has these letters. Look up `filter`, and remove the old options.'
      );
    },
  },
  {
    id: 'open-or-closed',
    title: 'Open or closed, announced',
    clock: true,
    passed: 'A screen reader announces when the list is open, and when it is not.',
    notYet: 'The field never reports an open list, so screen reader users do not know that there are options. Look up `aria-expanded`.',
    run: async (kit) => {
      if (isOpen(kit)) return 'The list is open before anybody has typed, and covers the page. Look up `hidden`.';
      if (expanded(kit) !== false)
        return 'At first `aria-expanded` is not "false", so a screen reader does not announce that the list is closed. Look up `aria-expanded`.';
      await offer(kit);
      if (expanded(kit) !== true) return false;
      await kit.press('Escape');
      const escaped = wrongState(kit, 'After Escape');
      if (escaped) return escaped;
      await offer(kit, 'ham');
      const again = wrongState(kit, 'When the list opens again');
      if (again) return again;
      await goTo(kit, 'Durham');
      await kit.press('Enter');
      await kit.clock.forward(2000);
      const taken = wrongState(kit, 'After Enter');
      if (taken) return taken;
      await offer(kit);
      await search(kit, 'zz');
      const none = wrongState(kit, 'After “zz”, which is in no name');
      if (none) return none;
      await search(kit, '');
      const emptied = wrongState(kit, 'After the field is emptied');
      if (emptied) return emptied;
      await offer(kit);
      await tabToButton(kit);
      if (isOpen(kit))
        return 'The list stays open when the focus moves on to the button, and covers the page. Look up the `blur` and `focusout` events.';
      return wrongState(kit, 'When the focus has left the field') ?? true;
    },
  },
  {
    id: 'arrows',
    title: 'Arrow keys',
    clock: true,
    passed: 'The down and up keys go through the cities.',
    notYet: 'The arrow keys do not reach the options, so nobody can choose without a mouse. Look up the `keydown` event and `aria-activedescendant`.',
    run: async (kit) => {
      await offer(kit);
      // Some lists have their first option active from the start.
      const start = active(kit);
      if (start > 0) return 'An option in the middle of the list is active before any arrow key is pressed. Start before the first option.';
      const steps = [['ArrowDown', 1], ['ArrowDown', 2], ['ArrowDown', 3], ['ArrowUp', 2], ['ArrowUp', 1]];
      for (const [key, step] of steps) {
        const wasInField = kit.focused() === field(kit);
        const isPrevented = await kit.press(key);
        if (wasInField && !isPrevented) {
          if (active(kit) < 0) return false;
          return `${key} also moves the text cursor in the field. Look up \`preventDefault\`.`;
        }
        const at = active(kit);
        if (at !== start + step)
          return `After ${key}, “${names(kit)[start + step]}” is not the active option for a screen reader. Look up \`aria-activedescendant\`, or move the focus to the option.`;
        const other = options(kit).find((option, index) => index !== at && kit.states(option).selected === true);
        if (other)
          return `At “${names(kit)[at]}”, a screen reader announces “${kit.textOf(other)}” as selected. Look up \`aria-selected\`.`;
      }
      const last = options(kit).length - 1;
      await goTo(kit, names(kit)[last]);
      await kit.press('ArrowDown');
      // It may stay, begin again, or go back to the field.
      if (![last, 0, -1].includes(active(kit)) || !kit.focused())
        return 'ArrowDown at the last option goes to a wrong place or loses the focus. Stay there, or start again at the first.';
      await goTo(kit, names(kit)[0]);
      await kit.press('ArrowUp');
      return (
        ([last, 0, -1].includes(active(kit)) && kit.focused() !== null) ||
        'ArrowUp at the first option goes to a wrong place or loses the focus. Stay there, or go on with the last.'
      );
    },
  },
  {
    id: 'taken',
    title: 'Enter takes it',
    clock: true,
    passed: 'Enter and a click put the city into the field, and nothing is sent yet.',
    notYet: 'The chosen city is not put into the field, so people cannot use the list. Look up the `keydown` event and the `value` property.',
    run: async (kit) => {
      for (const [text, city] of [['ber', 'Bern'], ['ham', 'Durham']]) {
        await offer(kit, text);
        await goTo(kit, city);
        await kit.press('Enter');
        await kit.clock.forward(2000);
        if (kit.submitted().length > 0)
          return 'Enter on an option also sends the form, before people can check their choice. Look up `preventDefault`.';
        if (textIn(field(kit)) !== city)
          return `After Enter on “${city}”, the field contains “${textIn(field(kit))}”. Look up the \`value\` property.`;
        if (isOpen(kit)) return 'The list stays open after Enter, and covers the page. Look up `hidden`.';
        if (!kit.focused())
          return 'The focus is lost after Enter, so people with a keyboard start again at the top of the page. Look up `focus()`.';
      }
      await offer(kit);
      await kit.click(options(kit)[names(kit).indexOf('Bergen')] ?? document.body);
      await kit.clock.forward(2000);
      if (kit.submitted().length > 0)
        return 'A click on an option also sends the form, before people can check their choice. Look up the `type` attribute of `button`.';
      if (textIn(field(kit)) !== 'Bergen')
        return `After a click on “Bergen”, the field contains “${textIn(field(kit))}”. Look up the \`click\` event, and \`mousedown\`, which comes before \`blur\`.`;
      if (!kit.focused())
        return 'The focus is lost after a click on an option, so people who go on with the keyboard start again at the top of the page. Look up `focus()`, and `preventDefault` for `mousedown`.';
      return !isOpen(kit) || 'The list stays open after a click on an option, and covers the page. Look up `hidden`.';
    },
  },
  {
    id: 'escape',
    title: 'Escape keeps the text',
    clock: true,
    passed: 'Escape closes the list and keeps what was typed.',
    notYet: 'Escape does not close the list, so people who want none of the options cannot get rid of it. Look up the `keydown` event and `event.key`.',
    run: async (kit) => {
      for (const isMoved of [false, true]) {
        await offer(kit);
        if (isMoved) await goTo(kit, 'Bergen');
        await kit.press('Escape');
        await kit.clock.forward(2000);
        if (isOpen(kit)) return false;
        if (textIn(field(kit)) !== 'ber')
          return `After Escape, the field contains “${textIn(field(kit))}” instead of “ber”, so people have to type again. Only close the list.`;
        if (kit.focused() !== field(kit))
          return 'The focus is not in the field after Escape, so people cannot type on. Look up `focus()`.';
      }
      return true;
    },
  },
  {
    id: 'number-said',
    title: 'The number, announced',
    clock: true,
    passed: 'A screen reader announces how many cities there are.',
    notYet: 'The number of cities is not announced, so screen reader users do not know how long the list is. Look up `role="status"`.',
    run: async (kit) => {
      let before = '';
      for (const [text, least] of [['ber', 8], ['new', 2], ['ham', 4], ['zz', 0]]) {
        await search(kit, '');
        before = kit.announcements().at(-1)?.text ?? before;
        kit.forgetAnnouncements();
        await search(kit, text);
        const number = least + names(kit).filter((city) => withoutAccents[text]?.includes(city)).length;
        const said = kit.announcements();
        if (said.length === 0) return least === 8 ? false : `Nothing is announced after “${text}”, so screen reader users do not know the number. Look up \`role="status"\`.`;
        // A log keeps what it said before.
        const whole = said.at(-1).text;
        const earlier = [before, ...said.slice(0, -1).map((one) => one.text)].filter((one) => one && one !== whole && whole.startsWith(one)).sort((one, other) => other.length - one.length)[0];
        const news = whole.slice(earlier?.length ?? 0);
        const isRight =
          number === 0
            ? saysNone(news) && ![2, 4, 8, 9].some((other) => saysNumber(news, other))
            : saysNumber(news, number) && ![2, 4, 8, 9].some((other) => other !== number && saysNumber(news, other)) && !saysNoCity(news);
        if (!isRight)
          return `After “${text}”, a screen reader announces “${news.trim()}”, and ${number === 0 ? 'no city matches' : `there are ${number} cities`}. Put the number of options into the text of \`role="status"\`.`;
        if (said.some(({ politeness }) => politeness !== 'polite'))
          return 'The number is announced assertively, which interrupts screen reader users at each letter. Look up `role="status"`.';
        if (said.some(({ isExpected }) => !isExpected))
          return 'The live region is added together with its text, and many screen readers then announce nothing. Put an empty `role="status"` into the page from the start.';
      }
      return true;
    },
  },
  {
    id: 'sent',
    title: 'The city is sent',
    clock: true,
    passed: 'The form sends the city that was chosen.',
    notYet: 'The form sends no value called `city`, so no train is found. Look up the `name` attribute of `input`.',
    run: async (kit) => {
      for (const [text, city] of [['ber', 'Heidelberg'], ['new', 'Newport']]) {
        await offer(kit, text);
        await goTo(kit, city);
        await kit.press('Enter');
        const before = kit.submitted().length;
        await kit.click(
          kit.get('button', { name: 'Show trains', words: 'The button “Show trains” is missing, so the form cannot be sent. Put it back.' }),
        );
        // What is put off when the focus moves, such as closing the list, is done before the next search.
        await kit.clock.forward(2000);
        const sent = kit.submitted()[before];
        if (!sent) return 'The button “Show trains” does not send the form. Look up the `type` attribute of `button`.';
        if (sent.city === undefined) return false;
        if (sent.city !== city)
          return `“${city}” was chosen, but the form sends “${sent.city}” as \`city\`. Look up the \`name\` and \`value\` of the field.`;
      }
      return true;
    },
  },
];
