/** The nine controls: what the farm calls each answer, and what a label of it speaks of. */
const controls = [
  { key: 'name', called: 'name', label: /\bnames?\b/i },
  { key: 'email', called: 'email', label: /mail/i },
  { key: 'phone', called: 'phone', label: /phone|mobile|cell|\btel\b|\bcall\b/i },
  { key: 'street', called: 'street', label: /street|address|road|house/i },
  { key: 'town', called: 'town', label: /town|city|village|place|locality/i },
  { key: 'postcode', called: 'postcode', label: /post|zip/i },
  { key: 'way', value: 'collect', called: 'collecting the box', label: /collect|pick|fetch|come/i },
  { key: 'way', value: 'bicycle', called: 'the bicycle', label: /bicycle|bike|cycle/i },
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

const allControls = (kit) => controls.flatMap(({ key, value }) => controlOf(kit, key, value) ?? []);

const isRadioOrCheckbox = (control) => ['radio', 'checkbox'].includes(control.type);

/** Elements that the ids in an attribute name. */
const referenced = (element, attribute) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).flatMap((id) => (id && document.getElementById(id)) || []);

/** Where the words beside a control are. */
const labelsOf = (control) => [...(control.labels ?? []), ...referenced(control, 'aria-labelledby')];

const seenLabel = (kit, control) =>
  labelsOf(control)
    .map((label) => kit.seenText(label))
    .join(' ');

const groupsAround = (kit, element) => {
  const groups = [];
  for (let at = element.parentElement; at; at = at.parentElement)
    if (['group', 'radiogroup'].includes(kit.roleOf(at)) && kit.name(at) !== '') groups.push(at);
  return groups;
};

const nearestGroup = (kit, element) => groupsAround(kit, element)[0] ?? null;

/** What is wrong with the group of some controls; empty when they, and none of the others, are in one group with a name. */
const faultOfGroup = (kit, keys, subject, words) => {
  const [first, ...others] = controls
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ key, value }) => controlOf(kit, key, value) ?? []);
  const group = first && nearestGroup(kit, first);
  if (!group || others.some((other) => nearestGroup(kit, other) !== group))
    return `${subject} are not in one group with a name, so screen reader users don't know what they have in common. Look up fieldset and legend.`;
  const stranger = controls.find(
    ({ key, value }) => !keys.includes(key) && kit.isWithin(controlOf(kit, key, value) ?? null, group),
  );
  if (stranger)
    return `The group “${kit.name(group)}” also contains the control for ${stranger.called}, which doesn't belong there. Look up fieldset.`;
  if (!words.test(kit.name(group)))
    return `The group is called “${kit.name(group)}”, which doesn't tell screen reader users what the answers are about. Look up legend.`;
  // A group that is called by everything in it is read out twice.
  if ([first, ...others].every((control) => kit.name(group).includes(kit.name(control))))
    return 'The name of the group repeats all its labels, so screen readers say everything twice. Look up legend.';
  return '';
};

const isBefore = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

const distance = (one, other) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const across = Math.max(a.left - b.right, b.left - a.right, 0);
  const down = Math.max(a.top - b.bottom, b.top - a.bottom, 0);
  return Math.hypot(across, down);
};

/** Whether another control is between words and their control, both in the HTML and on the screen. */
const isApart = (kit, words, control) => {
  const others = allControls(kit).filter((other) => other !== control && !words.contains(other));
  const isBetween = others.some((other) => isBefore(words, other) !== isBefore(control, other));
  return isBetween && others.some((other) => distance(words, other) < distance(words, control));
};

const requiredWord =
  /\b(?:required|requires?|mandatory|compulsory|obligatory|must|have to|has to|needs?|needed|necessary|essential|please fill|fill in|fill out)\b/i;
const negated =
  /(?:\b(?:not|never|no|none|nothing|nobody|neither|without|cannot|hardly)\b|n't\b)(?:[ -]\S+){0,4}?[ -](?:required|requires?|mandatory|compulsory|obligatory|have to|has to|needs?|needed|necessary|essential|fill in|fill out)\b/gi;
const optionalWord = /\boptional(?:ly)?\b|\bif you (?:like|want|wish|have|prefer)\b|\bvoluntary\b|\bnot required\b|\bnot (?:mandatory|needed|necessary)\b|\bleave (?:it |this )?(?:blank|empty)\b/i;
const marks = /[*＊∗✱✲⁎†‡•●■▲◆★☆]/u;

/** Whether words say that an answer is required, and don't deny it. */
const saysRequired = (text) => requiredWord.test(text.replace(/’/g, "'").replace(negated, ' '));

/** Everything somebody reads that is no label of a single control: paragraphs, legends, loose text, text from CSS. */
const notes = (kit) => {
  const all = allControls(kit);
  const found = [];
  for (const element of kit.elements()) {
    if (!document.body.contains(element) || !kit.isSeen(element)) continue;
    if (!all.some((control) => element.contains(control))) {
      found.push(kit.seenText(element));
      continue;
    }
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(kit.words(node.data));
    for (const place of ['::before', '::after']) {
      const { content } = getComputedStyle(element, place);
      if (content.startsWith('"')) found.push(content.slice(1, -1));
    }
  }
  return found.filter((text) => text.length < 250);
};

/** Words that are beside one control and no other: its label, its description, and what shares a box with it. */
const besideControl = (kit, control) => {
  const all = allControls(kit).filter((other) => other !== control);
  let box = control;
  while (box.parentElement && !all.some((other) => box.parentElement.contains(other))) box = box.parentElement;
  const isOthers = (element) =>
    all.some((other) => element.contains(other) || labelsOf(other).some((label) => element.contains(label)));
  const neighbours = [control.previousElementSibling, control.nextElementSibling].filter(
    (element) => element && !isOthers(element) && !element.matches('button, legend, h1, h2, h3, h4, h5, h6, fieldset'),
  );
  const elements = [
    ...labelsOf(control),
    ...referenced(control, 'aria-describedby'),
    ...(box === control || box.matches('form, main, body') ? [] : [box]),
    ...neighbours,
  ];
  const loose = [control.previousSibling, control.nextSibling].map((node) =>
    node?.nodeType === Node.TEXT_NODE && kit.isSeen(node.parentElement) ? node.data : '',
  );
  return [...elements.map((element) => kit.seenText(element)), ...loose].join(' ');
};

export default [
  {
    id: 'labels',
    title: 'Labels',
    passed: 'All nine controls have an accessible name that stays.',
    notYet: 'Some controls have no accessible name, so screen reader users don’t know what to enter. Look up label.',
    run: (kit) => {
      const names = [];
      for (const { key, value, called, label } of controls) {
        const control = controlOf(kit, key, value);
        const isThere = control && kit.exposed(control);
        if (!isThere || !(kit.isSeen(control) || (isRadioOrCheckbox(control) && seenLabel(kit, control) !== '')))
          return `The control for ${called} is missing or hidden, so nobody can answer. Check its name attribute.`;
        if (['none', 'placeholder', 'title'].includes(kit.nameSource(control)))
          return `The control for ${called} has no label, only a placeholder, a tooltip or nothing, so its name disappears or is never announced. Look up label.`;
        const name = kit.name(control);
        const isRight = label.test(name) && controls.filter((other) => other.label.test(name)).length <= 3;
        if (!isRight || names.includes(name))
          return `The control for ${called} is called “${name}”, which misleads screen reader users. Look up accessible name.`;
        names.push(name);
        if (labelsOf(control).some((words) => isApart(kit, words, control)))
          return `Another control is between the one for ${called} and its label, so people who look at the page connect the wrong words. Keep each label beside its control.`;
      }
      return true;
    },
  },
  {
    id: 'words-can-be-clicked',
    title: 'Words that can be clicked',
    passed: 'Clicking a label reaches its control.',
    notYet: 'Clicking the words does nothing, so people with shaky hands must hit the control itself. Look up label and for.',
    run: async (kit) => {
      for (const { key, value, called, label } of controls) {
        const control = controlOf(kit, key, value);
        if (!control) continue;
        const seen = labelsOf(control).filter((words) => kit.seenText(words) !== '');
        if (!label.test(seenLabel(kit, control)))
          return `The control for ${called} has no visible label that can be clicked. Look up label and for.`;
        const words = seen.find((one) => label.test(kit.seenText(one))) ?? seen[0];
        const was = control.checked;
        if (control.type === 'radio') control.checked = false;
        kit.focused()?.blur();
        if (getComputedStyle(words).pointerEvents !== 'none') await kit.click(words);
        const isReached = () =>
          isRadioOrCheckbox(control)
            ? control.checked !== (control.type === 'radio' ? false : was)
            : kit.focused() === control;
        if (!isReached())
          return `Clicking “${kit.seenText(words)}” doesn't reach its control, so people with shaky hands must hit the control itself. Look up label and for.`;
      }
      return true;
    },
  },
  {
    id: 'address-group',
    title: 'The address',
    passed: 'The three lines of the address are one group with a name.',
    notYet: 'The three lines of the address are not a named group, so screen reader users don’t know what “Town” belongs to. Look up fieldset and legend.',
    run: (kit) =>
      faultOfGroup(
        kit,
        ['street', 'town', 'postcode'],
        'Street, town and postcode',
        /\b(?:address|deliver\w*|where|live|home|location|ship\w*)\b/i,
      ) || true,
  },
  {
    id: 'choice-group',
    title: 'The choice',
    passed: 'The two radio buttons are one group, and its name is the question.',
    notYet: 'The two radio buttons are not a named group, so screen reader users don’t get the question. Look up fieldset and legend.',
    run: (kit) => {
      const question =
        /\b(?:how|get\w*|box|collect\w*|deliver\w*|pick\w*|receiv\w*|reach\w*|ways?|transport\w*|bring|arriv\w*|ship\w*|hand\w*)\b/i;
      const fault = faultOfGroup(kit, ['way'], 'The two radio buttons', question);
      if (fault) return fault;
      const radios = ['collect', 'bicycle'].flatMap((value) => controlOf(kit, 'way', value) ?? []);
      const form = radios[0].closest('form, main, body');
      const answers = radios.map((radio) => seenLabel(kit, radio));
      const rest = answers.reduce((text, answer) => text.replace(answer, ' '), kit.seenText(form));
      return (
        question.test(rest) ||
        'The question above the two radio buttons is no longer on the screen, so people who look at the form don’t know what they choose. Look up legend.'
      );
    },
  },
  {
    id: 'autofill',
    title: 'Autofill',
    passed: 'Browsers can fill in all six text fields.',
    notYet: 'Browsers can’t fill in the text fields, so people who find typing hard must type everything. Look up autocomplete.',
    run: (kit) => {
      for (const [key, fields] of Object.entries(autofill)) {
        const written = (controlOf(kit, key)?.getAttribute('autocomplete') ?? '').trim().toLowerCase();
        if (!written)
          return `The field for the ${key} has no autocomplete, so people who find typing hard must type it. Look up autocomplete.`;
        const device = ['email', 'phone'].includes(key) ? '(?:(?:home|work|mobile|fax|pager) )?' : '';
        const order = new RegExp(
          `^(?:section-\\S+ )?(?:(?:shipping|billing) )?${device}(?:${fields.join('|')})(?: webauthn)?$`,
        );
        if (!order.test(written.replace(/\s+/g, ' ')))
          return `autocomplete="${written}" doesn't tell browsers what to fill in for the ${key}. Look up autocomplete tokens.`;
      }
      return true;
    },
  },
  {
    id: 'keyboards',
    title: 'The right keyboard',
    passed: 'Phones show the right keyboard for the email address and the phone number.',
    notYet: 'The email field doesn’t bring up the email keyboard, so people on phones must hunt for the @ sign. Look up the input types, or inputmode.',
    run: async (kit) => {
      const keyboardOf = (control) => {
        const mode = control?.getAttribute('inputmode')?.trim().toLowerCase() ?? '';
        return /^(?:none|text|tel|url|email|numeric|decimal|search)$/.test(mode) ? mode : control?.type;
      };
      const [email, phone] = [controlOf(kit, 'email'), controlOf(kit, 'phone')];
      if (keyboardOf(email) !== 'email') return false;
      const number = '+44 117 496 0000';
      if (!phone) return 'The phone field is missing. Check its name attribute.';
      await kit.fill(phone, number);
      if (phone.value !== number || !phone.validity.valid)
        return `The phone field doesn't accept “${number}”, so people with a number abroad can't enter it. Look up the input type tel.`;
      return (
        keyboardOf(phone) === 'tel' ||
        'The phone field doesn’t bring up the keys for phone numbers, so people on phones must hunt for digits. Look up the input type tel, or inputmode.'
      );
    },
  },
  {
    id: 'required-in-words',
    title: 'Required, in words',
    passed: 'Five fields are marked as required, and visible words say so too.',
    notYet: 'The required fields aren’t marked as required, so people find out only when the form fails. Look up the required attribute.',
    run: (kit) => {
      const sentences = notes(kit);
      const explainsMark = (sign) =>
        sentences.some((text) => {
          const isNamed = text.includes(sign) || (sign === '*' && /\b(?:asterisk|star)s?\b/i.test(text));
          return isNamed && saysRequired(text);
        });
      const isWhole =
        /\b(?:all|every|each|everything|unless|except|apart from|other than|otherwise|rest|others?|without|unmarked|any)\b/i;
      // The rest of such a sentence may say what is not required.
      const rules = sentences.filter(
        (text) => !marks.test(text) && isWhole.test(text) && (saysRequired(text) || /^[^.]*\brequired\b[^.]*\bwithout\b|\bwithout\b[^.]*\brequired\b/i.test(text)),
      );
      const phone = controlOf(kit, 'phone');
      const besidePhone = phone ? besideControl(kit, phone) : '';
      const isPhoneNamed = (text) => /\b(?:tele)?phone\b/i.test(text) && /\b(?:except|apart|other than|unless|but|only|optional)\b/i.test(text);
      const isRule = rules.length > 0 && (optionalWord.test(besidePhone) || rules.some(isPhoneNamed));
      const groupSays = (control) =>
        groupsAround(kit, control).some((group) => saysRequired(kit.name(group)) && !marks.test(kit.name(group)) && kit.seenText(group).includes(kit.name(group)));
      for (const key of mustBeFilled) {
        const control = controlOf(kit, key);
        if (!control) continue;
        if (!kit.states(control).required)
          return `The field for the ${key} isn't marked as required, so screen readers don't announce it. Look up the required attribute.`;
        const words = besideControl(kit, control);
        const sign = marks.exec(words)?.[0];
        if (saysRequired(words) || (sign && explainsMark(sign)) || isRule || groupSays(control)) continue;
        return sign
          ? `Labels have a “${sign}”, but no visible words say that it means “required”, and not everybody knows that. Explain it above the form.`
          : `No visible words say that the ${key} is required, so people find out only when the form fails. Say it in the label.`;
      }
      const sign = marks.exec(besidePhone)?.[0];
      if (phone && (kit.states(phone).required || saysRequired(besidePhone) || groupSays(phone) || (sign && explainsMark(sign))))
        return 'The phone number is marked as required, so people without a phone can’t order. Leave required out there.';
      const news = controlOf(kit, 'news');
      return news && kit.states(news).required
        ? 'The strawberries are marked as required, so everybody must agree to get messages. Leave required out there.'
        : true;
    },
  },
  {
    id: 'order-arrives',
    title: 'The order arrives',
    passed: 'The farm gets every answer.',
    notYet: 'The form isn’t sent when it is filled in, so the farm gets no order. Look up the submit button.',
    run: async (kit) => {
      const answers = { name: 'Kaveh', email: 'kaveh@example.com', street: '7 Mill Lane', town: 'Ely', postcode: 'CB7 4AA' };
      const buttons = kit.role('button').filter((button) => kit.isSeen(button) && button.type !== 'reset');
      const button = buttons.find((one) => /order|send|submit|buy|confirm/i.test(kit.name(one)));
      if (!button) return 'The form has no visible button with a name such as “Order”, so nobody can send it. Look up button.';
      const heading = kit.role('heading').find((one) => kit.words(kit.seenText(one)).includes('order a vegetable box'));
      if (!heading) return 'The heading “Order a vegetable box” is gone, so nobody knows what the form is for. Look up h1.';
      const form = button.form ?? controlOf(kit, 'name')?.form;
      if (!/(?:^|\/)orders\/?$/.test(form?.getAttribute('action') ?? '') || form.method !== 'post')
        return 'The form is no longer sent to /orders, so the farm gets no order. Look up the action and method attributes.';
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
      if (missing) return `The answer for the ${missing} isn't sent, so the farm can't deliver. Check the name attribute.`;
      if (first.way !== 'bicycle') return 'The choice of the bicycle isn’t sent, so the farm doesn’t know it. Check name and value of the radio buttons.';
      return (
        (first.news === undefined && second.news === 'yes') ||
        'The checkbox about the strawberries isn’t sent as it was chosen. Check its name and value.'
      );
    },
  },
];
