/** Each tab, and what its panel says. */
const parts = [
  { title: 'Prices', words: 'A swim costs 4 euros. Children pay half of that.' },
  { title: 'Opening hours', words: 'The pool is open from 7 to 21. On Mondays it opens at noon.' },
  { title: 'Getting there', words: 'Bus 4 stops at the pier. See the map' },
];

/** The tab of each part, in the order of the parts. */
const tabs = (kit) =>
  parts.map(({ title }) => kit.get('tab', { name: title, words: `A screen reader finds no tab called “${title}”.` }));

const isSelected = (kit, tab) => kit.states(tab).selected === true;

/** The parts whose words readers see. */
const shown = (kit) => {
  const panels = kit.role('tabpanel').filter((panel) => kit.visible(panel));
  return parts.filter(({ words }) => panels.some((panel) => kit.textOf(panel).includes(words)));
};

/** The panel that a tab says it controls, if readers see it. */
const panelOf = (kit, tab) => {
  const [linked] = tab.ariaControlsElements ?? [];
  const panel = linked ?? document.getElementById(tab.getAttribute('aria-controls') ?? '');
  return panel && kit.role('tabpanel').includes(panel) && kit.visible(panel) ? panel : null;
};

/** The panel that readers see. */
const openPanel = (kit) => kit.role('tabpanel').find((panel) => kit.visible(panel)) ?? null;

/** The keys that go on and back: tabs above each other take others than tabs in a row. */
const keys = (kit) =>
  kit.role('tablist')[0]?.getAttribute('aria-orientation') === 'vertical' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];

export default [
  {
    id: 'three-tabs',
    title: 'Three tabs',
    passed: 'A list with a name has three tabs, and one of them is selected.',
    notYet: 'A screen reader finds no tabs on the page.',
    run: (kit) => {
      const lists = kit.role('tablist');
      if (lists.length !== 1) return lists.length === 0 ? false : `There are ${lists.length} lists of tabs.`;
      if (kit.name(lists[0]) === '') return 'A screen reader says “tab list”, and not what the tabs are about.';
      const found = kit.role('tab', { within: lists[0] });
      if (found.map((tab) => kit.name(tab)).join() !== parts.map(({ title }) => title).join())
        return 'The list does not have the three tabs in their order.';
      if (found.some((tab) => !kit.visible(tab))) return 'Not every tab can be seen.';
      if (!isSelected(kit, found[0])) return 'At first a screen reader does not say that the first tab is selected.';
      return found.filter((tab) => kit.states(tab).selected === false).length === 2 || 'A screen reader does not say that the other two tabs are not selected.';
    },
  },
  {
    id: 'keys-move',
    title: 'Keys that move',
    passed: 'Arrow keys, Home and End go from tab to tab.',
    notYet: 'Somebody without a mouse gets to no other tab.',
    run: async (kit) => {
      const [on, back] = keys(kit);
      const all = tabs(kit);
      all[0].focus();
      for (const [key, at] of [[on, 1], [on, 2], [back, 1], [back, 0], ['End', 2], ['Home', 0], ['End', 2]]) {
        const isOurs = await kit.press(key);
        if (kit.focused() !== all[at]) return `${key} does not go to “${parts[at].title}”.`;
        if (!isOurs) return `With ${key}, the page scrolls too.`;
        // Some tabs are selected as soon as they have the focus; others wait for a press.
        if (!isSelected(kit, all[at])) await kit.press(at === 1 ? 'Space' : 'Enter');
        if (!isSelected(kit, all[at])) return `Enter and Space do not select “${parts[at].title}”.`;
        if (shown(kit)[0] !== parts[at]) return `“${parts[at].title}” is selected with the keyboard, and its words do not come.`;
        if (kit.focused() !== all[at]) return `When “${parts[at].title}” is selected, the focus leaves it.`;
      }
      for (const [key, at] of [[on, 2], [back, 0]]) {
        all[at].focus();
        await kit.press(key);
        // It may stay at the end, or begin again at the other one.
        if (kit.focused() !== all[0] && kit.focused() !== all[2])
          return `After ${key} on the ${at === 2 ? 'last' : 'first'} tab, the focus is on neither end of the tabs.`;
      }
      return true;
    },
  },
  {
    id: 'one-stop',
    title: 'One stop for Tab',
    passed: 'Of the three tabs, Tab stops only at the selected one.',
    notYet: 'The Tab key stops at tabs that are not selected.',
    run: async (kit) => {
      for (const tab of tabs(kit)) {
        // The first is selected from the start.
        if (!isSelected(kit, tab)) await kit.click(tab);
        const stops = kit.tabStops().filter((stop) => kit.roleOf(stop) === 'tab');
        const other = stops.find((stop) => stop !== tab);
        if (other) return `While “${kit.name(tab)}” is selected, Tab also stops at “${kit.name(other)}”.`;
        if (stops.length === 0) return `The Tab key does not stop at “${kit.name(tab)}”, which is selected.`;
      }
      return true;
    },
  },
  {
    id: 'panels',
    title: 'Panels with a name',
    passed: 'Each tab leads to a panel that has its name.',
    notYet: 'A screen reader does not say which panel belongs to which tab.',
    run: async (kit) => {
      for (const [index, tab] of tabs(kit).entries()) {
        await kit.click(tab);
        const { title } = parts[index];
        const panel = panelOf(kit, tab);
        if (!panel) return `“${title}” does not say which panel it controls.`;
        if (kit.name(panel) !== title) return `The panel of “${title}” is called “${kit.name(panel)}”.`;
      }
      return true;
    },
  },
  {
    id: 'one-panel',
    title: 'One panel at a time',
    passed: 'Readers see the panel of the selected tab, and no other.',
    notYet: 'Readers see other words than those of the selected tab.',
    run: async (kit) => {
      const all = tabs(kit);
      for (const index of [0, 2, 1, 0]) {
        if (index !== 0 || !isSelected(kit, all[0])) await kit.click(all[index]);
        const { title, words } = parts[index];
        const selected = all.filter((tab) => isSelected(kit, tab));
        if (selected.length !== 1 || selected[0] !== all[index]) return `After a click on “${title}”, a screen reader is told of another selected tab.`;
        const seen = shown(kit);
        if (!seen.includes(parts[index])) return `After a click on “${title}”, readers do not see “${words}”`;
        const others = parts.filter((part) => part !== parts[index] && kit.textOf().includes(part.words));
        if (others.length > 0) return `While “${title}” is selected, readers also see the words of “${others[0].title}”.`;
      }
      return true;
    },
  },
  {
    id: 'into-the-panel',
    title: 'Into the panel',
    passed: 'From the tabs, Tab goes into the panel.',
    notYet: 'From a tab, the Tab key jumps over the panel.',
    run: async (kit) => {
      for (const tab of tabs(kit)) {
        await kit.click(tab);
        tab.focus();
        let stop = await kit.tab();
        while (stop && kit.roleOf(stop) === 'tab') stop = await kit.tab();
        const panel = openPanel(kit);
        if (!panel || !stop || !kit.isWithin(stop, panel)) return `After “${kit.name(tab)}”, the Tab key does not stop in its panel.`;
      }
      return true;
    },
  },
  {
    id: 'address',
    title: 'An address for each tab',
    address: '#way',
    passed: 'An address that ends in “#way” opens that tab.',
    notYet: 'Whoever follows a link that ends in “#way” gets the prices.',
    run: (kit) => {
      const tab = tabs(kit)[2];
      if (!isSelected(kit, tab)) return false;
      return shown(kit).map(({ title }) => title).join() === 'Getting there' || 'With “#way” one tab is selected, and readers see another panel.';
    },
  },
];
