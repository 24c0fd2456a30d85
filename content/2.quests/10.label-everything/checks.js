/** The nine controls: what the farm calls each answer, and what a label of it speaks of. */
const controls = [
  { key: 'name', called: 'name', label: /name/i },
  { key: 'email', called: 'email', label: /mail/i },
  { key: 'phone', called: 'phone', label: /phone|mobile|tel/i },
  { key: 'street', called: 'street', label: /street|address|road/i },
  { key: 'town', called: 'town', label: /town|city|village/i },
  { key: 'postcode', called: 'postcode', label: /post|zip/i },
  { key: 'way', value: 'collect', called: 'collecting the box', label: /collect/i },
  { key: 'way', value: 'bicycle', called: 'the bicycle', label: /bicycle|bike/i },
  { key: 'news', called: 'the strawberries', label: /strawberr/i },
];

const mustBeFilled = ['name', 'email', 'street', 'town', 'postcode'];

/** What each field may be told to be filled with. */
const autofill = {
  name: ['name'],
  email: ['email'],
  phone: ['tel', 'tel-national'],
  street: ['street-address', 'address-line1'],
  town: ['address-level2'],
  postcode: ['postal-code'],
};

const controlOf = (kit, key, value) =>
  kit.elements().find((element) => element.name === key && 'form' in element && (!value || element.value === value));

const nearestGroup = (kit, element) => {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (['group', 'radiogroup'].includes(kit.roleOf(at)) && kit.name(at) !== '') return at;
  return null;
};

/** Passes when these controls, and none of the others, stand in one group with a name. */
const standTogether = (kit, keys) => {
  const inside = (group) => controls.filter(({ key, value }) => kit.isWithin(controlOf(kit, key, value) ?? null, group));
  const [first, ...others] = controls
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ key, value }) => controlOf(kit, key, value) ?? []);
  const group = first && nearestGroup(kit, first);
  if (!group || others.some((other) => nearestGroup(kit, other) !== group)) return false;
  // A group that is called by all that is in it is read out twice.
  const isReadTwice = [first, ...others].every((control) => kit.name(group).includes(kit.name(control)));
  return !isReadTwice && inside(group).every(({ key }) => keys.includes(key));
};

/** Where the words beside a control are. */
const labelsOf = (control) => {
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/);
  return [...(control.labels ?? []), ...ids.flatMap((id) => (id && document.getElementById(id)) || [])];
};

const isBefore = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Whether another control stands between words and their control. */
const isApart = (kit, words, control) =>
  controls
    .map(({ key, value }) => controlOf(kit, key, value))
    .filter((other) => other && other !== control && !words.contains(other))
    .some((other) => isBefore(words, other) !== isBefore(control, other));

export default [
  {
    id: 'labels',
    title: 'Labels',
    passed: 'All nine controls have a name that stays.',
    notYet: 'A screen reader does not say what belongs into the fields.',
    run: (kit) => {
      for (const { key, value, called, label } of controls) {
        const control = controlOf(kit, key, value);
        if (!control || !kit.visible(control)) return `The control for ${called} is gone, so nobody can answer.`;
        if (['none', 'placeholder', 'title'].includes(kit.nameSource(control)))
          return `Nothing that stays says what belongs into the control for ${called}.`;
        if (!label.test(kit.name(control)))
          return `The control for ${called} is called “${kit.name(control)}”, which misleads whoever hears it.`;
        if (labelsOf(control).some((words) => isApart(kit, words, control)))
          return `Another control stands between the one for ${called} and its words.`;
      }
      return true;
    },
  },
  {
    id: 'words-can-be-clicked',
    title: 'Words that can be clicked',
    passed: 'A click on the words reaches the control.',
    notYet: 'Somebody with a shaky hand clicks the words, and nothing happens.',
    run: async (kit) => {
      for (const { key, value, called } of controls) {
        const control = controlOf(kit, key, value);
        if (!control) continue;
        const words = labelsOf(control).find((label) => kit.visible(label) && kit.textOf(label) !== '');
        if (!words) return `Beside the control for ${called} there are no words of its own to click.`;
        const was = control.checked;
        if (control.type === 'radio') control.checked = false;
        kit.focused()?.blur();
        await kit.click(words);
        const isReached = ['radio', 'checkbox'].includes(control.type)
          ? control.checked !== (control.type === 'radio' ? false : was)
          : kit.focused() === control;
        if (!isReached) return `A click on “${kit.textOf(words)}” does nothing.`;
      }
      return true;
    },
  },
  {
    id: 'address-group',
    title: 'The address',
    passed: 'The three lines of the address are one group with a name.',
    notYet: 'Whoever hears “Town” is not told that it is a part of the address.',
    run: (kit) => standTogether(kit, ['street', 'town', 'postcode']),
  },
  {
    id: 'choice-group',
    title: 'The choice',
    passed: 'The two radio buttons are one group with a name.',
    notYet: 'Whoever hears “I collect it” is not told what the question was.',
    run: (kit) => standTogether(kit, ['way']),
  },
  {
    id: 'autofill',
    title: 'Autofill',
    passed: 'A browser can fill in six fields by itself.',
    notYet: 'Somebody who can hardly type must type the whole address again.',
    run: (kit) => {
      for (const [key, tokens] of Object.entries(autofill)) {
        const written = controlOf(kit, key)?.getAttribute('autocomplete') ?? '';
        if (!tokens.includes(written.trim().toLowerCase().split(/\s+/).at(-1)))
          return written
            ? `With “${written}” a browser does not know what to fill into the field for the ${key}.`
            : `No browser fills in the field for the ${key} by itself.`;
      }
      return true;
    },
  },
  {
    id: 'keyboards',
    title: 'The right keyboard',
    passed: 'A phone shows the keys that each answer needs.',
    notYet: 'On a phone the keyboard for the email address has no @ sign.',
    run: async (kit) => {
      const keyboardOf = (control) => control?.getAttribute('inputmode')?.toLowerCase() || control?.type;
      const [email, phone] = [controlOf(kit, 'email'), controlOf(kit, 'phone')];
      if (keyboardOf(email) !== 'email') return false;
      const number = '+44 0117 496 0000';
      if (!phone) return 'There is no field for the phone number.';
      await kit.fill(phone, number);
      if (phone.value !== number) return 'The phone field does not take a number with a plus sign and spaces.';
      return keyboardOf(phone) === 'tel' || 'On a phone, the phone number must be typed on the keys for letters.';
    },
  },
  {
    id: 'required-in-words',
    title: 'Required, in words',
    passed: 'Five fields say that they are required, and words say it too.',
    notYet: 'Nobody is told which answers are required before the form comes back.',
    run: (kit) => {
      const word = /required|must/i;
      const sentences = kit.role('paragraph').map((element) => kit.textOf(element));
      const isStarExplained = sentences.some((sentence) => sentence.includes('*') && word.test(sentence));
      // “Everything is required”, and the rest says that it is optional.
      const isRule = sentences.some((sentence) => word.test(sentence) && !sentence.includes('*'));
      const isPhoneOptional = /optional/i.test(kit.name(controlOf(kit, 'phone') ?? document.body));
      for (const key of mustBeFilled) {
        const control = controlOf(kit, key);
        if (!control) continue;
        if (!kit.states(control).required) return `A screen reader does not say that the ${key} is required.`;
        const told = `${kit.name(control)} ${kit.description(control)}`;
        if (word.test(told) || (told.includes('*') && isStarExplained) || (isRule && isPhoneOptional)) continue;
        return told.includes('*')
          ? 'Some labels have a star, and no words say what it means.'
          : `No words beside the field say that the ${key} is required.`;
      }
      const phone = controlOf(kit, 'phone');
      return phone && kit.states(phone).required ? 'Somebody without a phone cannot order a box.' : true;
    },
  },
  {
    id: 'order-arrives',
    title: 'The order arrives',
    passed: 'The farm gets every answer.',
    notYet: 'Somebody fills in the form, presses the button, and the farm gets no order.',
    run: async (kit) => {
      const answers = { name: 'Kaveh', email: 'kaveh@example.com', street: '7 Mill Lane', town: 'Ely', postcode: 'CB7 4AA' };
      const button = kit.get('button', { name: /order|send/i, words: 'There is no button to send the order.' });
      for (const [key, answer] of Object.entries(answers)) {
        const control = controlOf(kit, key);
        if (control) await kit.fill(control, answer);
      }
      const others = [controlOf(kit, 'way', 'bicycle'), controlOf(kit, 'news')];
      for (const control of others) {
        if (control) await kit.click(control);
        await kit.click(button);
      }
      const [first, second] = kit.submitted();
      if (!first || !second) return false;
      const missing = Object.keys(answers).find((key) => first[key] !== answers[key]);
      if (missing) return `The farm does not get the ${missing}.`;
      if (first.way !== 'bicycle') return 'Somebody chooses the bicycle, and the farm is not told.';
      return (first.news === undefined && second.news === 'yes') || 'The farm is not told who wants to hear of the strawberries.';
    },
  },
];
