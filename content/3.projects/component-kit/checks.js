const names = ['disclosure', 'tabs', 'dialog', 'combobox', 'toast', 'rating'];

/** Style sheets and scripts of the page, as it names them. */
const fileNames = (kit) => [...kit.source().matchAll(/<(?:link|script)\b[^>]*\s(?:href|src)\s*=\s*["']?(?:\.\/)?([^"'\s>]+\.(?:css|m?js)\b[^"'\s>]*)/gi)].map(([, name]) => name);

const seenButton = (kit, options) => kit.role('button', options).find((button) => kit.isSeen(button) && !kit.inert(button));

export default [
  {
    id: 'tokens',
    title: 'Design tokens',
    milestone: 1,
    page: 'index.html',
    passed: 'Colours and spaces are custom properties that the style sheet uses again and again.',
    notYet: 'The style sheets define fewer than six custom properties. Write colours and spaces as `--name: value` in `:root`.',
    run: (kit) => {
      const styles = fileNames(kit).filter((name) => name.endsWith('.css')).map((name) => kit.source(name) ?? '').join('\n');
      const defined = new Set([...styles.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
      if (defined.size < 6) return false;
      const unused = [...defined].find((name) => !new RegExp(`var\\(\\s*${name}\\b`).test(styles));
      if (unused) return `The token \`${unused}\` is never used. Use it with \`var()\`, or leave it out.`;
      return (styles.match(/var\(\s*--/g) ?? []).length >= 2 * defined.size || 'Most tokens are used only once. Use `var()` wherever a component needs the same colour or space.';
    },
  },
  {
    id: 'disclosure',
    title: 'Disclosure',
    milestone: 2,
    page: 'disclosure.html',
    passed: 'A named button says whether it is expanded, and opens its part with Enter and Space.',
    notYet: 'No button says whether it is expanded. Set `aria-expanded` to `true` or `false`.',
    run: async (kit) => {
      const button = kit.role('button').find((one) => kit.isSeen(one) && kit.states(one).expanded === false);
      if (!button) return false;
      if (kit.words(kit.name(button)) === '') return 'The button has no name. Write words into it.';
      const before = kit.textOf();
      button.focus();
      for (const key of ['Enter', 'Space']) {
        await kit.press(key);
        if (kit.states(button).expanded !== true) return `After ${key}, \`aria-expanded\` is not \`true\`. Use a \`button\` element and its \`click\` event.`;
        if (kit.textOf().length <= before.length) return `After ${key}, no more text is visible. Remove \`hidden\` from the part.`;
        await kit.press(key);
        if (kit.states(button).expanded !== false || kit.textOf() !== before) return `A second ${key} does not close the part.`;
      }
      return true;
    },
  },
  {
    id: 'tabs',
    title: 'Tabs',
    milestone: 2,
    page: 'tabs.html',
    passed: 'A named list of tabs takes the arrow keys, is one stop for Tab, and shows one named panel.',
    notYet: 'The page has no list of tabs with a name. Look up the `tablist` and `tab` roles.',
    run: async (kit) => {
      const [list] = kit.role('tablist');
      if (!list || kit.words(kit.name(list)) === '') return false;
      const tabs = kit.role('tab', { within: list });
      if (tabs.length < 2) return 'The list has fewer than two tabs. Look up the `tab` role.';
      const [next, back] = list.getAttribute('aria-orientation') === 'vertical' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
      tabs[0].focus();
      for (const [key, wanted] of [[next, tabs[1]], [back, tabs[0]], ['End', tabs.at(-1)], ['Home', tabs[0]], [next, tabs[1]]]) {
        await kit.press(key);
        if (kit.focused() !== wanted) return `${key} does not move the focus to “${kit.name(wanted)}”. Look up the \`keydown\` event.`;
        if (kit.states(wanted).selected !== true) await kit.press('Enter');
        if (kit.states(wanted).selected !== true) return `“${kit.name(wanted)}” can’t be selected with the keyboard. Look up \`aria-selected\`.`;
        const panels = kit.role('tabpanel').filter((panel) => kit.isSeen(panel));
        if (panels.length !== 1) return `${panels.length} panels are visible at once. Look up \`hidden\`.`;
        if (!kit.words(kit.name(panels[0])).includes(kit.words(kit.name(wanted)))) return `The panel of “${kit.name(wanted)}” doesn’t have its name. Look up \`aria-labelledby\`.`;
        const stops = kit.tabStops().filter((stop) => tabs.includes(stop));
        if (stops.length !== 1 || stops[0] !== wanted) return 'All tabs together should be one stop for the Tab key. Look up `tabindex="-1"`.';
      }
      return true;
    },
  },
  {
    id: 'dialog',
    title: 'Dialog',
    milestone: 3,
    page: 'dialog.html',
    passed: 'A named dialog takes the focus, keeps it, closes with Escape and gives it back.',
    notYet: 'No button of the page opens a dialog. Look up `showModal()`.',
    run: async (kit) => {
      const open = () => kit.role(['dialog', 'alertdialog']).find((dialog) => kit.isSeen(dialog)) ?? null;
      for (const button of kit.role('button').filter((one) => kit.isSeen(one))) {
        button.focus();
        await kit.press('Enter');
        const dialog = open();
        if (!dialog) continue;
        if (kit.words(kit.name(dialog)) === '') return 'The dialog has no name. Look up `aria-labelledby`.';
        if (!kit.focused() || !kit.isWithin(kit.focused(), dialog)) return 'The focus stays on the page behind the dialog. Look up `showModal()`.';
        for (let times = 0; times < 5; times++) {
          const stop = await kit.tab();
          if (stop && !kit.isWithin(stop, dialog)) return `The Tab key goes to “${kit.name(stop)}” behind the dialog. Look up \`showModal()\`.`;
        }
        if (!kit.focused()) await kit.tab();
        await kit.press('Escape');
        await kit.until(() => !open());
        if (open()) return 'Escape doesn’t close the dialog.';
        await kit.until(() => kit.focused() === button);
        return kit.focused() === button || 'After Escape, the focus is not on the button that opened the dialog.';
      }
      return false;
    },
  },
  {
    id: 'combobox',
    title: 'Combobox',
    milestone: 3,
    page: 'combobox.html',
    passed: 'A named field opens a list, the arrow keys go through it, Enter takes one and Escape closes.',
    notYet: 'The page has no named `combobox` that is collapsed at first. Look up the `combobox` role and `aria-expanded`.',
    run: async (kit) => {
      const field = kit.role('combobox').find((one) => kit.isSeen(one) && one.localName !== 'select');
      if (!field || kit.words(kit.name(field)) === '' || kit.states(field).expanded !== false) return false;
      const options = () => kit.role('option').filter((option) => kit.isSeen(option));
      const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '') ?? kit.focused();
      field.focus();
      await kit.press('ArrowDown');
      await kit.until(() => options().length > 0);
      if (options().length < 2 || kit.states(field).expanded !== true) return 'The down arrow opens no list of options, or `aria-expanded` stays `false`.';
      if (!options().includes(active())) await kit.press('ArrowDown');
      const [first] = options();
      if (!options().includes(active())) return 'After the down arrow, the field doesn’t say which option is meant. Look up `aria-activedescendant`.';
      const words = kit.words(kit.textOf(active()));
      await kit.press('Enter');
      if (kit.words(field.value) !== words) return 'Enter doesn’t take the option into the field.';
      if (kit.states(field).expanded !== false || options().includes(first)) return 'After Enter, the list is still open.';
      if (kit.submitted().length > 0) return 'Enter on an option also sends the form. Look up `preventDefault()`.';
      await kit.fill(field, '');
      await kit.press('ArrowDown');
      await kit.press('Escape');
      if (options().length > 0 || kit.states(field).expanded !== false) return 'Escape doesn’t close the list.';
      await kit.fill(field, 'zqx');
      return options().length === 0 || 'A text that is in no option leaves options in the list. Compare them with the text.';
    },
  },
  {
    id: 'toast',
    title: 'Toast',
    milestone: 3,
    page: 'toast.html',
    clock: true,
    passed: 'A message is announced politely, leaves the focus alone, stays long enough and can be closed.',
    notYet: 'No button of the page shows a message in a polite live region that is there from the start. Look up `role="status"`.',
    run: async (kit) => {
      for (const button of kit.role('button').filter((one) => kit.isSeen(one))) {
        kit.forgetAnnouncements();
        button.focus();
        await kit.press('Enter');
        const said = kit.announcements().find(({ isExpected, politeness }) => isExpected && politeness === 'polite');
        if (!said) continue;
        if (kit.focused() !== button) return 'The message takes the focus. Leave it where people are.';
        const close = seenButton(kit, { name: /close|dismiss|hide/i });
        if (!close) return 'The message has no button “Close”.';
        await kit.clock.forward(4500);
        if (!close.isConnected || !kit.isSeen(close)) return 'The message goes after less than five seconds, and slow readers miss it.';
        close.focus();
        await kit.clock.forward(60_000);
        if (!close.isConnected || !kit.isSeen(close)) return 'The message goes while it has the focus. Wait until the focus has left it.';
        await kit.press('Enter');
        if (close.isConnected && kit.isSeen(close)) return '“Close” doesn’t remove the message.';
        return (kit.focused() !== null && kit.isSeen(kit.focused())) || 'After “Close”, the focus is lost. Put it back on what had it before.';
      }
      return false;
    },
  },
  {
    id: 'rating',
    title: 'Rating in a form',
    milestone: 4,
    page: 'rating.html',
    passed: 'The named rating takes the arrow keys, has a value in its form, and a reset empties it.',
    notYet: 'The page has no named group of radio buttons and no named slider inside a form.',
    run: async (kit) => {
      const control = kit.role(['radiogroup', 'group', 'slider']).find((one) => kit.words(kit.name(one)) !== '' && one.closest('form') && (kit.roleOf(one) === 'slider' || kit.role('radio', { within: one }).length > 2));
      if (!control) return false;
      const form = control.closest('form');
      const values = () => JSON.stringify(kit.formData(form));
      const empty = values();
      const stop = kit.tabStops().find((one) => kit.isWithin(one, control));
      if (!stop) return 'The Tab key doesn’t stop at the rating.';
      stop.focus();
      await kit.press('Space');
      const before = values();
      await kit.press('ArrowRight');
      if (values() === before || values() === empty) return 'The right arrow doesn’t change the value in the form. Give the radio buttons a `name`, or look up `setFormValue()`.';
      const reset = seenButton(kit, { name: /reset|clear|start again/i });
      if (!reset) return 'The form has no button “Reset”, with which people could try it.';
      await kit.click(reset);
      return values() === empty || 'After the reset, the form still has the value. Look up `formResetCallback()`.';
    },
  },
  {
    id: 'combobox-value',
    title: 'Combobox in a form',
    milestone: 4,
    page: 'combobox.html',
    passed: 'The form has the text of the combobox.',
    notYet: 'The combobox has no value in a form. Put it into a `form`, and give its field a `name`.',
    run: async (kit) => {
      const field = kit.role('combobox').find((one) => kit.isSeen(one) && one.localName !== 'select');
      const form = field?.closest('form');
      if (!form) return false;
      await kit.fill(field, 'qz');
      return Object.values(kit.formData(form)).flat().includes('qz');
    },
  },
  {
    id: 'keyboard-table',
    title: 'A keyboard table',
    milestone: 5,
    page: 'others',
    passed: 'The page of each component has a table of its keys.',
    notYet: 'The page has no table of keys. Write one with a caption, a header “Key”, and one row for each key.',
    run: (kit) => {
      const [heading] = kit.role('heading', { level: 1 });
      const isComponent = names.some((name) => kit.words(heading ? kit.name(heading) : '').includes(name));
      if (!isComponent) return true;
      const table = kit.role('table').find((one) => kit.role('columnheader', { within: one }).some((header) => /^keys?\b/.test(kit.words(kit.textOf(header)))));
      if (!table) return false;
      if (kit.words(kit.name(table)) === '') return 'The table of keys has no name. Add a `caption` element.';
      return kit.role('row', { within: table }).length >= 3 || 'The table of keys has fewer than two keys.';
    },
  },
  {
    id: 'all-six',
    title: 'All six',
    milestone: 5,
    page: 'index.html',
    passed: 'The first page links to the pages of all six components.',
    notYet: 'The first page doesn’t link to all six components. Name their files `disclosure.html`, `tabs.html`, `dialog.html`, `combobox.html`, `toast.html` and `rating.html`.',
    run: (kit) => names.every((name) => kit.role('link').some((link) => (link.getAttribute('href') ?? '').replace(/^\.\//, '').startsWith(`${name}.html`))),
  },
  {
    id: 'small',
    title: 'Small, and on its own',
    milestone: 6,
    page: 'every',
    passed: 'No page loads anything from another site, or more than 20 kB of styles and scripts.',
    notYet: 'The page loads more than 20 kB of styles and scripts. Leave out what no component needs.',
    run: (kit) => {
      const foreign = fileNames(kit).find((name) => /^(?:https?:)?\/\//.test(name));
      if (foreign) return `The page loads “${foreign}” from another site. Write this part yourself.`;
      const bytes = new TextEncoder().encode(fileNames(kit).map((name) => kit.source(name) ?? '').join('')).length;
      return bytes <= 20_000;
    },
  },
  {
    id: 'tests',
    title: 'Tests of your own',
    milestone: 6,
    page: 'tests.html',
    passed: 'The page of tests runs at least six tests, and none of them fails.',
    notYet: 'The page doesn’t say how many tests passed. Write a sentence such as “9 tests passed, 0 failed.”',
    run: async (kit) => {
      const read = () => /(\d+) tests? passed,? (?:and )?(\d+|none|no) (?:tests? )?failed/i.exec(kit.textOf());
      await kit.until(read);
      const [, passed, failed] = read() ?? [];
      if (passed === undefined) return false;
      if (Number(failed) > 0) return `${failed} of your tests failed. Read on the page which ones, and mend the components.`;
      return Number(passed) >= 6 || `Only ${passed} tests ran, and each component needs one.`;
    },
  },
];
