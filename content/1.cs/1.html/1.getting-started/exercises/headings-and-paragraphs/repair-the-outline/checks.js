/** Each title with its level. */
const outline = [
  ['Pottery evenings', 1],
  ['What to bring', 2],
  ['Clay', 3],
  ['How to get here', 2],
];

const sentences = [
  'Pottery evenings',
  'We meet every week in the old fire station.',
  'What to bring',
  'An apron and an old towel.',
  'Clay',
  'You can buy it from us, by the kilo.',
  'How to get here',
  'Bus 7 stops in front of the door.',
];

/** Letters and digits alone, so that marks and spaces make no difference. */
const plain = (kit, text) =>
  kit
    .words(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const headingsOf = (kit) =>
  kit.role('heading').map((element) => ({ name: plain(kit, kit.name(element)), level: kit.level(element) }));

const find = (kit, title) => headingsOf(kit).find(({ name }) => name === plain(kit, title));

export default [
  {
    id: 'four-headings',
    title: 'Four headings',
    passed: 'All four titles are headings, and nothing else is.',
    notYet: 'A title only looks like a heading, so screen reader users can’t jump to it. Look up `h1` to `h6`.',
    run: (kit) => {
      const missing = outline.find(([title]) => !find(kit, title));
      if (missing)
        return `“${missing[0]}” isn’t a heading, so screen reader users can’t jump to it. Look up \`h1\` to \`h6\`.`;
      return headingsOf(kit).length === outline.length
        ? true
        : 'A heading is on the page that isn’t one of the four titles. Look up the `p` element.';
    },
  },
  {
    id: 'right-levels',
    title: 'Right levels',
    passed: '“Clay” is a part of “What to bring”, and no level is skipped.',
    notYet: 'A heading has the wrong level, so the outline doesn’t show which part belongs to which. Look up heading levels.',
    run: (kit) => {
      const wrong = outline.find(([title, level]) => find(kit, title)?.level !== level);
      if (!wrong) return true;
      const found = find(kit, wrong[0]);
      return found
        ? `“${wrong[0]}” is on level ${found.level}, so it seems to belong to another part. Look up heading levels.`
        : `“${wrong[0]}” has no level yet. Look up \`h1\` to \`h6\`.`;
    },
  },
  {
    id: 'all-words-kept',
    title: 'All words kept',
    passed: 'Every word of the page is still there, in the same order.',
    notYet: 'Some words of the page are gone or in another place. Select Reset to see them again.',
    run: (kit) => {
      const text = ` ${plain(kit, kit.seenText())} `;
      let at = 0;
      for (const sentence of sentences) {
        const words = ` ${plain(kit, sentence)} `;
        const found = text.indexOf(words, at);
        if (found < 0) return `“${sentence}” is gone or in another place. Select Reset to see the page as it was.`;
        at = found + words.length - 1;
      }
      return true;
    },
  },
];
