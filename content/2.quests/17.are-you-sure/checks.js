/** What is booked, and for which day. */
const bookings = { drill: 'Monday', ladder: 'Tuesday', tent: 'Friday', projector: 'Saturday' };
const things = Object.keys(bookings);

const deleteButtons = (kit, thing) => kit.role('button', { name: new RegExp(`^delete ${thing}$`, 'i') });

const deleteButton = (kit, thing) => {
  const [button] = deleteButtons(kit, thing);
  kit.expect(button, `There is no button “Delete ${thing}”. Keep the list and its buttons.`);
  return button;
};

/** The bookings that are still in the list, for whoever looks or listens. Words elsewhere may speak of one that is gone. */
const leftOver = (kit) =>
  things.filter(
    (thing) =>
      deleteButtons(kit, thing).length > 0 ||
      kit
        .role(['listitem', 'row'])
        .some((row) => kit.words(kit.textOf(row)).includes(kit.words(`${thing} on ${bookings[thing]}`))),
  );

/** The dialog that is open, if there is one. */
const openDialog = (kit) => kit.role(['dialog', 'alertdialog']).find((dialog) => kit.isSeen(dialog)) ?? null;

/** Presses a delete button and gives the dialog that opens. */
const ask = async (kit, thing, { byMouse = false } = {}) => {
  const button = deleteButton(kit, thing);
  if (byMouse) await kit.click(button);
  else {
    button.focus();
    await kit.press('Enter');
  }
  kit.expect(
    kit.asked().length === 0,
    'The browser’s own box asks, and it can’t say which booking it means. Replace confirm. Look up dialog.',
  );
  await kit.until(() => openDialog(kit));
  const dialog = openDialog(kit);
  kit.expect(dialog, `“Delete ${thing}” opens no dialog that can be seen. Look up dialog and showModal.`);
  return { button, dialog };
};

/** Browsers send the events of dialogs with the next frame, in their order. After ours, those of the page were sent. */
const eventsOfDialogs = async (kit) => {
  const own = document.createElement('dialog');
  let isSent = false;
  own.addEventListener('close', () => {
    isSent = true;
  });
  own.setAttribute('open', '');
  own.close();
  await kit.until(() => isSent);
  await kit.settle();
};

/** Does something that should close the dialog, and waits until the page has been told. */
const close = async (kit, act) => {
  await act();
  await kit.until(() => !openDialog(kit));
  await eventsOfDialogs(kit);
};

const escape = (kit) => close(kit, () => kit.press('Escape'));

const answer = async (kit, dialog, word, { byMouse = false } = {}) => {
  const choices = kit.role('button', { name: new RegExp(`^${word}`, 'i'), within: dialog });
  const choice = choices.find((button) => kit.isSeen(button));
  kit.expect(choice, `The dialog has no visible button that begins with “${word}”. Look up button.`);
  if (byMouse) return close(kit, () => kit.click(choice));
  choice.focus();
  kit.expect(
    kit.focused() && kit.isWithin(kit.focused(), choice),
    `“${kit.name(choice)}” can't be focused, so nobody can press it with the keyboard. Look up button.`,
  );
  await close(kit, () => kit.press('Enter'));
};

/** Waits until the focus is in a place, as pages may move it a moment later. */
const focusComes = (kit, isPlace) => kit.until(() => kit.focused() !== null && isPlace(kit.focused()));

export default [
  {
    id: 'named-dialog',
    title: 'A dialog with a name',
    passed: 'A dialog with a name asks, and says which booking it is about.',
    notYet: 'No dialog asks before a booking is deleted. Look up dialog.',
    run: async (kit) => {
      for (const thing of things) {
        if (kit.focused()) kit.focused().blur();
        const { dialog } = await ask(kit, thing);
        const name = kit.words(kit.name(dialog));
        if (name.length < 4 || /^(?:dialog|dialogue|modal|pop-?up|window|untitled|box|title|heading)(?: (?:box|window))?$/.test(name))
          return name === ''
            ? 'The dialog has no accessible name, so screen readers only say “dialog”. Look up aria-labelledby.'
            : `The dialog is called “${name}”, which doesn't tell screen reader users what it asks. Look up aria-labelledby.`;
        const named = things.filter((one) => new RegExp(`\\b${one}s?\\b`, 'i').test(kit.seenText(dialog)));
        if (!named.includes(thing))
          return `The dialog doesn't say that it is about the ${thing}, so nobody knows what will be deleted. Write the thing into its text. Look up textContent.`;
        if (named.length > 1)
          return `The dialog about the ${thing} names other bookings too, so nobody knows which one will be deleted. Look up textContent.`;
        await answer(kit, dialog, 'no');
        if (openDialog(kit)) return true;
      }
      return true;
    },
  },
  {
    id: 'focus-goes-in',
    title: 'Focus goes in',
    passed: 'The focus moves into the dialog.',
    notYet: 'The dialog opens, but the focus stays on the page behind it, so keyboard users don’t reach it. Look up showModal, or focus().',
    run: async (kit) => {
      for (const thing of ['tent', 'drill']) {
        const { dialog } = await ask(kit, thing);
        if (!(await focusComes(kit, (place) => kit.isWithin(place, dialog)))) return false;
        await escape(kit);
        if (openDialog(kit)) return true;
      }
      return true;
    },
  },
  {
    id: 'page-behind',
    title: 'The page behind',
    passed: 'While the dialog is open, nothing else can be reached.',
    notYet: 'The page behind the open dialog can still be used. Look up showModal, or inert.',
    run: async (kit) => {
      const others = things.map((thing) => deleteButton(kit, thing));
      const { dialog } = await ask(kit, 'ladder');
      for (const back of [false, true])
        for (let presses = 0; presses < 6; presses++) {
          const stop = await kit.tab({ shift: back });
          if (stop && !kit.isWithin(stop, dialog))
            return `Tab moves to “${kit.name(stop) || kit.textOf(stop)}” behind the dialog, so keyboard users get lost. Look up showModal, or inert.`;
        }
      for (const button of others) {
        const { left, top, width, height } = button.getBoundingClientRect();
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!kit.inert(button) && button.contains(onTop))
          return `“${kit.textOf(button)}” can still be clicked behind the dialog. Look up showModal, or inert.`;
      }
      return true;
    },
  },
  {
    id: 'no-keeps-it',
    title: 'No means no',
    passed: 'Escape and “No” close the dialog and delete nothing.',
    notYet: 'Escape or “No” deletes a booking or leaves the dialog open. Look up returnValue and the close event.',
    run: async (kit) => {
      if (leftOver(kit).length < things.length) return 'The list no longer has all four bookings. Keep it as it is in the starter.';
      await ask(kit, 'ladder');
      await escape(kit);
      if (openDialog(kit)) return 'Escape does not close the dialog, and keyboard users expect that. Look up showModal and the cancel event.';
      for (const byMouse of [false, true]) {
        const { dialog } = await ask(kit, 'tent', { byMouse });
        await answer(kit, dialog, 'no', { byMouse });
        if (openDialog(kit)) return '“No” does not close the dialog, so people can’t go back. Look up method="dialog", or close().';
      }
      if (leftOver(kit).length < things.length) return 'A booking is deleted although nobody chose “Yes”. Look up returnValue.';
      // After one “Yes”, the next answer may still be “No”.
      const first = await ask(kit, 'drill');
      await answer(kit, first.dialog, 'yes');
      if (openDialog(kit)) return true;
      const before = leftOver(kit).length;
      await ask(kit, 'projector');
      await escape(kit);
      return (
        leftOver(kit).length === before ||
        'After one “Yes”, Escape deletes the next booking too, because the old answer still counts. Look up returnValue.'
      );
    },
  },
  {
    id: 'focus-comes-back',
    title: 'Focus comes back',
    passed: 'After “No” and Escape, the focus is back on the same button.',
    notYet: 'After the dialog, the focus is somewhere else, so keyboard users must find their place again. Look up showModal, or focus().',
    run: async (kit) => {
      for (const way of ['no', 'Escape']) {
        const { button, dialog } = await ask(kit, 'tent');
        if (way === 'no') await answer(kit, dialog, 'no');
        else await escape(kit);
        if (openDialog(kit)) return `${way === 'no' ? '“No”' : way} does not close the dialog. Look up close().`;
        if (!(await focusComes(kit, (place) => place === button)))
          return `After ${way === 'no' ? '“No”' : way}, the focus isn't on “Delete tent”, so keyboard users must find their place again. Look up focus().`;
      }
      return true;
    },
  },
  {
    id: 'yes-deletes-one',
    title: 'Yes deletes one',
    passed: '“Yes” deletes the booking that was asked about, and no other.',
    notYet: '“Yes” deletes the wrong booking, or none. Look up the close event and remove().',
    run: async (kit) => {
      let expected = things;
      // A “No” before must have no part in the next “Yes”.
      const first = await ask(kit, 'ladder');
      await answer(kit, first.dialog, 'no');
      for (const [index, thing] of ['tent', 'drill', 'projector', 'ladder'].entries()) {
        const byMouse = index % 2 === 1;
        const { dialog } = await ask(kit, thing, { byMouse });
        await answer(kit, dialog, 'yes', { byMouse });
        if (openDialog(kit)) return '“Yes” does not close the dialog. Look up method="dialog", or close().';
        expected = expected.filter((other) => other !== thing);
        await kit.until(() => leftOver(kit).join() === expected.join());
        const left = leftOver(kit);
        if (left.includes(thing)) return `After “Yes”, the ${thing} is still in the list. Look up the close event and remove().`;
        if (left.join() !== expected.join()) return `After “Yes” for the ${thing}, other bookings are gone too. Look up remove().`;
      }
      return true;
    },
  },
  {
    id: 'focus-after-yes',
    title: 'Focus after yes',
    passed: 'After “Yes”, the focus is in a place that can be seen.',
    notYet: 'After “Yes”, the focus is lost with the deleted button, so keyboard users start again at the top. Look up focus().',
    run: async (kit) => {
      for (const thing of ['projector', 'drill', 'ladder', 'tent']) {
        const { dialog } = await ask(kit, thing);
        await answer(kit, dialog, 'yes');
        if (openDialog(kit)) return '“Yes” does not close the dialog. Look up method="dialog", or close().';
        if (!(await focusComes(kit, (place) => kit.isSeen(place))))
          return leftOver(kit).length === 0
            ? 'After the last booking is deleted, nothing that can be seen has the focus, so keyboard users start again at the top. A heading takes the focus only with tabindex. Look up focus() and tabindex.'
            : `After the ${thing} is deleted, nothing that can be seen has the focus, so keyboard users start again at the top. Look up focus() and tabindex.`;
      }
      return true;
    },
  },
];
