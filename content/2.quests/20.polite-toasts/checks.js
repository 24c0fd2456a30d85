const seeds = ['Beans', 'Carrots', 'Leeks', 'Onions', 'Peas', 'Pumpkins', 'Radishes'];
const failure = 'The poppies are gone. Somebody was quicker.';
const messageOf = (seed) => (seed === 'Poppies' ? failure : `${seed} are in your bag.`);

const plain = (text) => text.replace(/\s+/g, ' ').trim();

const takeButton = (kit, seed) =>
  kit.get('button', { name: `Take ${seed.toLowerCase()}`, words: `There is no button “Take ${seed.toLowerCase()}”.` });

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
  return innermost.filter((element) => kit.textOf(element).includes(words) && kit.visible(element));
};

const seen = (kit, words) => placesOf(kit, words)[0] ?? null;

/** Takes seeds, and returns the element with the message. */
const takeAndSee = async (kit, seed) => {
  await take(kit, seed);
  const message = seen(kit, messageOf(seed));
  kit.expect(message, `After “Take ${seed.toLowerCase()}”, readers see no message on the page.`);
  return message;
};

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

export default [
  {
    id: 'region-waits',
    title: 'A region that waits',
    passed: 'A place for messages is there before the first one comes.',
    notYet: 'When the first message comes, a screen reader is not listening yet.',
    run: async (kit) => {
      if (!kit.liveRegions().some((region) => kit.politenessOf(region) === 'polite')) return false;
      await take(kit, 'Beans');
      const said = kit.announcements().filter(({ text }) => text.includes(messageOf('Beans')));
      return said.length === 0 || said.some(({ isExpected }) => isExpected);
    },
  },
  {
    id: 'message-comes',
    title: 'The message comes',
    passed: 'Everybody gets the message: it can be seen, and a screen reader says it when there is a pause.',
    notYet: 'A box of the browser stops everybody until it is closed.',
    run: async (kit) => {
      for (const seed of ['Peas', 'Beans', 'Peas']) {
        kit.forgetAnnouncements();
        await take(kit, seed);
        if (kit.asked().length > 0) return false;
        const words = messageOf(seed);
        if (!seen(kit, words)) return `Readers do not see “${words}”`;
        const said = kit.announcements().filter(({ text }) => text.includes(words));
        if (said.length === 0) return `A screen reader does not say “${words}”`;
        if (said.some(({ politeness }) => politeness === 'assertive')) return `A screen reader breaks off to say “${words}”`;
      }
      return true;
    },
  },
  {
    id: 'focus-stays',
    title: 'Focus stays',
    clock: true,
    passed: 'The focus stays on the button, and it is not lost when a message is closed.',
    notYet: 'A message takes the focus away.',
    run: async (kit) => {
      await takeAndSee(kit, 'Onions');
      const button = takeButton(kit, 'Onions');
      if (kit.focused() !== button) return 'When the message comes, the focus leaves the button.';
      await kit.clock.forward(60 * second);
      if (kit.focused() !== button) return 'When the message goes, the focus leaves the button.';
      for (const key of ['Enter', 'Escape']) {
        const message = await takeAndSee(kit, 'Leeks');
        const close = closeButton(kit, message);
        if (!close) return true;
        close.focus();
        await kit.press(key);
        const place = kit.focused();
        if (!place?.isConnected || !kit.visible(place)) return 'When somebody closes a message with a key, the focus is lost.';
      }
      return true;
    },
  },
  {
    id: 'time-to-read',
    title: 'Time to read',
    clock: true,
    passed: 'A message stays for at least five seconds, and goes by itself.',
    notYet: 'A message is gone before everybody has read it.',
    run: async (kit) => {
      await takeAndSee(kit, 'Carrots');
      await kit.clock.forward(3 * second);
      await takeAndSee(kit, 'Peas');
      await kit.clock.forward(1.8 * second);
      if (!seen(kit, messageOf('Carrots'))) return 'A message is gone before five seconds are over.';
      await kit.clock.forward(3 * second);
      if (!seen(kit, messageOf('Peas'))) return 'With two messages, the second is gone before five seconds are over.';
      await kit.clock.forward(30 * second);
      return !seen(kit, messageOf('Carrots')) && !seen(kit, messageOf('Peas')) ? true : 'After half a minute the messages are still there.';
    },
  },
  {
    id: 'held',
    title: 'Held while in use',
    clock: true,
    passed: 'While somebody points at a message or is in it with the keyboard, it stays.',
    notYet: 'A message goes while somebody is still busy with it.',
    run: async (kit) => {
      const message = await takeAndSee(kit, 'Radishes');
      const words = messageOf('Radishes');
      await kit.clock.forward(second / 2);
      await kit.hover(message);
      await kit.clock.forward(40 * second);
      if (!seen(kit, words)) return 'A message goes while somebody points at it.';
      const close = closeButton(kit, message);
      if (!close) return true;
      close.focus();
      await kit.settle();
      takeButton(kit, 'Beans').focus();
      await kit.clock.forward(40 * second);
      if (!seen(kit, words)) return 'A message goes while somebody points at it, because the focus has left it.';
      close.focus();
      await kit.leave(message);
      await kit.clock.forward(40 * second);
      if (!seen(kit, words)) return 'A message goes while the focus is in it.';
      takeButton(kit, 'Beans').focus();
      await kit.clock.forward(40 * second);
      return !seen(kit, words) || 'A message that somebody has once pointed at never goes.';
    },
  },
  {
    id: 'five-at-most',
    title: 'Five at most',
    clock: true,
    passed: 'At most five messages are there at once, and the oldest makes room.',
    notYet: 'Messages pile up and cover the page.',
    run: async (kit) => {
      await takeAndSee(kit, seeds[0]);
      for (const [index, seed] of seeds.entries()) {
        if (index > 0) await take(kit, seed);
        const open = seeds.filter((one) => seen(kit, messageOf(one)));
        const expected = seeds.slice(Math.max(0, index - 4), index + 1);
        if (open.length > 5) return `After ${index + 1} presses, ${open.length} messages are there at once.`;
        if (open.join() !== expected.join()) return `After ${index + 1} presses, the newest messages are not all there.`;
      }
      return true;
    },
  },
  {
    id: 'can-be-closed',
    title: 'Closed by hand',
    clock: true,
    passed: 'Each message has a button that closes it, and Escape does so too.',
    notYet: 'A message is in the way, and nobody can close it.',
    run: async (kit) => {
      for (const seed of ['Beans', 'Peas', 'Poppies', 'Leeks']) await takeAndSee(kit, seed);
      for (const [seed, act] of [['Peas', 'click'], ['Leeks', 'Escape'], ['Beans', 'Enter'], ['Poppies', 'Escape']]) {
        const words = messageOf(seed);
        const close = closeButton(kit, seen(kit, words));
        if (!close) return `“${words}” has no button of its own.`;
        if (!/\p{L}{3}/u.test(kit.name(close))) return `A screen reader says “${kit.name(close)}” for the button that closes a message.`;
        if (!kit.tabStops().includes(close)) return `The Tab key does not stop at the button that closes “${words}”`;
        const others = seeds.filter((one) => one !== seed && seen(kit, messageOf(one)));
        if (act === 'click') await kit.click(close);
        else {
          close.focus();
          await kit.press(act);
        }
        if (seen(kit, words)) return `${act === 'click' ? 'A click' : act} does not close “${words}”`;
        const left = seeds.filter((one) => seen(kit, messageOf(one)));
        if (left.join() !== others.join()) return 'When one message is closed, another goes along.';
      }
      return true;
    },
  },
  {
    id: 'errors-at-once',
    title: 'Errors at once',
    passed: 'An error is said at once.',
    notYet: 'A screen reader does not break off to say that the poppies are gone.',
    run: async (kit) => {
      await take(kit, 'Poppies');
      const said = kit.announcements().filter(({ text }) => text.includes(failure));
      if (!said.some(({ politeness }) => politeness === 'assertive')) return false;
      if (said.some(({ politeness }) => politeness === 'polite')) return 'A screen reader says the error twice.';
      const { length } = placesOf(kit, failure);
      return length === 1 || (length === 0 ? 'Readers do not see the error.' : 'Readers see the error twice.');
    },
  },
];
