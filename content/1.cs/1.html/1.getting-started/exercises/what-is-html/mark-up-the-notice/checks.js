/** Letters and digits alone, so that marks and spaces make no difference. */
const plain = (kit, text) =>
  kit
    .words(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const heading = 'Lost: a green budgie';
const sentence = 'Kiwi flew out of our kitchen window on Sunday morning.';
const things = ['apples', 'sunflower seeds', 'keys that jingle'];

export default [
  {
    id: 'main-heading',
    title: 'The main heading',
    passed: 'The first line is the main heading of the page.',
    notYet:
      'The page has no main heading, so a screen reader can’t announce what the notice is about. Look up the `h1` element.',
    run: (kit) => {
      const found = kit.role('heading', { level: 1 });
      if (found.length === 0) return false;
      if (found.length > 1)
        return 'The page has several main headings, so nobody can tell which of them names it. Look up the `h1` element.';
      return plain(kit, kit.seenText(found[0])) === plain(kit, heading)
        ? true
        : `The main heading says “${kit.seenText(found[0])}”, and it should be “${heading}”. Look at where the \`h1\` element ends.`;
    },
  },
  {
    id: 'paragraph',
    title: 'A paragraph',
    passed: 'The sentence about the kitchen window is a paragraph.',
    notYet:
      'The sentence about the kitchen window isn’t a paragraph, so it runs into the next line. Look up the `p` element.',
    run: (kit) => {
      const found = kit
        .role('paragraph')
        .map((element) => plain(kit, kit.seenText(element)))
        .find((text) => text.includes(plain(kit, sentence)));
      if (found === undefined) return false;
      return found.includes('budgie') || found.includes('apples')
        ? 'The paragraph holds more than the sentence about Kiwi. Look at where the `p` element starts and ends.'
        : true;
    },
  },
  {
    id: 'list',
    title: 'A list of three',
    passed: 'The three things that Kiwi likes are a list with three items.',
    notYet:
      'The things that Kiwi likes aren’t a list, so a screen reader can’t say how many there are. Look up the `ul` element.',
    run: (kit) => {
      const [list] = kit.role('list');
      if (!list) return false;
      const items = kit.role('listitem', { within: list }).map((item) => plain(kit, kit.seenText(item)));
      const missing = things.find((thing) => !items.includes(plain(kit, thing)));
      if (missing) return `“${missing}” isn’t an item of the list. Look up the \`li\` element.`;
      return items.length === things.length
        ? true
        : `The list has ${items.length} items, and there are three things that Kiwi likes. Look up the \`li\` element.`;
    },
  },
];
