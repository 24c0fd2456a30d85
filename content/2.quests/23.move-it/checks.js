const songs = [
  'Morning bells',
  'The ferry',
  'Rain on the roof',
  'Bread and salt',
  'The long field',
  'Two lanterns',
  'Harbour song',
  'Good night',
];

const itemOf = (kit, song) => kit.role(['listitem', 'option']).find((item) => kit.textOf(item).includes(song));

/** The songs as they stand in the list now. */
const order = (kit) =>
  kit.role(['listitem', 'option']).flatMap((item) => songs.find((song) => kit.textOf(item).includes(song)) ?? []);

const isSame = (one, other) => one.join() === other.join();

/** The list with a song taken to another place, counted from 0. */
const moved = (list, song, place) => list.filter((one) => one !== song).toSpliced(place, 0, song);

const sent = (kit) => {
  const form = document.querySelector('form');
  return form ? [kit.formData(form).order ?? []].flat() : [];
};

const directions = { up: /\b(?:up|earlier|before|back)\b/i, down: /\b(?:down|later|after|forward)\b/i };

/** A button of its own for each direction. */
const buttonFor = (kit, song, direction) =>
  kit
    .role('button')
    .filter((button) => directions[direction].test(kit.name(button).replace(song, '')))
    .find((button) => kit.isWithin(button, itemOf(kit, song)) || kit.name(button).includes(song));

/** What in an item can have the focus. */
const handleOf = (kit, song) => {
  const item = itemOf(kit, song);
  const stop = kit.tabStops().find((one) => kit.isWithin(one, item));
  return stop ?? [item, ...item.querySelectorAll('*')].find((one) => one.hasAttribute('tabindex')) ?? null;
};

/** The keys that pages use, from the plainest to pick up, move, put down. */
const keyWays = [
  ...['alt', 'ctrl', 'shift', 'meta'].map((modifier) => ({ modifiers: { [modifier]: true } })),
  { modifiers: {} },
  { modifiers: {}, hold: 'Space' },
  { modifiers: {}, hold: 'Enter' },
];

/** Moves a song one place with keys, in whatever way the page offers. Returns that way, or null. */
const moveByKeys = async (kit, song, direction) => {
  const before = order(kit);
  const button = buttonFor(kit, song, direction);
  if (button) {
    if (!kit.tabStops().includes(button)) return null;
    button.focus();
    await kit.press('Enter');
    return isSame(order(kit), before) ? null : { button: true };
  }
  for (const way of keyWays) {
    const handle = handleOf(kit, song);
    if (!handle) return null;
    handle.focus();
    if (way.hold) await kit.press(way.hold);
    await kit.press(direction === 'up' ? 'ArrowUp' : 'ArrowDown', way.modifiers);
    if (way.hold) await kit.press(way.hold);
    if (!isSame(order(kit), before)) return way;
  }
  return null;
};

/** Drags one song onto another, by whatever part of it can be held. */
const dragOnto = async (kit, song, target, options) => {
  const before = order(kit);
  const item = itemOf(kit, song);
  const held = [item, ...item.querySelectorAll('*')].filter(
    (one) => one === item || one.draggable || /grab|move/.test(getComputedStyle(one).cursor),
  );
  for (const one of held) {
    await kit.drag(one, itemOf(kit, target), options);
    if (!isSame(order(kit), before)) return true;
  }
  return false;
};

/** A finger that begins to drag, until the browser takes its move for scrolling. */
const breakOff = async (kit, song, target) => {
  const send = (name, element) => {
    const { left, top, height } = element.getBoundingClientRect();
    const place = { clientX: left + 10, clientY: top + height * 0.75 };
    element.dispatchEvent(new PointerEvent(name, { ...place, pointerId: 1, isPrimary: true, bubbles: true, cancelable: true }));
  };
  const other = itemOf(kit, target);
  send('pointerdown', itemOf(kit, song));
  send('pointermove', other);
  send('pointercancel', other);
  // As browsers do then.
  for (const element of kit.elements()) if (element.hasPointerCapture(1)) element.releasePointerCapture(1);
  await kit.hover(itemOf(kit, 'Good night'));
};

/** Whether the place of a song was said, in words that were waited for. */
const isTold = (kit, song) => {
  const place = order(kit).indexOf(song) + 1;
  return kit
    .announcements()
    .some(({ text, isExpected }) => isExpected && text.includes(song) && new RegExp(`\\b${place}\\b`).test(text));
};

export default [
  {
    id: 'eight-songs',
    title: 'Eight songs',
    passed: 'The list has its eight songs, in the first order.',
    notYet: 'The list is no list any more, or a song is missing.',
    run: async (kit) => {
      if (!isSame(order(kit), songs) || !songs.every((song) => kit.visible(itemOf(kit, song)))) return false;
      if (kit.role('textbox').length > 0) return 'A text field has come into the list, and nobody knows what for.';
      const before = kit.textOf();
      await kit.hover(itemOf(kit, 'Two lanterns'));
      return kit.textOf() === before || 'A pointer that only passes by changes the list.';
    },
  },
  {
    id: 'by-keys',
    title: 'Moved with keys',
    passed: 'A song can be moved up and down with keys alone.',
    notYet: 'Somebody without a mouse cannot move a song.',
    run: async (kit) => {
      if (kit.role('button').some((button) => kit.states(button).pressed === true))
        return 'A screen reader says that a song is picked up, and nobody has done so.';
      const way = await moveByKeys(kit, 'The ferry', 'down');
      if (!way) return false;
      const help = `${kit.description(handleOf(kit, 'The ferry'))} ${kit.textOf()}`;
      if (!way.button && !/arrow|key|press|space|enter/i.test(help)) return 'Nothing says with which keys a song is moved.';
      let wanted = moved(songs, 'The ferry', 2);
      if (!isSame(order(kit), wanted)) return 'One step down takes “The ferry” to another place than the next.';
      if (!(await moveByKeys(kit, 'Good night', 'up'))) return '“Good night” cannot be moved up with keys.';
      wanted = moved(wanted, 'Good night', 6);
      if (!isSame(order(kit), wanted)) return 'One step up takes “Good night” to another place than the one before.';
      await moveByKeys(kit, 'Morning bells', 'up');
      if (kit.submitted().length > 0) return 'The form is sent when somebody only wants to move a song.';
      return isSame(order(kit), wanted) || 'A step up from the first place mixes up the list.';
    },
  },
  {
    id: 'focus-stays',
    title: 'The focus goes along',
    passed: 'After a move the focus is on the song that was moved.',
    notYet: 'After a move the focus is gone, and the next step starts at the top of the page.',
    run: async (kit) => {
      for (const [song, direction] of [
        ['The ferry', 'down'],
        ['Rain on the roof', 'up'],
        ['Harbour song', 'down'],
      ]) {
        if (!(await moveByKeys(kit, song, direction))) return false;
        if (!kit.isWithin(kit.focused(), itemOf(kit, song)))
          return `After “${song}” has moved ${direction}, the focus is somewhere else.`;
      }
      return true;
    },
  },
  {
    id: 'by-pointer',
    title: 'Dragged',
    passed: 'A song can be dragged to another place.',
    notYet: 'Somebody with a mouse cannot drag a song.',
    run: async (kit) => {
      if (!(await dragOnto(kit, 'Morning bells', 'Bread and salt'))) return false;
      const wanted = moved(songs, 'Morning bells', 3);
      if (!isSame(order(kit), wanted)) return '“Morning bells” was let go on “Bread and salt” and is not there.';
      if (!(await dragOnto(kit, 'Good night', 'Two lanterns'))) return '“Good night” cannot be dragged up.';
      // Let go on the lower half: before or after the other song is the page's choice.
      const place = order(kit).indexOf('Good night');
      if (![5, 6].includes(place)) return '“Good night” was let go on “Two lanterns” and is not there.';
      for (const song of songs) {
        const other = order(kit).find((one, index, all) => one !== song && Math.abs(index - all.indexOf(song)) > 1);
        if (!(await dragOnto(kit, song, other))) return `“${song}” cannot be dragged.`;
      }
      return true;
    },
  },
  {
    id: 'told',
    title: 'Each move is told',
    passed: 'After each move a screen reader says the song and its new place.',
    notYet: 'A screen reader does not say where the song is now.',
    run: async (kit) => {
      for (const [song, direction] of [
        ['The ferry', 'down'],
        ['The ferry', 'down'],
        ['Good night', 'up'],
      ]) {
        kit.forgetAnnouncements();
        if (!(await moveByKeys(kit, song, direction))) return false;
        if (!isTold(kit, song)) return `After “${song}” has moved ${direction}, a screen reader does not say where it is.`;
      }
      kit.forgetAnnouncements();
      await dragOnto(kit, 'Morning bells', 'Bread and salt');
      return isTold(kit, 'Morning bells') || 'After a song was dragged, a screen reader does not say where it is.';
    },
  },
  {
    id: 'escape',
    title: 'Escape leaves it',
    passed: 'Escape ends a move, and the song is where it was.',
    notYet: 'Whoever changes their mind while dragging cannot go back.',
    run: async (kit) => {
      await dragOnto(kit, 'Two lanterns', 'The ferry', { escape: true });
      if (!isSame(order(kit), songs)) return false;
      // Nothing is still held.
      await kit.hover(itemOf(kit, 'Good night'));
      if (!isSame(order(kit), songs)) return 'After Escape the song still follows the pointer.';
      await breakOff(kit, 'Two lanterns', 'The ferry');
      if (!isSame(order(kit), songs)) return 'When a finger scrolls the page, it takes a song along.';
      const way = await moveByKeys(kit, 'The ferry', 'down');
      if (!(await dragOnto(kit, 'Morning bells', 'Bread and salt'))) return 'After Escape nothing can be dragged any more.';
      if (!way?.hold) return true;
      const before = order(kit);
      handleOf(kit, 'The ferry').focus();
      await kit.press(way.hold);
      await kit.press('ArrowDown');
      await kit.press('Escape');
      if (!isSame(order(kit), before)) return 'Escape does not bring back a song that was picked up with keys.';
      await kit.press('ArrowDown');
      return isSame(order(kit), before) || 'After Escape the arrow keys still move the song.';
    },
  },
  {
    id: 'sent',
    title: 'The order is sent',
    passed: 'The form sends the songs in the order of the list.',
    notYet: 'The form sends no order, so the choir never learns of it.',
    run: async (kit) => {
      if (!isSame(sent(kit), songs)) return 'Before anything has moved, the form does not send the eight songs in order.';
      if (!(await moveByKeys(kit, 'The ferry', 'down'))) return false;
      await dragOnto(kit, 'Morning bells', 'Bread and salt');
      if (!isSame(sent(kit), order(kit))) return 'The list says one order, and the form sends another.';
      await kit.click(kit.get('button', { name: 'Save' }));
      const [saved] = kit.submitted();
      return saved !== undefined && isSame([saved.order].flat(), order(kit));
    },
  },
  {
    id: 'reset',
    title: 'Start again',
    passed: '“Start again” brings back the first order.',
    notYet: '“Start again” does not bring back the first order.',
    run: async (kit) => {
      const way = await moveByKeys(kit, 'The ferry', 'down');
      const isDragged = await dragOnto(kit, 'Morning bells', 'Bread and salt');
      if (!way && !isDragged) return 'Nothing can be moved, so there is nothing to bring back.';
      await kit.click(kit.get('button', { name: 'Start again' }));
      if (!isSame(order(kit), songs)) return false;
      const data = sent(kit);
      return data.length === 0 || isSame(data, songs) || 'The list is back in order, and the form still sends the other.';
    },
  },
];
