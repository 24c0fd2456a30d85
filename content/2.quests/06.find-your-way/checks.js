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

const landmarksOf = (kit, role) => kit.landmarks().filter((landmark) => landmark.role === role);

/** Whether there is one landmark of a role, with these words in it. */
const isOne = (kit, role, words, what) => {
  const found = landmarksOf(kit, role);
  if (found.length > 1) return `A list of the parts of the page names ${found.length} of them as ${what}.`;
  if (found.length === 0) return false;
  const around = kit.landmarks().find(({ element }) => element !== found[0].element && kit.isWithin(found[0].element, element));
  if (around) return `The part that is said to be ${what} lies inside another one (${around.role}).`;
  return kit.textOf(found[0].element).includes(words) ? true : `The part that is said to be ${what} does not hold “${words}”.`;
};

export default [
  {
    id: 'banner',
    title: 'The header',
    passed: 'One part of the page is its header.',
    notYet: 'In the list of the parts of the page, there is no header.',
    run: (kit) => isOne(kit, 'banner', 'Windmill Museum', 'the header'),
  },
  {
    id: 'main',
    title: 'The main content',
    passed: 'One part of the page is its main content.',
    notYet: 'Nobody can jump past the menu to what the page is about.',
    run: (kit) => isOne(kit, 'main', 'Two stones grind the corn', 'the main content'),
  },
  {
    id: 'contentinfo',
    title: 'The footer',
    passed: 'One part of the page is its footer.',
    notYet: 'In the list of the parts of the page, there is no footer.',
    run: (kit) => isOne(kit, 'contentinfo', '3 Hill Road', 'the footer'),
  },
  {
    id: 'menus',
    title: 'The menus',
    passed: 'The links to other pages are a menu, and each menu has a name.',
    notYet: 'Somebody who asks for the menu of the site does not get it.',
    run: (kit) => {
      const menus = landmarksOf(kit, 'navigation');
      const holds = ({ element }) =>
        menu.every((name) => kit.role('link', { name }).some((link) => kit.isWithin(link, element)));
      if (!menus.some(holds)) return false;
      const names = menus.map(({ name }) => name.toLowerCase());
      if (names.length > 1 && names.includes('')) return 'There are several menus, and not all say what they lead to.';
      return new Set(names).size === names.length ? true : 'Two menus have the same name.';
    },
  },
  {
    id: 'search',
    title: 'The search',
    passed: 'Whoever looks for the search of the page finds it.',
    notYet: 'Somebody who wants to search must listen to the whole page to find the field.',
    run: (kit) => {
      const [field] = kit.role(['searchbox', 'textbox'], { name: /search/i });
      if (!field) return 'There is no search field on the page.';
      return landmarksOf(kit, 'search').some(({ element }) => kit.isWithin(field, element));
    },
  },
  {
    id: 'main-heading',
    title: 'The heading in its place',
    passed: 'The main content begins with the heading of the page.',
    notYet: 'Whoever jumps to the main content misses the heading that names it.',
    run: (kit) => {
      const [heading] = kit.role('heading', { level: 1 });
      if (!heading) return 'No heading names the page.';
      return landmarksOf(kit, 'main').some(({ element }) => kit.isWithin(heading, element));
    },
  },
  {
    id: 'all-inside',
    title: 'Everything in a place',
    passed: 'Every word of the page belongs to one of its parts.',
    notYet: 'Some words belong to no part of the page.',
    run: (kit) => {
      const parts = kit.landmarks().map(({ element }) => element);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const around = text.parentElement;
        if (text.data.trim() === '' || !kit.visible(around)) continue;
        if (!parts.some((part) => kit.isWithin(around, part)))
          return `Somebody who goes from part to part never gets to “${text.data.trim().slice(0, 50)}”.`;
      }
      return true;
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'All words and links are still there.',
    notYet: 'Some words of the page are gone.',
    run: (kit) => {
      const text = kit.textOf();
      const missing = sentences.find((sentence) => !text.includes(sentence));
      if (missing) return `Readers no longer find “${missing}”.`;
      const links = {
        Floors: 'floors.html',
        Prices: 'prices.html',
        Schools: 'schools.html',
        'The stones': '#stones',
        'The sacks': '#sacks',
      };
      for (const [name, address] of Object.entries(links)) {
        const names = kit
          .role('link')
          .filter((link) => link.getAttribute('href') === address)
          .map((link) => kit.name(link));
        if (!names.includes(name)) return `The link “${name}” no longer leads to its place.`;
        const other = names.find((one) => one !== name);
        if (other !== undefined) return `The link “${name}” also goes around “${other}”.`;
      }
      const lost = ['stones', 'sacks'].find((id) => !document.getElementById(id));
      if (lost) return `The link “The ${lost}” leads to a place that is gone.`;
      return kit.role('button', { name: 'Go' }).length > 0 ? true : 'The button of the search is gone.';
    },
  },
];
