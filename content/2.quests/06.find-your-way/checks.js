/** What the page says; its parts may come in any order. */
const sentences = [
  'Windmill Museum',
  'Search the museum',
  'The grinding floor',
  'The stones Two stones grind the corn. The upper one turns, the lower one lies still.',
  'The sacks A chain lifts the sacks through three doors in the floors.',
  'The lift is out of order until 8 December.',
  'Windmill Museum, 3 Hill Road. Open from March to October.',
];
const menu = ['Floors', 'Prices', 'Schools'];

/** Letters and digits alone, so that marks and invisible characters make no difference. */
const plain = (kit, text) =>
  kit
    .words(text.replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const says = (kit, text, words) => ` ${plain(kit, text)} `.includes(` ${plain(kit, words)} `);

const addressOf = (link) => (link.getAttribute('href') ?? '').trim().replace(/^\.\//, '');

const landmarksOf = (kit, role) => kit.landmarks().filter((landmark) => landmark.role === role);

/** Whether there is one landmark of a role, with these words in it. */
const isOne = (kit, role, words, what, element) => {
  const found = landmarksOf(kit, role);
  if (found.length > 1)
    return `The page has ${found.length} ${role} landmarks, so people who jump to ${what} don’t know which one is right. Look up \`${element}\`.`;
  if (found.length === 0) return false;
  const around = kit.landmarks().find((one) => one.element !== found[0].element && kit.isWithin(found[0].element, one.element));
  if (around)
    return `The ${role} landmark is inside another landmark (${around.role}), so it isn’t ${what} of the whole page. Look up \`${element}\`.`;
  return says(kit, kit.seenText(found[0].element), words)
    ? true
    : `People can’t see “${words}” in the ${role} landmark, so it isn’t ${what}. Look up \`${element}\`.`;
};

/** Whether a text belongs to a link for skipping, which comes before all landmarks on many pages. */
const isSkipLink = (element) => {
  const link = element.closest('a[href^="#"]');
  return link !== null && /^\s*(?:skip|jump|go) (?:\w+ )*to\b/i.test(link.textContent);
};

export default [
  {
    id: 'banner',
    title: 'The header',
    passed: 'One part of the page is its header.',
    notYet:
      'The page has no banner landmark, so screen reader users can’t jump to its header. Look up the `header` element.',
    run: (kit) => isOne(kit, 'banner', 'Windmill Museum', 'the header', 'header'),
  },
  {
    id: 'main',
    title: 'The main content',
    passed: 'One part of the page is its main content.',
    notYet: 'The page has no main landmark, so screen reader users can’t skip the menu. Look up the `main` element.',
    run: (kit) => isOne(kit, 'main', 'Two stones grind the corn', 'the main content', 'main'),
  },
  {
    id: 'contentinfo',
    title: 'The footer',
    passed: 'One part of the page is its footer.',
    notYet:
      'The page has no contentinfo landmark, so screen reader users can’t jump to its footer. Look up the `footer` element.',
    run: (kit) => isOne(kit, 'contentinfo', '3 Hill Road', 'the footer', 'footer'),
  },
  {
    id: 'menus',
    title: 'The menus',
    passed: 'The links to other pages are a menu, and each menu has a name if there are several.',
    notYet:
      'The three links to other pages aren’t in a navigation landmark, so screen reader users can’t jump to the menu. Look up the `nav` element.',
    run: (kit) => {
      const menus = landmarksOf(kit, 'navigation');
      const holds = ({ element }) =>
        menu.every((words) =>
          kit.role('link').some((link) => says(kit, kit.name(link), words) && kit.isWithin(link, element)),
        );
      if (!menus.some(holds)) return false;
      const names = menus.map(({ name }) => plain(kit, name));
      if (names.length > 1 && names.includes(''))
        return 'There are several navigation landmarks, and one has no name, so a list of landmarks doesn’t tell them apart. Look up `aria-label`.';
      return new Set(names).size === names.length
        ? true
        : 'Two navigation landmarks have the same name, so a list of landmarks doesn’t tell them apart. Look up `aria-label`.';
    },
  },
  {
    id: 'search',
    title: 'The search',
    passed: 'The search field is in a search landmark.',
    notYet:
      'The search form isn’t a search landmark, so it can’t be found from the list of landmarks. Look up the `search` element.',
    run: (kit) => {
      const [field] = kit.role(['searchbox', 'textbox', 'combobox'], { name: /search/i }).filter((one) => kit.isSeen(one));
      if (!field) return 'There is no field called “Search the museum” that people can see. Compare the page with the starter.';
      return landmarksOf(kit, 'search').some(({ element }) => kit.isWithin(field, element));
    },
  },
  {
    id: 'main-heading',
    title: 'The heading in its place',
    passed: 'The main content has the heading of the page in it.',
    notYet:
      'The level 1 heading isn’t in the main landmark, so people who jump to the main content miss what it is about. Look up `main` and `h1`.',
    run: (kit) => {
      const [heading] = kit.role('heading', { level: 1 });
      if (!heading || !says(kit, kit.seenText(heading), 'The grinding floor'))
        return 'The heading of level 1, “The grinding floor”, is gone or can’t be seen. Compare the page with the starter.';
      return landmarksOf(kit, 'main').some(({ element }) => kit.isWithin(heading, element));
    },
  },
  {
    id: 'all-inside',
    title: 'Everything in a place',
    passed: 'Every word of the page is in a landmark.',
    notYet: 'Some words are in no landmark, so people who jump from landmark to landmark miss them. Look up `aside`.',
    run: (kit) => {
      const parts = kit.landmarks().map(({ element }) => element);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const around = text.parentElement;
        if (text.data.trim() === '' || !kit.visible(around) || isSkipLink(around)) continue;
        if (!parts.some((part) => kit.isWithin(around, part)))
          return `“${text.data.trim().slice(0, 50)}” is in no landmark, so people who jump from landmark to landmark miss it. Look up \`aside\` and \`region\`.`;
      }
      return true;
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'All words and links are still there.',
    notYet: 'Some words of the page are gone. Compare the page with the starter.',
    run: (kit) => {
      const text = kit.seenText();
      const missing = sentences.find((sentence) => !says(kit, text, sentence));
      if (missing) return `People can’t see “${missing}” on the page any more. Compare the page with the starter.`;
      const links = {
        Floors: 'floors.html',
        Prices: 'prices.html',
        Schools: 'schools.html',
        'The stones': '#stones',
        'The sacks': '#sacks',
      };
      for (const [name, address] of Object.entries(links)) {
        const found = kit.role('link').filter((link) => addressOf(link) === address);
        const names = found.map((link) => plain(kit, link.hasAttribute('aria-label') ? kit.name(link) : kit.seenText(link)));
        if (!names.includes(plain(kit, name)))
          return `The link “${name}” no longer leads to ${address}, or people can’t see it. Look up the \`href\` attribute.`;
        const other = found.find((_, index) => names[index] !== plain(kit, name));
        if (other) return `The link “${name}” also goes around “${kit.seenText(other)}”. Look up the \`a\` element.`;
      }
      const lost = ['stones', 'sacks'].find((id) => !document.getElementById(id));
      if (lost)
        return `The link “The ${lost}” is broken, because nothing on the page has the id “${lost}”. Look up \`id\`.`;
      const isButton = kit.role('button').some((button) => kit.isSeen(button) && says(kit, kit.name(button), 'Go'));
      return isButton ? true : 'The “Go” button of the search is gone. Compare the page with the starter.';
    },
  },
];
