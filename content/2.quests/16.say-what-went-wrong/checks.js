const right = { name: 'Sana', email: 'sana@example.com', places: '2' };
const keys = Object.keys(right);

/** Forms as people leave them: what they wrote, and which answers are then wrong. */
const slips = [
  { answers: {}, wrong: ['name', 'email', 'places'] },
  { answers: { ...right, email: 'sana.example.com' }, wrong: ['email'] },
  { answers: { ...right, name: '', places: '9' }, wrong: ['name', 'places'] },
];

/** What a message about a field speaks of. */
const subjects = {
  name: /\bnames?\b|\bcall(?:ed)? you\b|\bwho you are\b/i,
  email: /mail|address|@/i,
  places: /\bplaces?\b|\bseats?\b|\bpeople\b|\bnumbers?\b|\bbetween\b|\bhow many\b|[1-4]|\bone\b|\bfour\b/i,
};

const fieldOf = (kit, key) => {
  const field = kit.elements().find((element) => element.name === key && 'form' in element);
  kit.expect(field && kit.isSeen(field), `The field for the ${key} is missing or hidden. Check its name attribute.`);
  return field;
};

const buttonOf = (kit) => {
  const buttons = kit.role('button').filter((button) => kit.isSeen(button) && button.type !== 'reset');
  const button = buttons.find((one) => /book/i.test(kit.name(one))) ?? buttons.find((one) => one.type === 'submit');
  kit.expect(button, 'The form has no visible button to book with. Look up button.');
  return button;
};

const send = async (kit, answers) => {
  for (const key of keys) await kit.fill(fieldOf(kit, key), answers[key] ?? '');
  buttonOf(kit).focus();
  await kit.press('Enter');
};

/** The words that came to the description of a field, and were not there before. */
const newWords = (before, after) => after.replace(before, ' ').trim();

/** Elements whose words are the description of a field, or belong to it. */
const messagesOf = (field) =>
  ['aria-describedby', 'aria-errormessage']
    .flatMap((attribute) => (field.getAttribute(attribute) ?? '').split(/\s+/))
    .flatMap((id) => (id && document.getElementById(id)) || []);

/** Whether a link leads to a field. */
const leadsTo = async (kit, link, field) => {
  await kit.click(link);
  return kit.until(() => kit.focused() === field);
};

export default [
  {
    id: 'nothing-sent',
    title: 'Nothing wrong is sent',
    passed: 'A form with wrong answers stays on the page.',
    notYet: 'A form with wrong answers is sent, so people lose what they wrote. Look up the submit event and preventDefault.',
    run: async (kit) => {
      for (const { answers } of slips) {
        await send(kit, answers);
        if (kit.submitted().length > 0) return false;
        const lost = keys.find((key) => fieldOf(kit, key).value !== (answers[key] ?? ''));
        if (lost) return `The answer for the ${lost} is gone after the button was pressed, so people must write it again. Don't reset the form.`;
      }
      return true;
    },
  },
  {
    id: 'focus-goes-there',
    title: 'Focus goes there',
    passed: 'The focus moves to what must be corrected.',
    notYet: 'After the button is pressed, the focus stays where it was, so people don’t find the error. Look up focus().',
    run: async (kit) => {
      for (const { answers, wrong } of slips) {
        await send(kit, answers);
        const button = buttonOf(kit);
        const fields = wrong.map((key) => fieldOf(kit, key));
        await kit.until(() => kit.focused() && kit.focused() !== button);
        const place = kit.focused();
        if (place === fields[0]) continue;
        if (!place || place === button) return false;
        if (place.name in right)
          return `With a wrong ${wrong[0]}, the focus is on another field, so people look in the wrong place. Look up focus().`;
        // Of a box without a role, or with one of these, screen readers read the words.
        const isRead = ['', 'alert', 'status', 'list', 'paragraph'].includes(kit.roleOf(place)) && kit.textOf(place) !== '';
        if (kit.name(place) === '' && !isRead)
          return 'The focus goes to an element without a name, so screen readers don’t announce what it is. Look up aria-labelledby.';
        // The list may be in the element with the focus, or after it.
        const box = kit.role('link', { within: place }).length > 0 ? place : (place.parentElement ?? place);
        const links = kit.role('link', { within: box }).filter((link) => kit.isSeen(link));
        for (const [index, field] of fields.entries()) {
          if (!links[index])
            return `With a wrong ${wrong[index]}, the focus goes neither to the field nor to a list with a link to it. Look up focus().`;
          if (!(await leadsTo(kit, links[index], field)))
            return `The list of errors has no link, in the order of the fields, that leads to the ${wrong[index]}. Look up href and id.`;
        }
      }
      return true;
    },
  },
  {
    id: 'marked-as-wrong',
    title: 'Marked as wrong',
    passed: 'Wrong fields are exposed as invalid, and only those.',
    notYet: 'Wrong fields aren’t exposed as invalid, so screen readers don’t announce which they are. Look up aria-invalid.',
    run: async (kit) => {
      if (keys.some((key) => kit.states(fieldOf(kit, key)).invalid))
        return 'Fields are exposed as invalid before anybody has written anything. Set aria-invalid only after the button was pressed.';
      for (const { answers, wrong } of slips) {
        await send(kit, answers);
        for (const key of keys) {
          const isMarked = () => Boolean(kit.states(fieldOf(kit, key)).invalid);
          if (await kit.until(() => isMarked() === wrong.includes(key))) continue;
          return isMarked()
            ? `The ${key} is right but exposed as invalid, so screen reader users correct the wrong field. Look up aria-invalid.`
            : `The ${key} is wrong but not exposed as invalid, so screen readers don't announce it. Look up aria-invalid.`;
        }
      }
      return true;
    },
  },
  {
    id: 'message-belongs',
    title: 'Message and field',
    passed: 'Each wrong field is described by a sentence that says what to do.',
    notYet: 'Wrong fields have no error message of their own, so screen readers announce none. Look up aria-describedby.',
    run: async (kit) => {
      const before = Object.fromEntries(keys.map((key) => [key, kit.description(fieldOf(kit, key))]));
      for (const { answers, wrong } of slips) {
        await send(kit, answers);
        const messages = () => wrong.map((key) => newWords(before[key], kit.description(fieldOf(kit, key))));
        const isShort = (words) => words.split(/\s+/).filter(Boolean).length < 3;
        await kit.until(() => !messages().some(isShort));
        const told = messages();
        const short = told.findIndex(isShort);
        if (short >= 0)
          return `The field for the ${wrong[short]} isn't described by a sentence about the error, so screen readers don't read one there. Look up aria-describedby.`;
        if (new Set(told.map(kit.words)).size < told.length)
          return 'Different fields have the same message, so it doesn’t say what to do. Write one for each field. Look up error messages.';
        const vague = told.findIndex((words, index) => !subjects[wrong[index]].test(words));
        if (vague >= 0)
          return `“${told[vague]}” doesn't say what to do about the ${wrong[vague]}. Name the answer that is needed. Look up error messages.`;
      }
      return true;
    },
  },
  {
    id: 'message-seen',
    title: 'Words, not only colour',
    passed: 'Visible words on the page say what is wrong.',
    notYet: 'Only a colour shows the error, or nothing, so people who can’t see colours miss it. Write a message beside each field.',
    run: async (kit) => {
      const wordsOf = () => kit.seenText().length;
      const before = wordsOf();
      for (const { answers, wrong } of slips) {
        await send(kit, answers);
        // A sentence for each: fifteen letters are not much.
        if (!(await kit.until(() => wordsOf() - before >= 15 * wrong.length))) return false;
        const unseen = wrong.find((key) => {
          const messages = messagesOf(fieldOf(kit, key));
          return (
            messages.length > 0 &&
            !messages.some((message) => kit.seenText(message) !== '' && kit.contrast(message) >= 4.5)
          );
        });
        if (unseen)
          return `The message about the ${unseen} is hidden or too pale, so people who look at the page miss it. It needs a contrast of 4.5. Look up contrast.`;
      }
      return true;
    },
  },
  {
    id: 'correcting-clears',
    title: 'Correcting clears',
    passed: 'A corrected field loses its mark and its message.',
    notYet: 'Wrong fields are not marked, so nothing can be cleared yet. Look up aria-invalid, and the input event.',
    run: async (kit) => {
      const fields = keys.map((key) => fieldOf(kit, key));
      const before = fields.map((field) => kit.description(field));
      await send(kit, {});
      if (!(await kit.until(() => fields.some((field) => kit.states(field).invalid)))) return false;
      const marked = fields.filter((field) => kit.states(field).invalid);
      for (const [index, field] of fields.entries()) {
        const wrongBefore = marked.filter((other) => kit.states(other).invalid).length;
        await kit.fill(field, right[keys[index]]);
        await kit.tab();
        if (!(await kit.until(() => !kit.states(field).invalid)))
          return `The ${keys[index]} is right now but still exposed as invalid, so screen reader users try again. Look up aria-invalid, and the input event.`;
        if (!(await kit.until(() => kit.description(field) === before[index])))
          return `The ${keys[index]} is right now, but its message is still there. Clear it when the answer is right. Look up the input event.`;
        const unclear = messagesOf(field).some((message) => !before[index] && kit.seenText(message) !== '');
        if (unclear)
          return `The ${keys[index]} is right now, but its message can still be seen. Clear it when the answer is right. Look up the input event.`;
        const wrongNow = marked.filter((other) => kit.states(other).invalid).length;
        if (wrongNow < wrongBefore - 1)
          return 'With one corrected answer, the marks of the others disappear too, so people think that all is right. Check each field by itself.';
      }
      return true;
    },
  },
  {
    id: 'right-is-sent',
    title: 'Right answers are sent',
    passed: 'A form with right answers is sent with all of them.',
    notYet: 'A form with right answers isn’t sent, so nobody can book. Look up preventDefault.',
    run: async (kit) => {
      await send(kit, { email: 'sana' });
      await send(kit, right);
      const [sent] = kit.submitted();
      if (!sent) return false;
      const missing = keys.find((key) => sent[key] !== right[key]);
      if (missing) return `The form is sent without the ${missing}. Check its name attribute.`;
      return kit.submitted().length === 1 || 'The form is sent more than once, so the workshop is booked twice. Look up preventDefault.';
    },
  },
  {
    id: 'labels-stay',
    title: 'Labels stay',
    passed: 'Every field and the button still have their names.',
    notYet: 'A field has lost its label, so screen reader users don’t know what to enter. Look up label.',
    run: (kit) => {
      const without = keys.find((key) => {
        const field = fieldOf(kit, key);
        const word = new RegExp(key.slice(0, 5), 'i');
        return ![...(field.labels ?? [])].some((label) => word.test(kit.seenText(label))) || !word.test(kit.name(field));
      });
      if (without) return `The field for the ${without} has lost its visible label, so nobody knows what to enter. Look up label.`;
      return /book/i.test(kit.name(buttonOf(kit))) || 'The button is no longer called “Book”, so people don’t know what it does. Look up button.';
    },
  },
];
