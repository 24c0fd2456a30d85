const right = { name: 'Sana', email: 'sana@example.com', places: '2' };
const keys = Object.keys(right);

/** Forms as people leave them: what they wrote, and which answers are then wrong. */
const slips = [
  { answers: {}, wrong: ['name', 'email', 'places'] },
  { answers: { ...right, email: 'sana.example.com' }, wrong: ['email'] },
  { answers: { ...right, name: '', places: '9' }, wrong: ['name', 'places'] },
];

const fieldOf = (kit, key) => {
  const field = kit.elements().find((element) => element.name === key && 'form' in element);
  kit.expect(field && kit.visible(field), `The field for the ${key} is gone.`);
  return field;
};

const send = async (kit, answers) => {
  for (const key of keys) await kit.fill(fieldOf(kit, key), answers[key] ?? '');
  const button = kit.get('button', { words: 'There is no button to book with.' });
  button.focus();
  await kit.press('Enter');
};

/** The words that came to the description of a field, and were not there before. */
const newWords = (before, after) => after.replace(before, ' ').trim();

/** Elements whose words are the description of a field, or belong to it. */
const messagesOf = (field) =>
  ['aria-describedby', 'aria-errormessage']
    .flatMap((attribute) => (field.getAttribute(attribute) ?? '').split(/\s+/))
    .flatMap((id) => (id && document.getElementById(id)) || []);

export default [
  {
    id: 'nothing-sent',
    title: 'Nothing wrong is sent',
    passed: 'A form with wrong answers stays on the page.',
    notYet: 'A form with wrong answers is sent, and the answers are lost.',
    run: async (kit) => {
      for (const { answers } of slips) {
        await send(kit, answers);
        if (kit.submitted().length > 0) return false;
        const lost = keys.find((key) => fieldOf(kit, key).value !== (answers[key] ?? ''));
        if (lost) return `The answer for the ${lost} is gone, and must be written again.`;
      }
      return true;
    },
  },
  {
    id: 'focus-goes-there',
    title: 'Focus goes there',
    passed: 'The focus goes to what must be corrected.',
    notYet: 'Somebody presses the button, nothing seems to happen, and the focus stays where it was.',
    run: async (kit) => {
      for (const { answers, wrong } of slips) {
        await send(kit, answers);
        const place = kit.focused();
        const fields = wrong.map((key) => fieldOf(kit, key));
        if (place === fields[0]) continue;
        if (!place || place.name in right) return `With a wrong ${wrong[0]}, the focus is not on the first wrong answer.`;
        const links = kit.role('link', { within: place });
        if (kit.name(place) === '') return 'The focus goes to a list, and a screen reader does not say what it is.';
        for (const [index, field] of fields.entries()) {
          if (!links[index]) return `With a wrong ${wrong[index]}, the focus goes neither to the field nor to a list that leads there.`;
          await kit.click(links[index]);
          if (kit.focused() !== field) return `The list of errors does not lead to the field for the ${wrong[index]}.`;
        }
      }
      return true;
    },
  },
  {
    id: 'marked-as-wrong',
    title: 'Marked as wrong',
    passed: 'A screen reader says which fields are wrong, and only those.',
    notYet: 'A screen reader does not say which fields are wrong.',
    run: async (kit) => {
      if (keys.some((key) => kit.states(fieldOf(kit, key)).invalid)) return 'Fields count as wrong before anybody has written anything.';
      for (const { answers, wrong } of slips) {
        await send(kit, answers);
        for (const key of keys) {
          const isMarked = kit.states(fieldOf(kit, key)).invalid === true;
          if (isMarked !== wrong.includes(key))
            return isMarked ? `The ${key} is right, and a screen reader says that it is wrong.` : `A screen reader does not say that the ${key} is wrong.`;
        }
      }
      return true;
    },
  },
  {
    id: 'message-belongs',
    title: 'Message and field',
    passed: 'Each wrong field is described by a sentence that says what to do.',
    notYet: 'A screen reader says at no field what is wrong with it.',
    run: async (kit) => {
      const before = Object.fromEntries(keys.map((key) => [key, kit.description(fieldOf(kit, key))]));
      for (const { answers, wrong } of slips) {
        await send(kit, answers);
        const told = wrong.map((key) => newWords(before[key], kit.description(fieldOf(kit, key))));
        const short = told.findIndex((words) => words.split(/\s+/).filter(Boolean).length < 3);
        if (short >= 0) return `At the field for the ${wrong[short]}, a screen reader reads no sentence about the error.`;
        if (new Set(told).size < told.length) return 'Different errors have the same message, so it helps nobody.';
      }
      return true;
    },
  },
  {
    id: 'message-seen',
    title: 'Words, not only colour',
    passed: 'Words on the page say what is wrong.',
    notYet: 'Only a colour shows the error, and not everybody sees colours.',
    run: async (kit) => {
      const wordsOf = () => kit.textOf().length;
      const before = wordsOf();
      for (const { answers, wrong } of slips) {
        await send(kit, answers);
        // A sentence for each: fifteen letters are not much.
        if (wordsOf() - before < 15 * wrong.length) return false;
        const unseen = wrong.find((key) => {
          const messages = messagesOf(fieldOf(kit, key));
          return messages.length > 0 && !messages.some((message) => kit.visible(message) && kit.textOf(message) !== '' && kit.contrast(message) >= 4.5);
        });
        if (unseen) return `The message about the ${unseen} cannot be seen well.`;
      }
      return true;
    },
  },
  {
    id: 'correcting-clears',
    title: 'Correcting clears',
    passed: 'A corrected field loses its message at once.',
    notYet: 'Somebody corrects an answer, and it still counts as wrong.',
    run: async (kit) => {
      const fields = keys.map((key) => fieldOf(kit, key));
      const before = fields.map((field) => kit.description(field));
      await send(kit, {});
      if (!fields.some((field) => kit.states(field).invalid)) return false;
      const marked = fields.filter((field) => kit.states(field).invalid);
      for (const [index, field] of fields.entries()) {
        const wrongBefore = marked.filter((other) => kit.states(other).invalid).length;
        await kit.fill(field, right[keys[index]]);
        await kit.tab();
        if (kit.states(field).invalid) return `The ${keys[index]} is right now, and a screen reader still says that it is wrong.`;
        if (kit.description(field) !== before[index]) return `The ${keys[index]} is right now, and its message is still there.`;
        const wrongNow = marked.filter((other) => kit.states(other).invalid).length;
        if (wrongNow < wrongBefore - 1) return 'With one corrected answer, the messages about the others disappear too.';
      }
      return true;
    },
  },
  {
    id: 'right-is-sent',
    title: 'Right answers are sent',
    passed: 'A form with right answers is sent with all of them.',
    notYet: 'Somebody answers everything well, and the booking is not sent.',
    run: async (kit) => {
      await send(kit, { email: 'sana' });
      await send(kit, right);
      const [sent] = kit.submitted();
      if (!sent) return false;
      const missing = keys.find((key) => sent[key] !== right[key]);
      return missing ? `The booking arrives without the ${missing}.` : kit.submitted().length === 1;
    },
  },
  {
    id: 'labels-stay',
    title: 'Labels stay',
    passed: 'Every field and the button still have their names.',
    notYet: 'A screen reader does not say what belongs into a field.',
    run: (kit) => {
      const without = keys.find((key) => {
        const field = fieldOf(kit, key);
        const isSeen = [...(field.labels ?? [])].some((label) => kit.visible(label));
        return !isSeen || !new RegExp(key.slice(0, 5), 'i').test(kit.name(field));
      });
      if (without) return `A label no longer says what to write for the ${without}.`;
      return kit.role('button').some((button) => /book/i.test(kit.name(button))) || 'The button no longer says what it does.';
    },
  },
];
