/** Letters and digits alone, so that marks and spaces make no difference. */
const plain = (kit, text) =>
  kit
    .words(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wanted = [
  'Work in the park',
  'Bring gloves and a hat.',
  'We meet at the small gate at nine.',
  'What we do',
  'We clear the paths and plant forty trees.',
];

/** The first of some words that people can’t see in their place; undefined if they see all of them. */
const lost = (kit) => {
  const text = ` ${plain(kit, kit.seenText())} `;
  let at = 0;
  return wanted.find((words) => {
    const found = text.indexOf(` ${plain(kit, words)} `, at);
    at = found + plain(kit, words).length + 1;
    return found < 0;
  });
};

const wordsOf = (kit, role) => plain(kit, kit.role(role).map((element) => kit.seenText(element)).join(' '));

export default [
  {
    id: 'no-repairs',
    title: 'Nothing to repair',
    passed: 'The browser reads the page without repairing it.',
    notYet: 'The browser had to repair the page. Look up end tags and nesting.',
    run: (kit) => {
      const [first] = kit.parseErrors();
      return first ? `The browser had to repair line ${first.line}: ${first.words}` : true;
    },
  },
  {
    id: 'elements-end',
    title: 'Where elements end',
    passed: 'Only “gloves” is important, and only the title of the second part is a heading of level 2.',
    notYet: 'An element doesn’t end where it should. Look up end tags.',
    run: (kit) => {
      const strong = wordsOf(kit, 'strong');
      if (strong === '') return 'Nothing is marked as important any more. Look up the end tag of `strong`.';
      if (strong !== 'gloves')
        return 'More than the word “gloves” is marked as important, so the rest is bold as well. Look up the end tag of `strong`.';
      if (!wordsOf(kit, 'emphasis').includes('nine'))
        return '“at nine” isn’t stressed any more. Look up how to nest `em` in a paragraph.';
      const headings = kit.role('heading').map((element) => `${kit.level(element)} ${plain(kit, kit.seenText(element))}`);
      return headings.join(', ') === '1 work in the park, 2 what we do'
        ? true
        : 'The headings of the page aren’t the two that it had. Look up the end tag of `h2`.';
    },
  },
  {
    id: 'words-kept',
    title: 'All words kept',
    passed: 'Every word of the page is still there.',
    notYet: 'Some words of the page are gone or in another place. Select Reset to see them again.',
    run: (kit) => {
      const words = lost(kit);
      return words === undefined
        ? true
        : `“${words}” is gone or in another place. Select Reset to see the page as it was.`;
    },
  },
];
