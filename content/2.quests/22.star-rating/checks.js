/** The two ratings, and what each says before anybody has touched it. */
const ratings = [
  { key: 'path', called: 'The path', words: /path/i, first: '' },
  { key: 'view', called: 'The view', words: /view/i, first: '3' },
];

const form = () => document.querySelector('form');
const hostOf = (kit, key) =>
  document.querySelector(`form star-rating[name="${key}"]`) ?? kit.fail(`The element \`<star-rating name="${key}">\` is not in the form any more, so its stars are not sent. Leave the page as it is.`);
const sent = (kit, key) => kit.formData(form())[key] ?? '';

/** What a screen reader finds: one slider, or a group of radio buttons. */
const widgetOf = (kit, key) =>
  kit.role(['slider', 'radiogroup', 'spinbutton']).find((one) => kit.isWithin(one, hostOf(kit, key)));

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** The first number in a text, in figures or in words; empty where there is none, or no star. */
const starsIn = (text) => {
  const [first] = text.toLowerCase().match(/\d+|\b(?:no|not|none|zero|one|two|three|four|five)\b|^un\w+|★+/g) ?? [];
  if (first === undefined) return '';
  if (first.startsWith('★')) return String(first.length);
  const stars = /\d/.test(first) ? Number(first) : Math.max(numberWords.indexOf(first), 0);
  return stars === 0 ? '' : String(stars);
};

/** The number of stars that is told; empty for none. */
const told = (kit, widget) => {
  if (kit.roleOf(widget) !== 'radiogroup') return starsIn(String(kit.states(widget).value ?? ''));
  const chosen = kit.role('radio', { within: widget }).find((radio) => kit.states(radio).checked === true);
  return chosen ? starsIn(kit.name(chosen)) || '?' : '';
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
const at = (kit, x, y) => {
  let element = document.elementFromPoint(x, y);
  while (element?.shadowRoot) {
    const inner = element.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === element) break;
    element = inner;
  }
  if (element?.localName !== 'star-rating') return element;
  // A closed shadow tree does not say what lies there.
  const inside = kit.elements().filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return kit.isWithin(one, element) && left <= x && x < right && top <= y && y < bottom;
  });
  return inside.at(-1) ?? element;
};

const clickAt = async (kit, x, y) => {
  const options = { clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true, view: window };
  const target = at(kit, x, y);
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
    passed: 'Each rating is a named slider or radio group that says how many stars it has.',
    notYet: 'The ratings have no role, so a screen reader announces nothing to set. Look up the `slider` role and `attachInternals`.',
    run: async (kit) => {
      for (const { key, called, words, first } of ratings) {
        const widget = widgetOf(kit, key);
        if (!widget) return `“${called}” is neither a slider nor a radio group, so a screen reader announces nothing to set. Look up the \`slider\` role and \`attachInternals\`.`;
        if (!words.test(kit.name(widget))) return `The rating has no name that contains “${called}”, so screen reader users do not know what they rate. Look up \`formAssociated\` and \`aria-label\`.`;
        if (kit.roleOf(widget) === 'radiogroup' && kit.role('radio', { within: widget }).length !== 5)
          return `“${called}” does not have five radio buttons. Look up the \`radio\` role.`;
        if (told(kit, widget) !== first) return `“${called}” does not say how many stars it has at first, so screen reader users do not know. Look up \`ariaValueNow\` and \`ariaValueText\`.`;
        if (!(await enter(kit, key))) return `The Tab key does not stop at “${called}”, so it cannot be used with a keyboard. Look up \`tabIndex\`.`;
        await kit.press('ArrowRight');
        if (told(kit, widgetOf(kit, key)) !== sent(kit, key) || told(kit, widgetOf(kit, key)) === first)
          return `After an arrow key, “${called}” does not say its new number of stars. Look up \`ariaValueNow\` and \`ariaValueText\`.`;
      }
      return true;
    },
  },
  {
    id: 'sent',
    title: 'Sent with the form',
    passed: 'The stars are sent with the form, under their names.',
    notYet: 'The form sends no stars, so nobody learns the rating. Look up `formAssociated` and `setFormValue`.',
    run: async (kit) => {
      const wrong = ratings.find(({ key, first }) => sent(kit, key) !== first);
      if (wrong?.first) return `“${wrong.called}” has three stars at first, but the form does not send them. Look up \`setFormValue\` and the \`value\` attribute.`;
      if (wrong) return `Nobody has rated “${wrong.called}” yet, but the form sends a value for it. Look up \`setFormValue(null)\`.`;
      if (!(await enter(kit, 'view'))) return 'The Tab key does not stop at “The view”, so it cannot be used with a keyboard. Look up `tabIndex`.';
      await kit.press('ArrowRight');
      return sent(kit, 'view') === '4' || 'After ArrowRight from three stars, the form does not send four. Call `setFormValue` after every change.';
    },
  },
  {
    id: 'arrow-keys',
    title: 'Arrow keys',
    passed: 'Arrow keys go up and down, between one and five.',
    notYet: 'The arrow keys do not change the stars, so people without a mouse cannot rate. Look up the `keydown` event.',
    run: async (kit) => {
      if (!(await enter(kit, 'view'))) return false;
      for (const [key, wanted] of [
        ['ArrowRight', '4'],
        ['ArrowRight', '5'],
        ['ArrowLeft', '4'],
        ['ArrowLeft', '3'],
      ]) {
        const isKept = await kit.press(key);
        if (sent(kit, 'view') !== wanted) return `${key} does not change the rating to ${wanted} stars. Look up the \`keydown\` event and \`event.key\`.`;
        if (!isKept && kit.focused()?.localName !== 'input') return `${key} also scrolls the page. Look up \`preventDefault\`.`;
        if (!kit.isWithin(kit.focused(), hostOf(kit, 'view'))) return `The focus leaves the stars after ${key}, so people with a keyboard lose their place. Keep it there; look up \`focus()\`.`;
      }
      // Some go up with the arrow that points up, others to the next choice: both ways are used.
      await kit.press('ArrowUp');
      const up = sent(kit, 'view');
      await kit.press('ArrowDown');
      if (!['2', '4'].includes(up) || sent(kit, 'view') !== '3') return 'ArrowUp and ArrowDown do not change the stars. Look up `event.key`.';
      for (const key of [...Array(6).fill('ArrowRight'), ...Array(12).fill('ArrowLeft')]) {
        await kit.press(key);
        const stars = sent(kit, 'view');
        if (!['', '1', '2', '3', '4', '5'].includes(stars)) return `${key} can set ${stars} of five stars. Stop at one and five; look up \`Math.min\`.`;
      }
      return true;
    },
  },
  {
    id: 'click',
    title: 'A click on a star',
    passed: 'A click on a star gives that many stars.',
    notYet: 'Clicks from left to right do not give one to five stars, so people with a mouse cannot rate. Look up the `click` event.',
    run: async (kit) => {
      if (!kit.isSeen(hostOf(kit, 'path'))) return 'The stars are not visible, so nobody can click them. Look up `attachShadow`, and how they are drawn.';
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
    passed: 'A click on the label moves the focus to the stars.',
    notYet: 'A click on a label does not move the focus to its stars. Look up `formAssociated` and `delegatesFocus`.',
    run: async (kit) => {
      for (const { key, called, words } of ratings) {
        const label = document.querySelector(`label[for="${hostOf(kit, key).id}"]`) ?? hostOf(kit, key).closest('label');
        if (!label || !words.test(kit.seenText(label))) return `The label “${called}” is missing or not visible. Leave the page as it is.`;
        await kit.click(label);
        if (!kit.isWithin(kit.focused(), hostOf(kit, key))) return `A click on the label “${called}” does not move the focus to its stars. Look up \`formAssociated\`, \`tabIndex\` and \`delegatesFocus\`.`;
      }
      return true;
    },
  },
  {
    id: 'required',
    title: 'Required',
    passed: 'Without stars for the path, the form is not sent.',
    notYet: 'The form is sent without the required stars. Look up `setValidity`.',
    run: async (kit) => {
      const host = hostOf(kit, 'path');
      if (!host.matches(':invalid')) return '“The path” is required and has no stars, but it is not invalid. Look up `setValidity` and `valueMissing`.';
      if (hostOf(kit, 'view').matches(':invalid')) return '“The view” has three stars, but it is invalid, so the form cannot be sent. Look up `setValidity({})`.';
      await kit.click(kit.get('button', { name: 'Send', words: 'The button “Send” is missing. Leave the page as it is.' }));
      if (kit.submitted().length > 0) return false;
      if (!(await enter(kit, 'path'))) return 'The Tab key does not stop at “The path”, so it cannot be used with a keyboard. Look up `tabIndex`.';
      await kit.press('ArrowRight');
      if (host.matches(':invalid')) return '“The path” has a star now, but it is still invalid, so the form cannot be sent. Look up `setValidity({})`.';
      await kit.click(kit.get('button', { name: 'Send', words: 'The button “Send” is missing. Leave the page as it is.' }));
      return kit.submitted().length === 1 || 'All stars are there, but the form is not sent. Look up `setValidity`.';
    },
  },
  {
    id: 'reset',
    title: 'Start again',
    passed: '“Start again” brings back the first stars.',
    notYet: 'The stars cannot be changed yet, or “Start again” does not reset them. Look up `formResetCallback`.',
    run: async (kit) => {
      for (const { key } of ratings) {
        if (!(await enter(kit, key))) return false;
        await kit.press('ArrowRight');
      }
      if (ratings.some(({ key, first }) => sent(kit, key) === first)) return false;
      await kit.click(kit.get('button', { name: 'Start again', words: 'The button “Start again” is missing. Leave the page as it is.' }));
      for (const { key, called, first } of ratings) {
        if (sent(kit, key) !== first) return `After “Start again”, the form still sends the new stars of “${called}”. Look up \`formResetCallback\`.`;
        const widget = widgetOf(kit, key);
        if (widget && told(kit, widget) !== first)
          return `After “Start again”, a screen reader still announces the new stars of “${called}”. Look up \`formResetCallback\` and \`ariaValueNow\`.`;
      }
      return hostOf(kit, 'path').matches(':invalid') || 'After “Start again”, “The path” has no stars but is not invalid. Look up `formResetCallback` and `setValidity`.';
    },
  },
  {
    id: 'disabled',
    title: 'Disabled with its group',
    passed: 'A disabled group disables its stars, and enables them again.',
    notYet: 'The stars cannot be reached with Tab yet, or they ignore the disabled group. Look up `formDisabledCallback`.',
    run: async (kit) => {
      if (!(await enter(kit, 'view'))) return false;
      const group = hostOf(kit, 'view').closest('fieldset');
      group.disabled = true;
      await kit.settle();
      const isStop = () => kit.tabStops().some((stop) => kit.isWithin(stop, hostOf(kit, 'view')));
      if (isStop()) return 'The group is disabled, but Tab still stops at the stars. Look up `formDisabledCallback` and `tabIndex`.';
      if (sent(kit, 'view') !== '') return 'The group is disabled, but its stars are still sent. Look up `formAssociated`.';
      const { left, top, width, height } = hostOf(kit, 'view').getBoundingClientRect();
      await clickAt(kit, left + width * 0.05, top + height / 2);
      hostOf(kit, 'view').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
      await kit.settle();
      group.disabled = false;
      await kit.settle();
      if (sent(kit, 'view') !== '3') return 'The group was disabled, but its stars could be changed. Look up `formDisabledCallback` and `:disabled`.';
      return isStop() || 'The group is enabled again, but Tab does not stop at the stars. Look up `formDisabledCallback`.';
    },
  },
  {
    id: 'change-once',
    title: 'One change, one event',
    passed: 'The form gets one `change` event for each change.',
    notYet: 'The stars cannot be changed with keys yet, so there is no `change` event. Look up `dispatchEvent`.',
    run: async (kit) => {
      const changes = count(form(), 'change');
      if (!(await enter(kit, 'view'))) return false;
      await kit.press('ArrowRight');
      if (changes.times !== 1) return `One change sends ${changes.times} \`change\` events to the form, and it should be one. Look up \`dispatchEvent\` and \`bubbles\`.`;
      await kit.press('ArrowRight');
      if (changes.times !== 2) return `Two changes send ${changes.times} \`change\` events to the form, and it should be two. Look up \`dispatchEvent\` and \`bubbles\`.`;
      const before = sent(kit, 'view');
      await kit.press('ArrowRight');
      const wanted = sent(kit, 'view') === before ? 2 : 3;
      if (changes.times !== wanted) return 'A `change` event is sent though nothing has changed. Compare the value before you call `dispatchEvent`.';
      await kit.click(kit.get('button', { name: 'Start again', words: 'The button “Start again” is missing. Leave the page as it is.' }));
      return changes.times === wanted || '“Start again” sends a `change` event, which is only for changes that people make. Look up `formResetCallback`.';
    },
  },
];
