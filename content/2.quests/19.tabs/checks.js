/** Each tab, and what its panel says. */
const parts = [
  { title: 'Prices', words: 'A swim costs 4 euros. Children pay half of that.' },
  { title: 'Opening hours', words: 'The pool is open from 7 to 21. On Mondays it opens at noon.' },
  { title: 'Getting there', words: 'Bus 4 stops at the pier. See the map' },
];

/** The tab of each part, in the order of the parts. */
const tabs = (kit) =>
  parts.map(({ title }) => kit.get('tab', {
      name: new RegExp(`^\\s*${title}\\s*$`, 'i'),
      words: `No tab is called “${title}”, so a screen reader does not announce it. Look up the \`tab\` role.`,
    }));

const isSelected = (kit, tab) => kit.states(tab).selected === true;

/** The parts whose words readers see. */
const shown = (kit) => {
  const texts = kit.role('tabpanel').map((panel) => kit.seenText(panel));
  return parts.filter(({ words }) => texts.some((text) => text.includes(words)));
};

/** The panel that a tab says it controls, if readers see it. */
const panelOf = (kit, tab) => {
  const [linked] = tab.ariaControlsElements ?? [];
  const panel = linked ?? document.getElementById(tab.getAttribute('aria-controls') ?? '');
  return panel && kit.role('tabpanel').includes(panel) && kit.isSeen(panel) ? panel : null;
};

/** The panel that readers see. */
const openPanel = (kit) => kit.role('tabpanel').find((panel) => kit.isSeen(panel)) ?? null;

/** The keys that go on and back: tabs above each other take others than tabs in a row. */
const keys = (kit) =>
  kit.role('tablist')[0]?.getAttribute('aria-orientation') === 'vertical' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];

export default [
  {
    id: 'three-tabs',
    title: 'Three tabs',
    passed: 'A named tab list has the three tabs, and the first is selected.',
    notYet: 'The page has no tab list, so a screen reader does not announce tabs. Look up the `tablist` and `tab` roles.',
    run: (kit) => {
      const lists = kit.role('tablist');
      if (lists.length !== 1) return lists.length === 0 ? false : `The page has ${lists.length} tab lists, and all tabs belong into one. Look up the \`tablist\` role.`;
      if (!/\p{L}{3}/u.test(kit.name(lists[0])))
        return 'The tab list has no name, so screen reader users do not know what the tabs are about. Look up `aria-label`.';
      const found = kit.role('tab', { within: lists[0] });
      if (found.map((tab) => kit.words(kit.name(tab))).join() !== parts.map(({ title }) => kit.words(title)).join())
        return 'The tab list does not contain the tabs “Prices”, “Opening hours” and “Getting there” in this order. Look up the `tab` role.';
      const unseen = found.find((tab, index) => !kit.words(kit.seenText(tab)).includes(kit.words(parts[index].title)));
      if (unseen) return `The words of the tab “${kit.name(unseen)}” are not visible, so sighted people do not know that it is there. Put the words into the tab.`;
      if (!isSelected(kit, found[0])) return 'The first tab is not selected at first, so a screen reader does not say which panel is open. Look up `aria-selected`.';
      return found.filter((tab) => kit.states(tab).selected === false).length === 2 || 'The other two tabs do not say that they are not selected. Look up `aria-selected="false"`.';
    },
  },
  {
    id: 'keys-move',
    title: 'Keys that move',
    passed: 'Arrow keys, Home and End go from tab to tab.',
    notYet: 'The arrow keys do not go from tab to tab, so people without a mouse cannot change tabs. Look up the `keydown` event.',
    run: async (kit) => {
      const [on, back] = keys(kit);
      const all = tabs(kit);
      all[0].focus();
      for (const [key, at] of [[on, 1], [on, 2], [back, 1], [back, 0], ['End', 2], ['Home', 0], ['End', 2]]) {
        const isOurs = await kit.press(key);
        if (kit.focused() !== all[at]) return `${key} does not move the focus to “${parts[at].title}”. Look up the \`keydown\` event and \`focus()\`.`;
        if (!isOurs) return `${key} also scrolls the page. Look up \`preventDefault\`.`;
        // Some tabs are selected as soon as they have the focus; others wait for a press.
        if (!isSelected(kit, all[at])) await kit.press(at === 1 ? 'Space' : 'Enter');
        if (!isSelected(kit, all[at])) return `Neither ${key} nor Enter and Space select “${parts[at].title}”, so people without a mouse cannot open it. Look up \`aria-selected\`.`;
        if (shown(kit)[0] !== parts[at]) return `“${parts[at].title}” is selected with the keyboard, but its panel is not visible. Look up \`hidden\`.`;
        if (kit.focused() !== all[at]) return `The focus leaves “${parts[at].title}” when it is selected with the keyboard. Keep it on the tab; look up \`focus()\`.`;
      }
      for (const [key, at] of [[on, 2], [back, 0]]) {
        all[at].focus();
        await kit.press(key);
        // It may stay at the end, or begin again at the other one.
        if (kit.focused() !== all[0] && kit.focused() !== all[2])
          return `After ${key} on the ${at === 2 ? 'last' : 'first'} tab, the focus is on neither the first nor the last tab. Stay there, or start again at the other end.`;
      }
      return true;
    },
  },
  {
    id: 'one-stop',
    title: 'One stop for Tab',
    passed: 'Of the three tabs, Tab stops only at the selected one.',
    notYet: 'The Tab key stops at tabs that are not selected, so the way past them is long. Look up roving `tabindex`.',
    run: async (kit) => {
      for (const tab of tabs(kit)) {
        // The first is selected from the start.
        if (!isSelected(kit, tab)) await kit.click(tab);
        const stops = kit.tabStops().filter((stop) => kit.roleOf(stop) === 'tab');
        const other = stops.find((stop) => stop !== tab);
        if (other) return `While “${kit.name(tab)}” is selected, Tab also stops at “${kit.name(other)}”, so the way past the tabs is long. Look up roving \`tabindex\`.`;
        if (stops.length === 0) return `The Tab key does not stop at “${kit.name(tab)}”, which is selected. Look up roving \`tabindex\`.`;
      }
      return true;
    },
  },
  {
    id: 'panels',
    title: 'Panels with a name',
    passed: 'Each tab controls a panel that has its name.',
    notYet: 'The panels are not connected to their tabs, so a screen reader does not say which is open. Look up `aria-controls` and `aria-labelledby`.',
    run: async (kit) => {
      for (const [index, tab] of tabs(kit).entries()) {
        await kit.click(tab);
        const { title } = parts[index];
        const panel = panelOf(kit, tab);
        if (!panel) return `The tab “${title}” is not connected to a visible panel. Look up \`aria-controls\` and the \`tabpanel\` role.`;
        if (!kit.words(kit.name(panel)).includes(kit.words(title)))
          return `The panel of “${title}” is called “${kit.name(panel)}”, so screen reader users do not know where they are. Look up \`aria-labelledby\`.`;
      }
      return true;
    },
  },
  {
    id: 'one-panel',
    title: 'One panel at a time',
    passed: 'Readers see the panel of the selected tab, and no other.',
    notYet: 'The visible panel is not that of the selected tab. Look up `hidden`.',
    run: async (kit) => {
      const all = tabs(kit);
      for (const index of [0, 2, 1, 0]) {
        if (index !== 0 || !isSelected(kit, all[0])) await kit.click(all[index]);
        const { title, words } = parts[index];
        const selected = all.filter((tab) => isSelected(kit, tab));
        if (selected.length !== 1 || selected[0] !== all[index]) return `After a click on “${title}”, not this tab alone is selected. Look up \`aria-selected\`.`;
        const seen = shown(kit);
        if (!seen.includes(parts[index])) return `After a click on “${title}”, its panel does not show “${words}”. Look up \`hidden\`.`;
        const others = parts.filter((part) => part !== parts[index] && kit.textOf().includes(part.words));
        if (others.length > 0) return `While “${title}” is selected, the panel of “${others[0].title}” is also there for sighted people or screen readers. Look up \`hidden\`.`;
      }
      return true;
    },
  },
  {
    id: 'into-the-panel',
    title: 'Into the panel',
    passed: 'From the tabs, Tab goes into the panel.',
    notYet: 'The Tab key skips the panel, so people with a keyboard jump over its text. Look up `tabindex="0"` on the panel.',
    run: async (kit) => {
      for (const tab of tabs(kit)) {
        await kit.click(tab);
        tab.focus();
        let stop = await kit.tab();
        // Other tabs may be on the way; a page that never leaves them must not hold up the check.
        for (let left = parts.length; left > 0 && stop && kit.roleOf(stop) === 'tab'; left--) stop = await kit.tab();
        const panel = openPanel(kit);
        if (!panel || !stop || !kit.isWithin(stop, panel)) return `After the tab “${kit.name(tab)}”, the Tab key does not stop in its panel, so people with a keyboard jump over its text. Look up \`tabindex="0"\`.`;
      }
      return true;
    },
  },
  {
    id: 'address',
    title: 'An address for each tab',
    address: '#way',
    passed: 'An address that ends in “#way” opens that tab.',
    notYet: 'The address with “#way” does not open “Getting there”, so links to it show the prices. Look up `location.hash`.',
    run: (kit) => {
      const tab = tabs(kit)[2];
      if (!isSelected(kit, tab)) return false;
      return shown(kit).map(({ title }) => title).join() === 'Getting there' || 'With “#way” in the address, “Getting there” is selected, but another panel is visible. Look up `hidden`.';
    },
  },
];
