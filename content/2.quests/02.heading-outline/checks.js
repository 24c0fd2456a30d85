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

/** Every heading with its name and level, in order. */
const headingsOf = (kit) =>
  kit.role('heading').map((element) => ({ name: kit.name(element), level: kit.level(element) }));

export default [
  {
    id: 'nine-headings',
    title: 'Nine headings',
    passed: 'All nine titles are headings.',
    notYet: 'Somebody who jumps from heading to heading cannot reach every part of the guide.',
    run: (kit) => {
      const names = headingsOf(kit).map(({ name }) => name);
      const missing = Object.keys(outline).find((title) => !names.includes(title));
      return missing ? `Somebody who jumps from heading to heading never gets to “${missing}”.` : true;
    },
  },
  {
    id: 'one-level-1',
    title: 'One level 1',
    passed: 'One heading of level 1 names the guide.',
    notYet: 'No single heading names the whole guide.',
    run: (kit) => {
      const top = headingsOf(kit).filter(({ level }) => level === 1);
      if (top.length > 1) return 'Several headings claim to name the whole guide.';
      return top.length === 1 && top[0].name === 'A guide for new growers';
    },
  },
  {
    id: 'no-skipped-level',
    title: 'No skipped level',
    passed: 'Each step down goes one level deeper.',
    notYet: 'The headings skip a level, so a reader looks for a part that does not exist.',
    run: (kit) => {
      const headings = headingsOf(kit);
      if (headings.length < 2) return false;
      const at = headings.findIndex(({ level }, index) => index > 0 && level > headings[index - 1].level + 1);
      return at < 0
        ? true
        : `Before “${headings[at].name}” a level is missing, so a reader looks for a part that does not exist.`;
    },
  },
  {
    id: 'right-parent',
    title: 'Right parent',
    passed: 'Each title stands under the one it belongs to.',
    notYet: 'The list of headings does not show what belongs to what.',
    run: (kit) => {
      const headings = headingsOf(kit).filter(({ name }) => name in outline);
      if (headings.length === 0) return false;
      for (const [index, { name, level }] of headings.entries()) {
        const parent = headings.slice(0, index).findLast((before) => before.level < level)?.name ?? null;
        if (outline[name] !== null && parent !== outline[name])
          return `In the list of headings, “${name}” does not stand under “${outline[name]}”.`;
      }
      return true;
    },
  },
  {
    id: 'no-empty-heading',
    title: 'No empty heading',
    passed: 'Every heading has something to say.',
    notYet: 'A screen reader stops at a heading and has nothing to read.',
    run: (kit) => {
      const headings = headingsOf(kit);
      if (headings.some(({ name }) => name === '')) return false;
      return headings.some(({ name }) => name === 'Updated on 3 March 2026')
        ? 'The date is a heading, and nothing comes below it.'
        : true;
    },
  },
  {
    id: 'all-words-kept',
    title: 'All words kept',
    passed: 'Every word of the guide is there, in its place.',
    notYet: 'Some words of the guide are gone.',
    run: (kit) => {
      const text = kit.textOf();
      let at = 0;
      for (const sentence of sentences) {
        const found = text.indexOf(sentence, at);
        if (found < 0)
          return text.includes(sentence)
            ? `Readers find “${sentence}” in another place than before.`
            : `Readers no longer find “${sentence}”.`;
        at = found + sentence.length;
      }
      return true;
    },
  },
];
