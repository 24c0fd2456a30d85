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

const isSame = (one, other) => one.length === other.length && one.every((song, index) => song === other[index]);

/** The list with a song taken to another place, counted from 0. */
const moved = (list, song, place) => list.filter((one) => one !== song).toSpliced(place, 0, song);

const sent = (kit) => {
  const form = document.querySelector('form');
  return form ? [kit.formData(form).order ?? []].flat() : [];
};

const directions = {
  up: /\b(?:up|upwards?|earlier|before|back|higher|raise)\b|[↑▲⬆]/i,
  down: /\b(?:down|downwards?|later|after|forward|lower)\b|[↓▼⬇]/i,
};

/** A button of its own for each direction. */
const buttonFor = (kit, song, direction) =>
  kit
    .role('button')
    .filter((button) => directions[direction].test(kit.name(button).replace(song, '')))
    .find((button) => kit.isWithin(button, itemOf(kit, song)) || kit.name(button).includes(song));

/** What in an item can have the focus. */
const handleOf = (kit, song) => {
  const item = itemOf(kit, song);
  if (!item) return null;
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
  if (!item || !itemOf(kit, target)) return false;
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
  if (!other || !itemOf(kit, song)) return;
  send('pointerdown', itemOf(kit, song));
  send('pointermove', other);
  send('pointercancel', other);
  // As browsers do then.
  for (const element of kit.elements()) if (element.hasPointerCapture(1)) element.releasePointerCapture(1);
  await kit.hover(itemOf(kit, 'Good night'));
};

const placeWords = ['one|first', 'two|second', 'three|third', 'four|fourth', 'five|fifth', 'six|sixth', 'seven|seventh', 'eight|eighth|last'];

/** Whether a text has a place in it, in figures or in words. The number of all songs is no place. */
const saysPlace = (text, place) =>
  new RegExp(`\\b(?:${place}(?:st|nd|rd|th)?|${placeWords[place - 1]})\\b`, 'i').test(
    text.replace(/\b(?:of|from|out of)\s+(?:8|eight)\b|\/\s*8\b/gi, ''),
  );

/** Whether the place of a song was said, in words that were waited for. */
const isTold = (kit, song) => {
  const place = order(kit).indexOf(song) + 1;
  return kit
    .announcements()
    .some(({ text, isExpected }) => isExpected && text.includes(song) && saysPlace(text.replaceAll(song, ''), place));
};

export default [
  {
    id: 'eight-songs',
    title: 'Eight songs',
    passed: 'The list has its eight songs, in the first order.',
    notYet: 'The list does not show its eight songs in the first order, so people miss some. Look up the `li` element.',
    run: async (kit) => {
      if (!isSame(order(kit), songs) || !songs.every((song) => kit.seenText(itemOf(kit, song)).includes(song))) return false;
      if (kit.role('textbox').length > 0) return 'The page has a text field, which is none of the ways to move a song. Remove it.';
      const before = kit.textOf();
      await kit.hover(itemOf(kit, 'Two lanterns'));
      return kit.textOf() === before || 'The list changes when the pointer only moves over it. Look up `pointerdown`.';
    },
  },
  {
    id: 'by-keys',
    title: 'Moved with keys',
    passed: 'A song can be moved up and down with keys alone.',
    notYet: 'No song can be moved with keys, so people without a mouse cannot plan the concert. Look up the `button` element and the `keydown` event.',
    run: async (kit) => {
      if (kit.role('button').some((button) => kit.states(button).pressed === true))
        return 'A song is announced as picked up (`aria-pressed="true"`) before anybody has done so. Look up `aria-pressed`.';
      const way = await moveByKeys(kit, 'The ferry', 'down');
      if (!way) return false;
      const help = `${kit.description(handleOf(kit, 'The ferry'))} ${kit.textOf()}`;
      if (!way.button && !/arrow|key|press|space|enter/i.test(help)) return 'No text says which keys move a song, so nobody finds them. Add a sentence; look up `aria-describedby`.';
      let wanted = moved(songs, 'The ferry', 2);
      if (!isSame(order(kit), wanted)) return 'One step down does not move “The ferry” to the next place. Move it by one; look up `after`.';
      if (!(await moveByKeys(kit, 'Good night', 'up'))) return '“Good night” cannot be moved up with keys, so people without a mouse only get one way. Look up `before`.';
      wanted = moved(wanted, 'Good night', 6);
      if (!isSame(order(kit), wanted)) return 'One step up does not move “Good night” to the place before. Move it by one; look up `before`.';
      await moveByKeys(kit, 'Morning bells', 'up');
      if (kit.submitted().length > 0) return 'Moving a song also sends the form. Look up `type="button"`.';
      return isSame(order(kit), wanted) || 'A step up from the first place changes the list. Check whether there is a song before it.';
    },
  },
  {
    id: 'focus-stays',
    title: 'The focus goes along',
    passed: 'After a move, the focus is on the moved song.',
    notYet: 'The songs cannot be moved with keys yet, so the focus cannot follow them. Look up the `button` element.',
    run: async (kit) => {
      for (const [song, direction] of [
        ['The ferry', 'down'],
        ['Rain on the roof', 'up'],
        ['Harbour song', 'down'],
      ]) {
        if (!(await moveByKeys(kit, song, direction))) return false;
        if (!kit.isWithin(kit.focused(), itemOf(kit, song)))
          return `After “${song}” has moved ${direction}, the focus is not on it, so people with a keyboard start again at the top of the page. Look up \`focus()\`.`;
      }
      return true;
    },
  },
  {
    id: 'by-pointer',
    title: 'Dragged',
    passed: 'A song can be dragged to another place.',
    notYet: 'The songs cannot be dragged any more. Look up `dragstart` and `dragover`, or `pointerdown` and `pointermove`.',
    run: async (kit) => {
      if (!(await dragOnto(kit, 'Morning bells', 'Bread and salt'))) return false;
      const wanted = moved(songs, 'Morning bells', 3);
      if (!isSame(order(kit), wanted)) return '“Morning bells” was dropped on “Bread and salt”, but is not there. Look up `clientY` and `getBoundingClientRect`.';
      if (!(await dragOnto(kit, 'Good night', 'Two lanterns'))) return '“Good night” cannot be dragged up. Look up `clientY` and `getBoundingClientRect`.';
      // Let go on the lower half: before or after the other song is the page's choice.
      const place = order(kit).indexOf('Good night');
      if (![5, 6].includes(place)) return '“Good night” was dropped on “Two lanterns”, but is not there. Look up `clientY` and `getBoundingClientRect`.';
      for (const song of songs) {
        const other = order(kit).find((one, index, all) => one !== song && Math.abs(index - all.indexOf(song)) > 1);
        if (!(await dragOnto(kit, song, other))) return `“${song}” cannot be dragged. Look up \`draggable\` and \`pointerdown\`.`;
      }
      return true;
    },
  },
  {
    id: 'told',
    title: 'Each move is announced',
    passed: 'After each move, a screen reader announces the song and its new place.',
    notYet: 'The songs cannot be moved with keys yet, so no move is announced. Look up the `button` element.',
    run: async (kit) => {
      for (const [song, direction] of [
        ['The ferry', 'down'],
        ['The ferry', 'down'],
        ['Good night', 'up'],
      ]) {
        kit.forgetAnnouncements();
        if (!(await moveByKeys(kit, song, direction))) return false;
        if (!isTold(kit, song)) return `After “${song}” has moved ${direction}, its title and new place are not announced, so screen reader users have to count. Look up \`role="status"\`; the region must be on the page before.`;
      }
      kit.forgetAnnouncements();
      await dragOnto(kit, 'Morning bells', 'Bread and salt');
      return isTold(kit, 'Morning bells') || 'After a song was dragged, its title and new place are not announced. Look up `role="status"`.';
    },
  },
  {
    id: 'escape',
    title: 'Escape leaves it',
    passed: 'Escape ends a move, and the song is where it was.',
    notYet: 'Escape during a drag does not bring the song back, so people cannot change their minds. Look up `dragend` and `keydown`.',
    run: async (kit) => {
      await dragOnto(kit, 'Two lanterns', 'The ferry', { escape: true });
      if (!isSame(order(kit), songs)) return false;
      // Nothing is still held.
      await kit.hover(itemOf(kit, 'Good night'));
      if (!isSame(order(kit), songs)) return 'After Escape, the song still follows the pointer. End the drag too, not only the move.';
      await breakOff(kit, 'Two lanterns', 'The ferry');
      if (!isSame(order(kit), songs)) return 'When a finger scrolls the page, a song moves with it. Look up the `pointercancel` event.';
      const way = await moveByKeys(kit, 'The ferry', 'down');
      if (!(await dragOnto(kit, 'Morning bells', 'Bread and salt'))) return 'After Escape, nothing can be dragged any more. Reset the variables of the drag.';
      if (!way?.hold) return true;
      const before = order(kit);
      handleOf(kit, 'The ferry').focus();
      await kit.press(way.hold);
      await kit.press('ArrowDown');
      await kit.press('Escape');
      if (!isSame(order(kit), before)) return 'Escape does not bring back a song that was picked up with keys. Save the order when it is picked up; look up `keydown`.';
      await kit.press('ArrowDown');
      return isSame(order(kit), before) || 'After Escape, the arrow keys still move the song. Put it down too.';
    },
  },
  {
    id: 'sent',
    title: 'The order is sent',
    passed: 'The form sends the songs in the order of the list.',
    notYet: 'The songs cannot be moved with keys yet, or the form does not send their order. Look up the `formdata` event.',
    run: async (kit) => {
      if (!isSame(sent(kit), songs)) return 'The form does not send the eight titles as `order` before anything has moved. Look up the `formdata` event and `type="hidden"`.';
      if (!(await moveByKeys(kit, 'The ferry', 'down'))) return false;
      await dragOnto(kit, 'Morning bells', 'Bread and salt');
      if (!isSame(sent(kit), order(kit))) return 'The form sends another order than the list shows. Look up the `formdata` event.';
      await kit.click(kit.get('button', { name: 'Save', words: 'The button “Save” is missing. Put it back.' }));
      const [saved] = kit.submitted();
      return saved !== undefined && isSame([saved.order].flat(), order(kit));
    },
  },
  {
    id: 'reset',
    title: 'Start again',
    passed: '“Start again” brings back the first order.',
    notYet: '“Start again” does not bring back the first order. Look up the `reset` event.',
    run: async (kit) => {
      const way = await moveByKeys(kit, 'The ferry', 'down');
      const isDragged = await dragOnto(kit, 'Morning bells', 'Bread and salt');
      if (!way && !isDragged) return 'Nothing can be moved yet, so “Start again” cannot be checked. Look up the `button` element and `draggable`.';
      await kit.click(kit.get('button', { name: 'Start again', words: 'The button “Start again” is missing. Put it back.' }));
      if (!isSame(order(kit), songs)) return false;
      const data = sent(kit);
      return data.length === 0 || isSame(data, songs) || 'The list is back in the first order, but the form still sends the other. Look up the `reset` event.';
    },
  },
];
