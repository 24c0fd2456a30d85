/** The two ratings, and what each says before anybody has touched it. */
const ratings = [
  { key: 'path', called: 'The path', words: /path/i, first: '' },
  { key: 'view', called: 'The view', words: /view/i, first: '3' },
];

const form = () => document.querySelector('form');
const hostOf = (kit, key) =>
  document.querySelector(`form star-rating[name="${key}"]`) ?? kit.fail('One of the two ratings has left the form.');
const sent = (kit, key) => kit.formData(form())[key] ?? '';

/** What a screen reader finds: one slider, or a group of radio buttons. */
const widgetOf = (kit, key) =>
  kit.role(['slider', 'radiogroup', 'spinbutton']).find((one) => kit.isWithin(one, hostOf(kit, key)));

/** The number of stars that is told; empty for none. */
const told = (kit, widget) => {
  if (kit.roleOf(widget) !== 'radiogroup') return /[1-9]/.exec(kit.states(widget).value ?? '')?.[0] ?? '';
  const chosen = kit.role('radio', { within: widget }).find((radio) => kit.states(radio).checked === true);
  return chosen ? (/\d/.exec(kit.name(chosen))?.[0] ?? '?') : '';
};

/** Presses Tab until the focus is in the rating. */
const enter = async (kit, key) => {
  for (let presses = 0; presses < 20; presses++) {
    const element = await kit.tab();
    if (element && kit.isWithin(element, hostOf(kit, key))) return element;
  }
  return null;
};

/** What lies at a place, also inside a custom element. */
const at = (x, y) => {
  let element = document.elementFromPoint(x, y);
  while (element?.shadowRoot) {
    const inner = element.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === element) break;
    element = inner;
  }
  return element;
};

const clickAt = async (kit, x, y) => {
  const options = { clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true, view: window };
  const target = at(x, y);
  if (!target || target.matches(':disabled')) return;
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    target.dispatchEvent(new (name.startsWith('pointer') ? PointerEvent : MouseEvent)(name, options));
  await kit.settle();
};

/** Counts what the rating tells the page. */
const count = (host, name) => {
  const counted = { times: 0 };
  host.addEventListener(name, () => counted.times++);
  return counted;
};

export default [
  {
    id: 'role-and-value',
    title: 'Role and value',
    passed: 'A screen reader says what each rating is for, and how many stars it has.',
    notYet: 'A screen reader finds two words and nothing to set.',
    run: async (kit) => {
      for (const { key, called, words, first } of ratings) {
        const widget = widgetOf(kit, key);
        if (!widget) return `A screen reader finds nothing to set for “${called}”.`;
        if (!words.test(kit.name(widget))) return `A screen reader does not say that the rating is for “${called}”.`;
        if (kit.roleOf(widget) === 'radiogroup' && kit.role('radio', { within: widget }).length !== 5)
          return `“${called}” does not offer five choices.`;
        if (told(kit, widget) !== first) return `A screen reader does not say how many stars “${called}” has at first.`;
        if (!(await enter(kit, key))) return `The Tab key does not stop at “${called}”.`;
        await kit.press('ArrowRight');
        if (told(kit, widgetOf(kit, key)) !== sent(kit, key) || told(kit, widgetOf(kit, key)) === first)
          return `After an arrow key, a screen reader is not told the new number of stars of “${called}”.`;
      }
      return true;
    },
  },
  {
    id: 'sent',
    title: 'Sent with the form',
    passed: 'The stars are sent with the form, under their names.',
    notYet: 'Whoever sends the form sends no stars.',
    run: async (kit) => {
      const wrong = ratings.find(({ key, first }) => sent(kit, key) !== first);
      if (wrong?.first) return `“${wrong.called}” has three stars at first, and the form does not send them.`;
      if (wrong) return `Nobody has rated “${wrong.called}” yet, and the form sends something.`;
      if (!(await enter(kit, 'view'))) return 'The Tab key does not stop at “The view”.';
      await kit.press('ArrowRight');
      return sent(kit, 'view') === '4' || 'After one step up from three, the form does not send four stars.';
    },
  },
  {
    id: 'arrow-keys',
    title: 'Arrow keys',
    passed: 'Arrow keys give a star more or less.',
    notYet: 'Somebody who has only keys cannot change the stars.',
    run: async (kit) => {
      if (!(await enter(kit, 'view'))) return false;
      for (const [key, wanted] of [
        ['ArrowRight', '4'],
        ['ArrowRight', '5'],
        ['ArrowLeft', '4'],
        ['ArrowLeft', '3'],
      ]) {
        const isKept = await kit.press(key);
        if (sent(kit, 'view') !== wanted) return `${key} does not lead to ${wanted} stars.`;
        if (!isKept && kit.focused()?.localName !== 'input') return `${key} changes the stars and scrolls the page too.`;
        if (!kit.isWithin(kit.focused(), hostOf(kit, 'view'))) return `After ${key} the focus has left the stars.`;
      }
      // Some go up with the arrow that points up, others to the next choice: both ways are used.
      await kit.press('ArrowUp');
      const up = sent(kit, 'view');
      await kit.press('ArrowDown');
      if (!['2', '4'].includes(up) || sent(kit, 'view') !== '3') return 'The arrow keys up and down do nothing.';
      for (const key of [...Array(6).fill('ArrowRight'), ...Array(12).fill('ArrowLeft')]) {
        await kit.press(key);
        const stars = sent(kit, 'view');
        if (!['', '1', '2', '3', '4', '5'].includes(stars)) return `With ${key} one gets ${stars} of five stars.`;
      }
      return true;
    },
  },
  {
    id: 'click',
    title: 'A click on a star',
    passed: 'A click on a star gives that many.',
    notYet: 'Somebody with a mouse clicks a star, and nothing happens.',
    run: async (kit) => {
      const { left, top, width, height } = hostOf(kit, 'path').getBoundingClientRect();
      const reached = new Map();
      for (let part = 0.5; part < 40; part++) {
        await clickAt(kit, left + (width * part) / 40, top + height / 2);
        reached.set(sent(kit, 'path'), part);
      }
      const order = ['1', '2', '3', '4', '5'].map((value) => reached.get(value));
      return order.every((part, index) => part !== undefined && (index === 0 || part > order[index - 1]));
    },
  },
  {
    id: 'label',
    title: 'A click on the label',
    passed: 'A click on the words leads to the stars.',
    notYet: 'A click on “The view” leads nowhere.',
    run: async (kit) => {
      for (const { key, called } of ratings) {
        await kit.click(document.querySelector(`label[for="${hostOf(kit, key).id}"]`) ?? hostOf(kit, key).closest('label'));
        if (!kit.isWithin(kit.focused(), hostOf(kit, key))) return `A click on “${called}” does not lead to its stars.`;
      }
      return true;
    },
  },
  {
    id: 'required',
    title: 'Required',
    passed: 'Without stars for the path the form stays, and the browser says why.',
    notYet: 'The form is sent without the stars that must be there.',
    run: async (kit) => {
      const host = hostOf(kit, 'path');
      if (!host.matches(':invalid')) return 'The page does not know that the stars for “The path” are missing.';
      if (hostOf(kit, 'view').matches(':invalid')) return '“The view” has three stars and still counts as wrong.';
      await kit.click(kit.get('button', { name: 'Send' }));
      if (kit.submitted().length > 0) return false;
      if (!(await enter(kit, 'path'))) return 'The Tab key does not stop at “The path”.';
      await kit.press('ArrowRight');
      if (host.matches(':invalid')) return '“The path” has a star now and still counts as wrong.';
      await kit.click(kit.get('button', { name: 'Send' }));
      return kit.submitted().length === 1 || 'The form has all its stars and is still not sent.';
    },
  },
  {
    id: 'reset',
    title: 'Start again',
    passed: '“Start again” brings back the stars of the start.',
    notYet: '“Start again” leaves the stars as they are.',
    run: async (kit) => {
      for (const { key } of ratings) {
        if (!(await enter(kit, key))) return false;
        await kit.press('ArrowRight');
      }
      if (ratings.some(({ key, first }) => sent(kit, key) === first)) return false;
      await kit.click(kit.get('button', { name: 'Start again' }));
      for (const { key, called, first } of ratings) {
        if (sent(kit, key) !== first) return `After “Start again” the form still sends the new stars of “${called}”.`;
        const widget = widgetOf(kit, key);
        if (widget && told(kit, widget) !== first)
          return `After “Start again” a screen reader still says the new stars of “${called}”.`;
      }
      return hostOf(kit, 'path').matches(':invalid') || 'After “Start again” nobody knows that stars are missing.';
    },
  },
  {
    id: 'disabled',
    title: 'Disabled with its group',
    passed: 'When the group is disabled, the stars rest too, and wake up with it.',
    notYet: 'The group is disabled, and the stars can still be changed.',
    run: async (kit) => {
      if (!(await enter(kit, 'view'))) return false;
      const group = hostOf(kit, 'view').closest('fieldset');
      group.disabled = true;
      await kit.settle();
      const isStop = () => kit.tabStops().some((stop) => kit.isWithin(stop, hostOf(kit, 'view')));
      if (isStop()) return 'The group is disabled, and Tab still stops at the stars.';
      if (sent(kit, 'view') !== '') return 'The group is disabled, and its stars are still sent.';
      const { left, top, width, height } = hostOf(kit, 'view').getBoundingClientRect();
      await clickAt(kit, left + width * 0.05, top + height / 2);
      hostOf(kit, 'view').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
      await kit.settle();
      group.disabled = false;
      await kit.settle();
      if (sent(kit, 'view') !== '3') return 'While the group was disabled, somebody could change the stars.';
      return isStop() || 'The group is no longer disabled, and Tab still passes the stars by.';
    },
  },
  {
    id: 'change-once',
    title: 'One change, one event',
    passed: 'The page is told of each change once.',
    notYet: 'The page never learns that somebody has changed the stars.',
    run: async (kit) => {
      const changes = count(form(), 'change');
      if (!(await enter(kit, 'view'))) return false;
      await kit.press('ArrowRight');
      if (changes.times !== 1) return `One step, and the page is told ${changes.times} times.`;
      await kit.press('ArrowRight');
      if (changes.times !== 2) return `Two steps, and the page is told ${changes.times} times.`;
      const before = sent(kit, 'view');
      await kit.press('ArrowRight');
      const wanted = sent(kit, 'view') === before ? 2 : 3;
      if (changes.times !== wanted) return 'The page is told of a change where nothing has changed.';
      await kit.click(kit.get('button', { name: 'Start again' }));
      return changes.times === wanted || '“Start again” is told as a change that somebody made.';
    },
  },
];
