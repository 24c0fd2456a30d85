/** What is booked, and for which day. */
const bookings = { drill: 'Monday', ladder: 'Tuesday', tent: 'Friday', projector: 'Saturday' };
const things = Object.keys(bookings);

const deleteButton = (kit, thing) =>
  kit.get('button', { name: new RegExp(`^delete ${thing}$`, 'i'), words: `There is no button “Delete ${thing}”.` });

/** The bookings that readers still see. */
const leftOver = (kit) => things.filter((thing) => kit.textOf().toLowerCase().includes(`${thing} on ${bookings[thing]}`.toLowerCase()));

/** The dialog that is open, if there is one. */
const openDialog = (kit) => kit.role(['dialog', 'alertdialog']).find((dialog) => kit.visible(dialog)) ?? null;

/** Presses a button by the keyboard and gives the dialog that comes. */
const ask = async (kit, thing) => {
  const button = deleteButton(kit, thing);
  button.focus();
  await kit.press('Enter');
  const dialog = openDialog(kit);
  kit.expect(dialog, `“Delete ${thing}” opens no dialog in the page.`);
  return { button, dialog };
};

/** Does something that should close the dialog. Browsers tell the page that it was closed a moment later. */
const close = async (kit, dialog, act) => {
  let isTold = !(dialog instanceof HTMLDialogElement);
  dialog.addEventListener('close', () => {
    isTold = true;
  });
  await act();
  await kit.until(() => isTold || openDialog(kit), 500);
  await kit.settle();
};

const escape = (kit, dialog) => close(kit, dialog, () => kit.press('Escape'));

const answer = async (kit, dialog, word) => {
  const choice = kit.get('button', {
    name: new RegExp(`^${word}`, 'i'),
    within: dialog,
    words: `In the dialog, no button begins with “${word}”.`,
  });
  choice.focus();
  await close(kit, dialog, () => kit.press('Enter'));
};

export default [
  {
    id: 'named-dialog',
    title: 'A dialog with a name',
    passed: 'A dialog asks, and says which booking it is about.',
    notYet: 'Nothing in the page asks before a booking is deleted.',
    run: async (kit) => {
      for (const thing of things) {
        if (kit.focused()) kit.focused().blur();
        const { dialog } = await ask(kit, thing);
        if (kit.asked().length > 0) return 'A box of the browser asks, and it cannot say it in your words.';
        if (kit.name(dialog) === '') return 'A screen reader says “dialog”, and not what it is about.';
        if (!kit.textOf(dialog).includes(thing)) return `The dialog does not say that it is about the ${thing}.`;
        await answer(kit, dialog, 'no');
      }
      return true;
    },
  },
  {
    id: 'focus-goes-in',
    title: 'Focus goes in',
    passed: 'The focus goes into the dialog.',
    notYet: 'The dialog opens, and the keyboard is still on the page behind it.',
    run: async (kit) => {
      for (const thing of ['tent', 'drill']) {
        const { dialog } = await ask(kit, thing);
        if (!kit.focused() || !kit.isWithin(kit.focused(), dialog)) return false;
        await escape(kit, dialog);
        if (openDialog(kit)) return true;
      }
      return true;
    },
  },
  {
    id: 'page-behind',
    title: 'The page behind',
    passed: 'While the dialog is open, nothing else can be reached.',
    notYet: 'The page behind the dialog still answers.',
    run: async (kit) => {
      const others = things.map((thing) => deleteButton(kit, thing));
      const { dialog } = await ask(kit, 'ladder');
      for (const back of [false, true])
        for (let presses = 0; presses < 6; presses++) {
          const stop = await kit.tab({ shift: back });
          if (stop && !kit.isWithin(stop, dialog)) return `Tab goes on to “${kit.name(stop) || kit.textOf(stop)}” behind the dialog.`;
        }
      for (const button of others) {
        const { left, top, width, height } = button.getBoundingClientRect();
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!kit.inert(button) && button.contains(onTop)) return `“${kit.textOf(button)}” can still be clicked behind the dialog.`;
      }
      return true;
    },
  },
  {
    id: 'no-keeps-it',
    title: 'No means no',
    passed: 'Escape and “No” close the dialog and delete nothing.',
    notYet: 'Somebody presses Escape, and the booking is not safe.',
    run: async (kit) => {
      const ladder = await ask(kit, 'ladder');
      await escape(kit, ladder.dialog);
      if (openDialog(kit)) return 'Escape does not close the dialog.';
      const { dialog } = await ask(kit, 'tent');
      await answer(kit, dialog, 'no');
      if (openDialog(kit)) return '“No” does not close the dialog.';
      if (leftOver(kit).length < things.length) return 'A booking is gone, though nobody said yes.';
      // Whoever said yes once may still say no to the next.
      const first = await ask(kit, 'drill');
      await answer(kit, first.dialog, 'yes');
      if (openDialog(kit)) return true;
      const before = leftOver(kit).length;
      const last = await ask(kit, 'projector');
      await escape(kit, last.dialog);
      return leftOver(kit).length === before || 'After one “Yes”, the next Escape deletes a booking too.';
    },
  },
  {
    id: 'focus-comes-back',
    title: 'Focus comes back',
    passed: 'After “No” and Escape, the focus is where it was.',
    notYet: 'After the dialog, the keyboard starts again somewhere else.',
    run: async (kit) => {
      for (const way of ['no', 'Escape']) {
        const { button, dialog } = await ask(kit, 'tent');
        if (way === 'no') await answer(kit, dialog, 'no');
        else await escape(kit, dialog);
        if (openDialog(kit)) return false;
        if (kit.focused() !== button) return `After ${way === 'no' ? '“No”' : way}, the focus is not on “Delete tent”.`;
      }
      return true;
    },
  },
  {
    id: 'yes-deletes-one',
    title: 'Yes deletes one',
    passed: '“Yes” deletes the booking that was asked about, and no other.',
    notYet: 'Somebody says yes, and the wrong booking is gone, or none.',
    run: async (kit) => {
      let expected = things;
      for (const thing of ['tent', 'drill', 'projector', 'ladder']) {
        const { dialog } = await ask(kit, thing);
        await answer(kit, dialog, 'yes');
        if (openDialog(kit)) return '“Yes” does not close the dialog.';
        expected = expected.filter((other) => other !== thing);
        if (leftOver(kit).join() !== expected.join()) return `After “Yes” for the ${thing}, readers see other bookings than they should.`;
      }
      return true;
    },
  },
  {
    id: 'focus-after-yes',
    title: 'Focus after yes',
    passed: 'After “Yes”, the focus is in a place that makes sense.',
    notYet: 'The button is gone and the focus with it: the keyboard starts again at the top.',
    run: async (kit) => {
      for (const thing of ['projector', 'drill', 'ladder', 'tent']) {
        const { dialog } = await ask(kit, thing);
        await answer(kit, dialog, 'yes');
        const place = kit.focused();
        if (openDialog(kit)) return false;
        if (!place || !kit.visible(place)) return `After the ${thing} was deleted, the focus is nowhere.`;
      }
      return true;
    },
  },
];
