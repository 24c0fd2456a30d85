const headings = (kit, level) => kit.role('heading').filter((one) => kit.level(one) === level);

/** What people answer: fields and choices, without buttons and hidden values. */
const fieldsOf = (form) =>
  [...form.elements].filter(
    (one) =>
      ['input', 'select', 'textarea'].includes(one.localName) &&
      !['submit', 'button', 'reset', 'image', 'hidden'].includes(one.type),
  );

const isChoice = (field) => ['radio', 'checkbox'].includes(field.type);

const formOf = (kit) => {
  const [form] = [...document.forms].sort((one, other) => fieldsOf(other).length - fieldsOf(one).length);
  kit.expect(form && fieldsOf(form).length > 0, 'The page has no form with fields. Add a `form` element with an `input` for each answer.');
  return form;
};

const buttonOf = (kit, form) => {
  const button = [...form.elements].find((one) => one.type === 'submit' && kit.isSeen(one));
  kit.expect(button, 'The form has no button that sends it. Add a `button` element as its last part.');
  return button;
};

/** How a message calls a field. */
const called = (kit, field) => kit.name(field) || field.name || field.id || field.type;

const answers = {
  email: 'sana@example.org',
  tel: '020 7946 0123',
  url: 'https://example.org/',
  date: '2027-01-16',
  time: '14:00',
  'datetime-local': '2027-01-16T14:00',
  month: '2027-01',
  week: '2027-W02',
};

/** Gives an answer that fits. A pattern can ask for anything, so it is left out. */
const answer = async (kit, field) => {
  field.removeAttribute('pattern');
  if (isChoice(field)) {
    if (!field.validity.valid) await kit.click(field.labels?.[0] ?? field);
  } else if (field.localName === 'select') {
    field.value = [...field.options].find((option) => option.value !== '' && !option.disabled)?.value ?? '';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (/date|time|month|week/.test(field.type)) field.value = field.min || answers[field.type];
  else if (['number', 'range'].includes(field.type)) await kit.fill(field, field.min || '1');
  else if (field.type !== 'file') await kit.fill(field, answers[field.type] ?? 'Sana Amari, with a lamp that stays dark');
};

const send = async (kit, form) => {
  buttonOf(kit, form).focus();
  await kit.press('Enter');
};

export default [
  {
    id: 'one-heading',
    title: 'One main heading',
    milestone: 1,
    page: 'index.html',
    passed: 'The page has exactly one `h1` element, and it names the event.',
    notYet: 'The page has no `h1` element, so people don’t learn what the event is. Write its name in one.',
    run: (kit) => {
      const found = headings(kit, 1);
      if (found.length === 0) return false;
      return found.length === 1
        ? true
        : `The page has ${found.length} headings on level 1, so it isn’t clear which one names the event. Keep one, and use \`h2\` for the others.`;
    },
  },
  {
    id: 'date',
    title: 'A date for programs',
    milestone: 1,
    page: 'index.html',
    passed: 'The date and the hour are in a `time` element that programs can read.',
    notYet: 'The page has no `time` element, so programs can’t find the date. Put the date into one.',
    run: () => {
      const times = [...document.querySelectorAll('time')].filter((one) => one.textContent.trim() !== '');
      if (times.length === 0) return false;
      const written = times.map((one) => one.getAttribute('datetime') ?? '');
      const whole = written.find((one) => /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(one));
      if (!whole)
        return 'No `time` element has a whole date with an hour. Write it in `datetime`, as in `2027-01-16T14:00`.';
      return Number.isNaN(Date.parse(whole.replace(' ', 'T')))
        ? `The calendar has no date such as “${whole}”. Correct the value of \`datetime\`.`
        : true;
    },
  },
  {
    id: 'fields',
    title: 'Fields with names',
    milestone: 2,
    page: 'index.html',
    passed: 'The form has at least three fields, and each answer is sent under a name.',
    notYet: 'The form has fewer than three fields. Ask for a name, for an email address and for one thing about the event.',
    run: (kit) => {
      const fields = fieldsOf(formOf(kit));
      const nameless = fields.find((field) => !field.name);
      if (nameless)
        return `The answer in “${called(kit, nameless)}” isn’t sent, because the field has no \`name\` attribute.`;
      const single = fields.filter((field) => !isChoice(field)).map(({ name }) => name);
      const twice = single.find((name, at) => single.indexOf(name) !== at);
      if (twice) return `Two fields have the name “${twice}”, so their answers get mixed up. Give each its own \`name\`.`;
      return new Set(fields.map(({ name }) => name)).size >= 3;
    },
  },
  {
    id: 'labels',
    title: 'Labels',
    milestone: 2,
    page: 'index.html',
    passed: 'Every field has a visible label, and every group of choices has a question.',
    notYet: 'A field has no label. Add a `label` element for each field.',
    run: (kit) => {
      const form = formOf(kit);
      const bare = fieldsOf(form).find((field) => ![...(field.labels ?? [])].some((label) => kit.seenText(label) !== ''));
      if (bare)
        return `The field “${called(kit, bare)}” has no visible label. Words inside a field are gone as soon as somebody types, so use a \`label\` element.`;
      const loose = fieldsOf(form).find(
        (field) =>
          field.type === 'radio' &&
          !kit.role(['group', 'radiogroup']).some((group) => kit.name(group) !== '' && kit.isWithin(field, group)),
      );
      return loose
        ? `The choice “${called(kit, loose)}” belongs to no question. Put the choices into a \`fieldset\` element with a \`legend\`.`
        : true;
    },
  },
  {
    id: 'autofill',
    title: 'Filled in by the browser',
    milestone: 2,
    page: 'index.html',
    passed: 'Browsers can fill in the name and the email address.',
    notYet: 'No field asks for an email address with `type="email"`, so phones show the wrong keyboard.',
    run: (kit) => {
      const fields = fieldsOf(formOf(kit));
      const offers = (field) => (field.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/);
      const mail = fields.find(({ type }) => type === 'email');
      if (!mail) return false;
      if (!offers(mail).includes('email'))
        return 'Browsers can’t fill in the email address. Add `autocomplete="email"` to the field.';
      if (!fields.some((field) => offers(field).some((one) => /^(?:given-|family-|nick)?name$/.test(one))))
        return 'Browsers can’t fill in the name. Add `autocomplete="name"` to the field.';
      const phone = fields.find((field) => field.type === 'tel' && !offers(field).some((one) => /^tel/.test(one)));
      return phone ? 'Browsers can’t fill in the phone number. Add `autocomplete="tel"` to the field.' : true;
    },
  },
  {
    id: 'one-hand',
    title: 'One hand on a phone',
    milestone: 2,
    page: 'index.html',
    passed: 'On a screen 320 pixels wide, the form is one column of large fields.',
    notYet: 'On a screen 320 pixels wide, the page scrolls sideways. Give fields and pictures `max-width: 100%`.',
    run: async (kit) => {
      if ((await kit.tooWide(320)).length > 0) return false;
      const form = formOf(kit);
      const parts = [...fieldsOf(form), buttonOf(kit, form)];
      const boxOf = (field) => (isChoice(field) && field.labels?.[0] ? field.labels[0] : field).getBoundingClientRect();
      const flat = parts.find((field) => boxOf(field).height < 44);
      if (flat)
        return `“${called(kit, flat)}” is ${Math.round(boxOf(flat).height)} pixels high, which is hard to hit with a thumb. Make it at least 44 pixels high.`;
      const small = parts.find((field) => !isChoice(field) && parseFloat(getComputedStyle(field).fontSize) < 16);
      if (small)
        return `The text in “${called(kit, small)}” is smaller than 16 pixels, so some phones zoom in when somebody types. Use \`font: inherit\`.`;
      const typed = parts.filter((field) => !isChoice(field)).map((field) => [field, boxOf(field)]);
      const beside = typed.find(([, box], at) => at > 0 && box.top < typed[at - 1][1].bottom - 1);
      return beside
        ? `“${called(kit, beside[0])}” is beside another field. On a phone, put the fields below each other.`
        : true;
    },
  },
  {
    id: 'nothing-wrong-is-sent',
    title: 'Nothing wrong is sent',
    milestone: 3,
    page: 'index.html',
    passed: 'A form with missing or wrong answers stays on the page.',
    notYet: 'The empty form is sent. Mark the fields that you need with `required`, and leave out `novalidate`.',
    run: async (kit) => {
      const form = formOf(kit);
      await send(kit, form);
      if (kit.submitted().length > 0) return false;
      const fields = fieldsOf(form);
      for (const field of fields) await answer(kit, field);
      const mail = fields.find(({ type }) => type === 'email');
      kit.expect(mail, 'No field has `type="email"`, so browsers don’t notice a wrong address.');
      await kit.fill(mail, 'sana.example.org');
      await send(kit, form);
      return kit.submitted().length === 0 ? true : 'The form is sent with an email address that has no @ in it. Look up `type="email"`.';
    },
  },
  {
    id: 'hints',
    title: 'Errors explained',
    milestone: 3,
    page: 'index.html',
    passed: 'Every field with a rule has words beside it that say what is expected.',
    notYet: 'A field has a rule that isn’t explained. Write a hint, and connect it with `aria-describedby`.',
    run: async (kit) => {
      const form = formOf(kit);
      const ruled = fieldsOf(form).filter(
        (field) => field.type === 'email' || ['pattern', 'min', 'max', 'minlength'].some((rule) => field.hasAttribute(rule)),
      );
      kit.expect(ruled.length > 0, 'No field has a rule. Ask for an email address with `type="email"`.');
      for (const field of ruled) if (field.type === 'email') await kit.fill(field, 'sana');
      await send(kit, form);
      const explains = (field) =>
        ['aria-describedby', 'aria-errormessage']
          .flatMap((attribute) => (field.getAttribute(attribute) ?? '').split(/\s+/))
          .flatMap((id) => (id && document.getElementById(id)) || [])
          .some((hint) => kit.seenText(hint).split(/\s+/).length >= 3);
      const silent = ruled.find((field) => !explains(field));
      return silent
        ? `Nothing explains what “${called(kit, silent)}” expects. Write a hint of three words or more, and connect it with \`aria-describedby\`.`
        : true;
    },
  },
  {
    id: 'right-is-sent',
    title: 'Right answers are sent',
    milestone: 4,
    page: 'index.html',
    passed: 'A form with right answers is sent once, to an address that you chose.',
    notYet: 'A form with right answers isn’t sent. Compare the rules of the fields with what people would write.',
    run: async (kit) => {
      const form = formOf(kit);
      const action = form.getAttribute('action') ?? '';
      for (const field of fieldsOf(form)) await answer(kit, field);
      await send(kit, form);
      const sent = kit.submitted();
      if (sent.length === 0) return kit.announcements().length > 0;
      if (sent.length > 1) return 'The form is sent more than once, so a place is taken twice.';
      return action.trim() === ''
        ? 'The form is sent to its own page, so people see no confirmation. Write the address of the next page in `action`.'
        : true;
    },
  },
  {
    id: 'what-next',
    title: 'What happens next',
    milestone: 4,
    page: 'others',
    passed: 'The confirmation has a heading, repeats the date, and leads back.',
    notYet: 'The confirmation has no `h1` element that says that everything went well.',
    run: (kit) => {
      if (headings(kit, 1).length !== 1) return false;
      const date = [...document.querySelectorAll('time[datetime]')].find((one) => /^\d{4}-\d\d-\d\d/.test(one.getAttribute('datetime')));
      if (!date) return 'The confirmation doesn’t repeat the date. Write it once more, in a `time` element.';
      const back = kit.role('link').some((link) => /(?:^|\/)(?:index\.html)?(?:#.*)?$/.test(link.getAttribute('href') ?? ''));
      return back || 'No link leads from the confirmation back to the event. Add a link to `index.html`.';
    },
  },
  {
    id: 'calendar',
    title: 'A file for calendars',
    milestone: 5,
    page: 'index.html',
    passed: 'A link offers a calendar file, and its words say so.',
    notYet: 'No link leads to a calendar file. Its name ends in `.ics`.',
    run: (kit) => {
      const link = kit.role('link').find((one) => /\.ics$/i.test(one.getAttribute('href') ?? ''));
      if (!link) return false;
      return kit.says(kit.name(link), ['calendar', 'diary'])
        ? true
        : `The link “${kit.name(link)}” doesn’t say that it offers a calendar file. Write the word “calendar” in it.`;
    },
  },
  {
    id: 'focus',
    title: 'Visible focus',
    milestone: 3,
    page: 'index.html',
    passed: 'It is always visible which field, button or link has focus.',
    notYet: 'The Tab key reaches nothing on the page.',
    run: (kit) => {
      const stops = kit.tabStops();
      if (stops.length === 0) return false;
      const hidden = stops.find((stop) => !kit.focusShows(stop));
      return hidden
        ? `“${called(kit, hidden)}” looks the same with and without focus. Look for \`outline: none\` in your style sheet.`
        : true;
    },
  },
];
