/** Each question, with an answer to it. */
const questions = [
  { text: 'What did you lose?', answer: 'A green umbrella' },
  { text: 'Your phone number', answer: '030 5550142' },
];

/** Letters and digits alone, so that marks and spaces make no difference. */
const plain = (kit, text) =>
  kit
    .words(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const labelText = (kit, field) => plain(kit, [...field.labels].map((label) => kit.seenText(label)).join(' '));

const fieldFor = (kit, { text }) =>
  kit.role('textbox').find((field) => labelText(kit, field).includes(plain(kit, text)));

export default [
  {
    id: 'questions-connected',
    title: 'Questions connected',
    passed: 'A click on either question moves the cursor into its field.',
    notYet: 'A question isn’t connected to its field, so screen reader users don’t know what to type. Look up `label`.',
    run: (kit) => {
      const lost = questions.find((question) => !fieldFor(kit, question));
      if (lost)
        return `“${lost.text}” isn’t the visible label of a field, so screen reader users don’t know what to type. Look up \`label\` and its \`for\` attribute.`;
      const [first, second] = questions.map((question) => fieldFor(kit, question));
      if (first === second) return 'Both questions are connected to the same field. Look up the `for` attribute.';
      const renamed = questions.find(
        (question) => !plain(kit, kit.name(fieldFor(kit, question))).includes(plain(kit, question.text)),
      );
      return renamed
        ? `The field for “${renamed.text}” has another accessible name than people see. Look up \`aria-label\`.`
        : true;
    },
  },
  {
    id: 'answers-sent',
    title: 'Answers sent',
    passed: 'Both answers are sent, each under a name of its own.',
    notYet: 'An answer isn’t sent, so the bus company never gets it. Look up the `name` attribute.',
    run: async (kit) => {
      const fields = kit.role('textbox');
      if (fields.length !== 2) return `The form has ${fields.length} text fields, and needs two. Look up \`input\`.`;
      for (const [index, field] of fields.entries()) await kit.fill(field, questions[index].answer);
      await kit.click(kit.get('button', { words: 'The form has no button, so nobody can send it. Look up `button`.' }));
      const [sent] = kit.submitted();
      if (!sent) return 'The button doesn’t send the form. Look up `type="submit"`.';
      const lost = questions.find(({ answer }) => !Object.values(sent).flat().includes(answer));
      if (lost) return `The answer to “${lost.text}” isn’t sent. Look up the \`name\` attribute.`;
      return Object.values(sent).some(Array.isArray)
        ? 'Both answers are sent under the same name, so the server can’t tell them apart. Look up the `name` attribute.'
        : true;
    },
  },
];
