/** Letters and digits alone, so that marks and spaces make no difference. */
const plain = (kit, text) =>
  kit
    .words(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What people see of each element with a role, as plain words. */
const wordsOf = (kit, role) => kit.role(role).map((element) => plain(kit, kit.seenText(element)));

export default [
  {
    id: 'warning',
    title: 'The warning',
    passed: 'The warning is marked as important, and nothing else is.',
    notYet: 'The warning is marked no differently from the rest, so it’s easy to miss. Look up the `strong` element.',
    run: (kit) => {
      const strong = wordsOf(kit, 'strong').join(' ');
      if (strong === '') return false;
      if (!/warning|wet/.test(strong))
        return 'Other words than the warning are marked as important. Look up the `strong` element.';
      return /blue|red|lesson|12|9/.test(strong)
        ? 'More than the warning is marked as important, so nothing stands out any more. Look up the `strong` element.'
        : true;
    },
  },
  {
    id: 'stress',
    title: 'The stressed word',
    passed: 'The stress shows which of the two cards you need.',
    notYet: 'No word of the second sentence is stressed. Read it aloud, and look up the `em` element.',
    run: (kit) => {
      const stressed = wordsOf(kit, 'emphasis');
      if (stressed.length === 0) return false;
      return stressed.join(' ') === 'blue'
        ? true
        : `The stress is on “${stressed.join(' ')}”. Read the sentence about the cards aloud: which one word says what to bring? Look up the \`em\` element.`;
    },
  },
  {
    id: 'old-price',
    title: 'The old price',
    passed: 'The old price is marked as no longer true, and both prices are on the page.',
    notYet: 'The old price looks as true as the new one. Look up the `s` element.',
    run: (kit) => {
      const old = wordsOf(kit, 'deletion').join(' ');
      if (old === '') return false;
      if (!/^(?:was )?12$/.test(old))
        return `The words marked as no longer true are “${old}”, but only the old price isn’t true any more. Look up the \`s\` element.`;
      return plain(kit, kit.seenText()).includes('was 12 and is now 9')
        ? true
        : 'The sentence with the two prices has changed. Select Reset to see it as it was.';
    },
  },
];
