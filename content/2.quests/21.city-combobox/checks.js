/** What is typed, and the cities that have it in their names. */
const searches = {
  ber: ['Aberdeen', 'Bamberg', 'Bergamo', 'Bergen', 'Berlin', 'Bern', 'Heidelberg', 'Nuremberg'],
  NEW: ['Newcastle', 'Newport'],
  ham: ['Birmingham', 'Chambéry', 'Durham', 'Hamburg'],
};

const field = (kit) => kit.get('combobox', { words: 'A screen reader finds no field that offers names while one types.' });

const textIn = (element) => ('value' in element ? element.value : element.textContent);

/** The options that readers see. */
const options = (kit) => kit.role('option').filter((option) => kit.visible(option));

const names = (kit) => options(kit).map((option) => kit.textOf(option));

/** Types, and gives the page time to look for names. */
const search = async (kit, text) => {
  await kit.fill(field(kit), text);
  await kit.clock.forward(2000);
};

/** Types letters that are in many names, and makes sure that there is something to choose from. */
const offer = async (kit, text = 'ber') => {
  await search(kit, text);
  kit.expect(options(kit).length > 1, `When somebody types “${text}”, there is nothing to choose from.`);
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

/** Goes to an option with the arrow keys, and returns its words. */
const goTo = async (kit, wanted) => {
  for (let presses = 0; presses < 12 && names(kit)[active(kit)] !== wanted; presses++) await kit.press('ArrowDown');
  kit.expect(names(kit)[active(kit)] === wanted, `The arrow keys never get to “${wanted}”.`);
};

export default [
  {
    id: 'named-field',
    title: 'A field with a name',
    passed: 'The field has a name, and says that it offers a choice.',
    notYet: 'A screen reader finds no field that offers a choice.',
    run: (kit) => {
      const [found] = kit.role('combobox');
      if (!found) return false;
      if (!/\bcity\b/i.test(kit.name(found))) return 'The name of the field does not say that it wants a city.';
      if (!['label', 'aria'].includes(kit.nameSource(found))) return 'The name of the field goes away when somebody types.';
      return /\bcity\b/i.test(kit.textOf()) || 'Whoever looks at the page is not told what the field is for.';
    },
  },
  {
    id: 'right-options',
    title: 'The right cities',
    clock: true,
    passed: 'Whatever is typed, the list offers the cities that have it in their names.',
    notYet: 'Somebody types three letters and is offered nothing, or the wrong cities.',
    run: async (kit) => {
      for (const [text, expected] of Object.entries(searches)) {
        await search(kit, text);
        const found = names(kit);
        const missing = expected.find((city) => !found.includes(city));
        if (missing) return `When somebody types “${text}”, the list does not offer “${missing}”.`;
        const extra = found.find((city, index) => !expected.includes(city) || found.indexOf(city) !== index);
        if (extra) return `When somebody types “${text}”, the list offers “${extra}”, or offers it twice.`;
        const lists = kit.role('listbox').filter((list) => options(kit).every((option) => kit.isWithin(option, list)));
        if (lists.length === 0) return 'A screen reader does not find the cities in a list to choose from.';
        if (!lists.some((list) => linkedTo(field(kit)).includes(list))) return 'A screen reader is not told which list belongs to the field.';
        if (kit.name(lists[0]) === '') return 'A screen reader does not say what the list has in it.';
      }
      await search(kit, 'zz');
      return !names(kit).some((city) => city.length > 0 && searches.ber.includes(city)) || 'Cities are offered that have nothing of what was typed.';
    },
  },
  {
    id: 'open-or-closed',
    title: 'Open or closed, told',
    clock: true,
    passed: 'A screen reader says when the list is open, and when it is not.',
    notYet: 'A screen reader does not say that a list has opened.',
    run: async (kit) => {
      const told = () => kit.states(field(kit)).expanded;
      if (isOpen(kit) || told() !== false) return 'At first a screen reader does not say that the list is closed.';
      await offer(kit);
      if (told() !== true) return false;
      await kit.press('Escape');
      if (told() !== isOpen(kit)) return 'After Escape, a screen reader is told the wrong thing about the list.';
      await offer(kit, 'ham');
      if (told() !== true) return 'When the list opens again, a screen reader is not told.';
      await goTo(kit, 'Durham');
      await kit.press('Enter');
      if (told() !== isOpen(kit)) return 'After Enter, a screen reader is told the wrong thing about the list.';
      await offer(kit);
      kit.get('button', { name: 'Show trains' }).focus();
      await kit.clock.forward(2000);
      if (isOpen(kit)) return 'When the focus goes on to the button, the list stays open and covers the page.';
      return told() === false || 'When the focus has left the field, a screen reader is told that the list is open.';
    },
  },
  {
    id: 'arrows',
    title: 'Arrow keys',
    clock: true,
    passed: 'The down and up keys go through the cities.',
    notYet: 'The arrow keys do not get to the cities that are offered.',
    run: async (kit) => {
      await offer(kit);
      // Some lists have their first option active from the start.
      const start = active(kit);
      if (start > 0) return 'Before any arrow key, a city in the middle of the list is active.';
      const steps = [['ArrowDown', 1], ['ArrowDown', 2], ['ArrowDown', 3], ['ArrowUp', 2], ['ArrowUp', 1]];
      for (const [key, step] of steps) {
        if (!(await kit.press(key))) return `With ${key}, the text cursor moves too.`;
        const at = active(kit);
        if (at !== start + step) return `After ${key}, a screen reader is not told of “${names(kit)[start + step]}”.`;
        const other = options(kit).find((option, index) => index !== at && kit.states(option).selected === true);
        if (other) return `At “${names(kit)[at]}”, a screen reader is told that “${kit.textOf(other)}” is selected.`;
      }
      const last = options(kit).length - 1;
      await goTo(kit, names(kit)[last]);
      await kit.press('ArrowDown');
      // It may stay, begin again, or go back to the field.
      if (![last, 0, -1].includes(active(kit)) || !kit.focused()) return 'After the last city, the down key goes astray.';
      await goTo(kit, names(kit)[0]);
      await kit.press('ArrowUp');
      return ([last, 0, -1].includes(active(kit)) && kit.focused() !== null) || 'Before the first city, the up key goes astray.';
    },
  },
  {
    id: 'taken',
    title: 'Enter takes it',
    clock: true,
    passed: 'Enter and a click take a city, and nothing is sent yet.',
    notYet: 'Somebody chooses a city, and the field does not have it.',
    run: async (kit) => {
      for (const [text, city] of [['ber', 'Bern'], ['ham', 'Durham']]) {
        await offer(kit, text);
        await goTo(kit, city);
        await kit.press('Enter');
        if (textIn(field(kit)) !== city) return `After Enter on “${city}”, the field says “${textIn(field(kit))}”.`;
        if (kit.submitted().length > 0) return 'Enter takes the city and sends the form at once.';
        if (isOpen(kit)) return 'After Enter, the list stays open.';
        if (kit.focused() !== field(kit)) return 'After Enter, the focus is not in the field.';
      }
      await offer(kit);
      await kit.click(options(kit)[3]);
      if (textIn(field(kit)) !== 'Bergen') return 'A click on a city does not take it.';
      return !isOpen(kit) || 'After a click on a city, the list stays open.';
    },
  },
  {
    id: 'escape',
    title: 'Escape keeps the text',
    clock: true,
    passed: 'Escape closes the list and leaves what was typed.',
    notYet: 'Somebody who wants none of the cities cannot get rid of the list.',
    run: async (kit) => {
      for (const isMoved of [false, true]) {
        await offer(kit);
        if (isMoved) await goTo(kit, 'Bergen');
        await kit.press('Escape');
        if (isOpen(kit)) return false;
        if (textIn(field(kit)) !== 'ber') return `After Escape, the field says “${textIn(field(kit))}” in place of “ber”.`;
        if (kit.focused() !== field(kit)) return 'After Escape, the focus is not in the field.';
        if (active(kit) >= 0 || field(kit).ariaActiveDescendantElement) return 'After Escape, a screen reader is still told of a city in the list.';
      }
      return true;
    },
  },
  {
    id: 'number-said',
    title: 'The number, said',
    clock: true,
    passed: 'A screen reader says how many cities there are.',
    notYet: 'Whoever cannot see the list does not know how much it offers.',
    run: async (kit) => {
      for (const [text, number] of [['ber', /\b(?:8|eight)\b/i], ['new', /\b(?:2|two)\b/i], ['zz', /\b(?:0|no|none|nothing|not)\b/i]]) {
        await search(kit, '');
        kit.forgetAnnouncements();
        await search(kit, text);
        const said = kit.announcements();
        if (said.length === 0) return false;
        if (!number.test(said.at(-1).text)) return `After “${text}”, a screen reader says “${said.at(-1).text}”.`;
        if (said.some(({ politeness, isExpected }) => politeness !== 'polite' || !isExpected))
          return 'The number comes in a way that many screen readers pass over, or that breaks off what they say.';
      }
      return true;
    },
  },
  {
    id: 'sent',
    title: 'The city is sent',
    clock: true,
    passed: 'The form sends the city that was chosen.',
    notYet: 'The form sends another city than the chosen one, or none.',
    run: async (kit) => {
      for (const [text, city] of [['ber', 'Heidelberg'], ['new', 'Newport']]) {
        await offer(kit, text);
        await goTo(kit, city);
        await kit.press('Enter');
        await kit.click(kit.get('button', { name: 'Show trains', words: 'There is no button “Show trains”.' }));
        const sent = kit.submitted().at(-1);
        if (!sent) return 'The button sends nothing.';
        if (sent.city !== city) return sent.city === undefined ? false : `“${city}” was chosen, and “${sent.city}” is sent.`;
      }
      return true;
    },
  },
];
