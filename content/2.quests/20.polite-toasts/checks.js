const seeds = ['Beans', 'Carrots', 'Leeks', 'Onions', 'Peas', 'Pumpkins', 'Radishes'];
const failure = 'The poppies are gone. Somebody was quicker.';
const messageOf = (seed) => (seed === 'Poppies' ? failure : `${seed} are in your bag.`);

const plain = (text) => text.replace(/\s+/g, ' ').trim();

const takeButton = (kit, seed) =>
  kit.get('button', {
    name: new RegExp(`^take ${seed}$`, 'i'),
    words: `The button “Take ${seed.toLowerCase()}” is missing, so nobody can take these seeds. Put it back.`,
  });

/** Takes seeds by the keyboard, and returns the button. */
const take = async (kit, seed) => {
  const button = takeButton(kit, seed);
  button.focus();
  await kit.press('Enter');
  return button;
};

/** The elements in which readers see some words. */
const placesOf = (kit, words) => {
  const around = kit.elements().filter((element) => plain(element.textContent).includes(words));
  const innermost = around.filter((element) => !around.some((other) => other !== element && element.contains(other)));
  return innermost.filter((element) => plain(kit.seenText(element)).includes(words));
};

const seen = (kit, words) => placesOf(kit, words)[0] ?? null;

/** Takes seeds, and returns the element with the message. */
const takeAndSee = async (kit, seed) => {
  await take(kit, seed);
  // A message may fade in.
  await kit.until(() => seen(kit, messageOf(seed)));
  return (
    seen(kit, messageOf(seed)) ??
    kit.fail(`After “Take ${seed.toLowerCase()}”, the message “${messageOf(seed)}” is not visible on the page. Add it to a live region; look up \`role="status"\`.`)
  );
};

/** Words that say that a message goes away. */
const closing = /\b(?:clos|dismiss|hid|remov|clear|delet|discard|ok|okay|got it|done|away|cancel|understood|shut)/i;

const isOpener = (kit, button) => /^take /i.test(kit.name(button));

/** The button that closes a message: in the smallest box around it that has one. */
const closeButton = (kit, message) => {
  for (let box = message; box; box = box.parentElement) {
    const buttons = kit.role('button', { within: box });
    if (buttons.some((button) => isOpener(kit, button))) return null;
    if (buttons.length > 0) return buttons.length === 1 ? buttons[0] : null;
  }
  return null;
};

const second = 1000;

const isGone = (kit, ...seeds) => kit.until(() => seeds.every((seed) => !seen(kit, messageOf(seed))));

export default [
  {
    id: 'region-waits',
    title: 'A region that waits',
    passed: 'A polite live region is there before the first message.',
    notYet: 'The page has no polite live region before the first message, so many screen readers do not announce it. Look up `role="status"`.',
    run: async (kit) => {
      if (!kit.liveRegions().some((region) => kit.politenessOf(region) === 'polite')) return false;
      await take(kit, 'Beans');
      const said = kit.announcements().filter(({ text }) => text.includes(messageOf('Beans')));
      return (
        said.length === 0 ||
        said.some(({ isExpected }) => isExpected) ||
        'The live region is added together with its message, and many screen readers then announce nothing. Put an empty `role="status"` into the page from the start.'
      );
    },
  },
  {
    id: 'message-comes',
    title: 'The message comes',
    passed: 'The message is visible, and a screen reader announces it politely.',
    notYet: 'The message is still an `alert` box, which stops everybody until it is closed. Look up `role="status"`.',
    run: async (kit) => {
      for (const seed of ['Peas', 'Beans', 'Peas']) {
        if (!kit.words(kit.seenText(takeButton(kit, seed))).includes(kit.words(`take ${seed}`)))
          return `The words “Take ${seed.toLowerCase()}” are not visible on their button. Look up how they are hidden in the CSS.`;
        kit.forgetAnnouncements();
        await take(kit, seed);
        if (kit.asked().length > 0) return false;
        const words = messageOf(seed);
        if (!(await kit.until(() => seen(kit, words)))) return `The message “${words}” is not visible on the page, so sighted people miss it. Look up how it is hidden in the CSS.`;
        const heard = () => kit.announcements().filter(({ text }) => text.includes(words));
        await kit.until(() => heard().length > 0);
        const said = heard();
        if (said.length === 0) return `The message “${words}” is not announced, so screen reader users miss it. Look up \`role="status"\`.`;
        if (said.some(({ politeness }) => politeness === 'assertive'))
          return `The message “${words}” is announced assertively, which interrupts screen reader users. Look up \`role="status"\`.`;
      }
      return true;
    },
  },
  {
    id: 'focus-stays',
    title: 'Focus stays',
    clock: true,
    passed: 'The focus stays on the button, and it is not lost when a message is closed.',
    notYet: 'The message takes the focus, so people with a keyboard lose their place. Leave the focus on the button.',
    run: async (kit) => {
      await takeAndSee(kit, 'Onions');
      const button = takeButton(kit, 'Onions');
      if (kit.focused() !== button) return 'The focus leaves the button when the message appears, so people with a keyboard lose their place. Do not call `focus()`.';
      await kit.clock.forward(60 * second);
      if (kit.focused() !== button) return 'The focus leaves the button when the message disappears, so people with a keyboard lose their place. Do not move it.';
      for (const key of ['Enter', 'Escape']) {
        const message = await takeAndSee(kit, 'Leeks');
        const close = closeButton(kit, message);
        if (!close) return true;
        close.focus();
        await kit.press(key);
        const place = kit.focused();
        if (!place?.isConnected || !kit.visible(place))
          return `The focus is lost when a message is closed with ${key}, so people with a keyboard start again at the top. Look up \`focus()\`.`;
      }
      return true;
    },
  },
  {
    id: 'time-to-read',
    title: 'Time to read',
    clock: true,
    passed: 'A message stays for at least five seconds, and disappears by itself.',
    notYet: 'A message disappears before everybody has read it. Look up `setTimeout`.',
    run: async (kit) => {
      await takeAndSee(kit, 'Carrots');
      await kit.clock.forward(3 * second);
      await takeAndSee(kit, 'Peas');
      await kit.clock.forward(1.8 * second);
      if (!seen(kit, messageOf('Carrots'))) return 'A message disappears before five seconds are over, so slow readers miss it. Look up `setTimeout`.';
      await kit.clock.forward(3 * second);
      if (!seen(kit, messageOf('Peas'))) return 'The second of two messages disappears before five seconds are over. Give each message its own timer; look up `setTimeout`.';
      await kit.clock.forward(30 * second);
      return (await isGone(kit, 'Carrots', 'Peas')) || 'After half a minute the messages are still there, and cover the page. Look up `setTimeout`.';
    },
  },
  {
    id: 'held',
    title: 'Held while in use',
    clock: true,
    passed: 'A message stays while the pointer or the focus is in it.',
    notYet: 'A message disappears while somebody is using it. Look up `pointerenter` and `focusin`.',
    run: async (kit) => {
      const message = await takeAndSee(kit, 'Radishes');
      const words = messageOf('Radishes');
      await kit.clock.forward(second / 2);
      await kit.hover(message);
      await kit.clock.forward(40 * second);
      if (!seen(kit, words))
        return 'A message disappears while somebody points at it, so slow readers miss it. Look up `pointerenter` and `pointerleave`.';
      const close = closeButton(kit, message);
      if (!close) return true;
      close.focus();
      await kit.settle();
      takeButton(kit, 'Beans').focus();
      await kit.clock.forward(40 * second);
      if (!seen(kit, words)) return 'A message disappears when the focus leaves it, although somebody still points at it. Remember the pointer and the focus separately.';
      close.focus();
      await kit.leave(message);
      await kit.clock.forward(40 * second);
      if (!seen(kit, words)) return 'A message disappears while the focus is in it, so people with a keyboard lose their place. Look up `focusin` and `focusout`.';
      takeButton(kit, 'Beans').focus();
      await kit.clock.forward(40 * second);
      return (
        (await isGone(kit, 'Radishes')) ||
        'A message that somebody has pointed at never disappears. Start its timer again on `pointerleave` and `focusout`.'
      );
    },
  },
  {
    id: 'five-at-most',
    title: 'Five at most',
    clock: true,
    passed: 'At most five messages are there at once; the oldest is removed.',
    notYet: 'More than five messages are on the page at once and cover it. Remove the oldest.',
    run: async (kit) => {
      await takeAndSee(kit, seeds[0]);
      for (const [index, seed] of seeds.entries()) {
        if (index > 0) await take(kit, seed);
        const expected = seeds.slice(Math.max(0, index - 4), index + 1);
        const isOpen = (one) => seen(kit, messageOf(one));
        // The oldest may fade out.
        await kit.until(() => seeds.filter(isOpen).join() === expected.join());
        const open = seeds.filter(isOpen);
        if (open.length > 5) return `After ${index + 1} presses, ${open.length} messages are there at once and cover the page. Remove the oldest.`;
        if (open.join() !== expected.join()) return `After ${index + 1} presses, the newest messages are not all there. Remove the oldest only when a sixth comes.`;
      }
      return true;
    },
  },
  {
    id: 'can-be-closed',
    title: 'Closed by hand',
    clock: true,
    passed: 'Each message has a named button that closes it, and Escape closes it too.',
    notYet: 'The messages cannot be closed, so they cover the page. Look up the `button` element.',
    run: async (kit) => {
      for (const seed of ['Beans', 'Peas', 'Poppies', 'Leeks']) await takeAndSee(kit, seed);
      for (const [seed, act] of [['Peas', 'click'], ['Leeks', 'Escape'], ['Beans', 'Enter'], ['Poppies', 'Escape']]) {
        const words = messageOf(seed);
        const close = closeButton(kit, seen(kit, words));
        if (!close) return `The message “${words}” has no button of its own, so nobody can close it. Look up the \`button\` element.`;
        if (!closing.test(kit.name(close).replace(words, '')))
          return `The button that closes a message is called “${kit.name(close)}”, so screen reader users do not know what it does. Look up \`aria-label\`.`;
        if (!kit.isSeen(close)) return `The button that closes “${words}” is not visible. Look up how it is hidden in the CSS.`;
        if (!kit.tabStops().includes(close)) return `The Tab key does not stop at the button that closes “${words}”, so people with a keyboard cannot close it. Look up \`tabindex\`.`;
        const others = seeds.filter((one) => one !== seed && seen(kit, messageOf(one)));
        if (act === 'click') await kit.click(close);
        else {
          close.focus();
          await kit.press(act);
        }
        if (!(await isGone(kit, seed)))
          return `${act === 'click' ? 'A click on its button' : `${act} on its button`} does not close “${words}”. Look up the ${act === 'Escape' ? '\`keydown\`' : '\`click\`'} event.`;
        const left = seeds.filter((one) => seen(kit, messageOf(one)));
        if (left.join() !== others.join()) return 'Closing one message also closes another, before everybody has read it. Remove only the one that was closed.';
      }
      return true;
    },
  },
  {
    id: 'errors-at-once',
    title: 'Errors at once',
    passed: 'The error is announced at once.',
    notYet: 'The error is not announced at once, so screen reader users miss that the poppies are gone. Look up `role="alert"`.',
    run: async (kit) => {
      await take(kit, 'Poppies');
      const heard = () => kit.announcements().filter(({ text }) => text.includes(failure));
      await kit.until(() => heard().some(({ politeness }) => politeness === 'assertive'));
      const said = heard();
      if (!said.some(({ politeness }) => politeness === 'assertive')) return false;
      if (said.some(({ politeness }) => politeness === 'polite')) return 'The error is announced twice, once politely and once at once. Put it into one live region only.';
      await kit.until(() => seen(kit, failure));
      const { length } = placesOf(kit, failure);
      if (length === 0) return 'The error is not visible on the page, so sighted people miss it. Look up how it is hidden in the CSS.';
      return length === 1 || 'The error is visible twice. Show it in one place only.';
    },
  },
];
