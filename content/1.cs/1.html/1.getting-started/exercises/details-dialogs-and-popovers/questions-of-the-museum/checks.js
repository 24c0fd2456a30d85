/** Each question with its answer. */
const answers = [
  ['May children come along?', 'Yes, from the age of six, together with an adult.'],
  ['What should I bring?', 'A small torch and warm shoes.'],
];

const isOnPage = (kit, words) => kit.words(kit.seenText()).includes(kit.words(words));

const openerOf = (kit, question) =>
  kit.role(['summary', 'button']).find((element) => kit.words(kit.name(element)).includes(kit.words(question)));

export default [
  {
    id: 'two-questions',
    title: 'Two questions',
    passed: 'Both questions can be reached with the Tab key, and both answers are closed.',
    notYet: 'The answers are open from the start, so the page is long for everyone. Look up `details`.',
    run: (kit) => {
      if (!isOnPage(kit, 'We start at nine at the main door.'))
        return 'The first paragraph isn’t visible any more. Compare the page with the starter.';
      for (const [question, answer] of answers) {
        if (isOnPage(kit, answer)) return `The answer to “${question}” is open from the start. Look up \`details\`.`;
        const opener = openerOf(kit, question);
        if (!opener || !isOnPage(kit, question))
          return `“${question}” doesn’t open anything, so nobody can read the answer. Look up \`summary\`.`;
        if (!kit.tabStops().includes(opener))
          return `The Tab key doesn’t stop at “${question}”. Look up \`summary\`.`;
      }
      return true;
    },
  },
  {
    id: 'answers-open',
    title: 'Answers open',
    passed: 'Each question opens its own answer.',
    notYet: 'The questions don’t open their answers. Look up `details` and `summary`.',
    run: async (kit) => {
      for (const [question, answer] of answers) {
        const opener = openerOf(kit, question);
        if (!opener) return false;
        if (isOnPage(kit, answer)) return `The answer to “${question}” doesn’t wait for its question. Look up \`details\`.`;
        opener.focus();
        await kit.press('Enter');
        if (!(await kit.until(() => isOnPage(kit, answer))))
          return `Enter doesn’t open the answer to “${question}”. Look up \`details\` and \`summary\`.`;
        // Browsers expose the state of a popover themselves.
        if (kit.states(opener).expanded !== true && !opener.hasAttribute('popovertarget'))
          return `Screen reader users don’t learn that “${question}” is open. Look up \`details\`.`;
      }
      return true;
    },
  },
];
