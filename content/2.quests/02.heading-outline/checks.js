/** Each title of the guide, and the one above it. */
const outline = {
  'A guide for new growers': null,
  'Before you dig': 'A guide for new growers',
  'Getting your key': 'Before you dig',
  'Choosing what to grow': 'Before you dig',
  'Through the year': 'A guide for new growers',
  'Spring and summer': 'Through the year',
  'Watering in a dry spell': 'Spring and summer',
  'Autumn and winter': 'Through the year',
  'When you need help': 'A guide for new growers',
};

/** The whole guide, in its order. */
const sentences = [
  'A guide for new growers',
  'Welcome to Greenbank Allotments. Read this once, then keep it in your shed.',
  'Before you dig',
  'Two things come first: your key, and a plan for your plot.',
  'Getting your key',
  'Ask Oluwaseun at the gate on any Saturday. You get the deposit back when you leave.',
  'Choosing what to grow',
  'Start with beans, potatoes and salad. They forgive mistakes.',
  'Through the year',
  'The work has two halves: the warm months and the cold ones.',
  'Spring and summer',
  'Sow from March onwards. From June, one job matters more than all the others.',
  'Watering in a dry spell',
  'Water the roots, not the leaves, and do it in the evening.',
  'Autumn and winter',
  'Dig in compost, mend the fence and order seeds.',
  'When you need help',
  'Noor knows about pests. Goran lends tools. Both have a plot by the pond.',
  'Updated on 3 March 2026',
];
const date = 'Updated on 3 March 2026';

/** Letters and digits alone, so that marks and invisible characters make no difference. */
const plain = (kit, text) =>
  kit
    .words(text.replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every heading in order: the title that people see and screen readers say, all that is seen, and the level. */
const headingsOf = (kit) =>
  kit.role('heading').map((element) => {
    const seen = plain(kit, kit.seenText(element));
    const name = plain(kit, kit.name(element));
    const title = Object.keys(outline).find((one) => plain(kit, one) === seen && plain(kit, one) === name);
    return { title, seen, name, level: kit.level(element), hasPicture: kit.role('image', { within: element }).length > 0 };
  });

export default [
  {
    id: 'nine-headings',
    title: 'Nine headings',
    passed: 'All nine titles are headings, and no other text is.',
    notYet:
      'The titles aren’t headings, so people can’t move from heading to heading with a screen reader. Look up `h1` to `h6`.',
    run: (kit) => {
      const headings = headingsOf(kit);
      if (headings.length === 0) return false;
      const missing = Object.keys(outline).find((title) => !headings.some((heading) => heading.title === title));
      if (missing) {
        const sameWords = headings.some(({ name }) => name === plain(kit, missing));
        return sameWords
          ? `The heading “${missing}” can’t be seen, so people who look at the page miss it. Look up CSS that hides text.`
          : `“${missing}” isn’t a heading, so screen reader users can’t jump to it. Look up \`h1\` to \`h6\`.`;
      }
      const text = sentences.find(
        (sentence) =>
          !(sentence in outline) && sentence !== date && headings.some(({ name }) => name.includes(plain(kit, sentence))),
      );
      return text
        ? `“${text}” is in a heading, so it turns up in the list of headings like a title. Look up the \`p\` element.`
        : true;
    },
  },
  {
    id: 'one-level-1',
    title: 'One level 1',
    passed: 'One heading of level 1 names the guide.',
    notYet: 'No heading of level 1 names the guide, so a list of headings doesn’t say what the page is. Look up `h1`.',
    run: (kit) => {
      const top = headingsOf(kit).filter(({ level }) => level === 1);
      if (top.length > 1)
        return `The page has ${top.length} headings of level 1, so readers can’t tell which one names it. Look up \`h1\`.`;
      return top.length === 1 && top[0].name === plain(kit, 'A guide for new growers');
    },
  },
  {
    id: 'no-skipped-level',
    title: 'No skipped level',
    passed: 'Each step down goes one level deeper.',
    notYet: 'The headings skip a level, so readers look for a part that doesn’t exist. Look up heading levels.',
    run: (kit) => {
      const headings = headingsOf(kit);
      if (headings.length < 2) return 'The page has no outline of headings yet. Look up heading levels.';
      const at = headings.findIndex(({ level }, index) => index > 0 && level > headings[index - 1].level + 1);
      return at < 0
        ? true
        : `“${headings[at].title ?? headings[at].seen}” is level ${headings[at].level} after a heading of level ${headings[at - 1].level}, so readers look for a part that doesn’t exist. Look up heading levels.`;
    },
  },
  {
    id: 'right-parent',
    title: 'Right parent',
    passed: 'Each title is under the one it belongs to.',
    notYet: 'The list of headings doesn’t show which part belongs to which. Look up heading levels.',
    run: (kit) => {
      const headings = headingsOf(kit).filter(({ title }) => title !== undefined);
      if (headings.length === 0) return false;
      for (const [index, { title, level }] of headings.entries()) {
        const parent = headings.slice(0, index).findLast((before) => before.level < level)?.title ?? null;
        if (outline[title] !== null && parent !== outline[title])
          return `In the list of headings, “${title}” isn’t under “${outline[title]}”, so readers look for it elsewhere. Look up heading levels.`;
      }
      return true;
    },
  },
  {
    id: 'no-empty-heading',
    title: 'No empty heading',
    passed: 'Every heading has text, and the date is none.',
    notYet:
      'A heading has no text that people can see, so a screen reader stops where there is nothing to read. Look up CSS margins for gaps.',
    run: (kit) => {
      const headings = headingsOf(kit);
      if (headings.some(({ seen, name, hasPicture }) => name === '' || (seen === '' && !hasPicture))) return false;
      return headings.some(({ name }) => name.includes(plain(kit, date)))
        ? 'The date is a heading, but nothing comes below it, so readers jump to a part that is empty. Look up the `p` and `small` elements.'
        : true;
    },
  },
  {
    id: 'all-words-kept',
    title: 'All words kept',
    passed: 'Every word of the guide is there, in its place.',
    notYet: 'Some words of the guide are gone. Compare the page with the starter.',
    run: (kit) => {
      const text = ` ${plain(kit, kit.seenText())} `;
      let at = 0;
      for (const sentence of sentences) {
        const words = ` ${plain(kit, sentence)} `;
        const found = text.indexOf(words, at);
        if (found < 0)
          return text.includes(words)
            ? `“${sentence}” is in another place than before. Compare the page with the starter.`
            : `People can’t see “${sentence}” on the page any more. Compare the page with the starter.`;
        at = found + words.length - 1;
      }
      return true;
    },
  },
];
