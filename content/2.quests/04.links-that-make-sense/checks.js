/** Where four of the six links lead. The others lead to a part of the page and to a mail program. */
const destinations = {
  'borrowing.html': 'how to borrow toys',
  'giving.html': 'how to give toys away',
  'https://example.org/map': 'the map',
  'https://example.org/bus/7': 'the bus times',
};

/** What else the page says, in its order. */
const facts = [
  'The Toy Library',
  'Toys to borrow and to give',
  'How to get here',
  '12 Mill Street',
  'Opening times',
  'Tuesday and Saturday, 10:00 to 13:00',
];

/** Words that could stand for any page. */
const emptyWords =
  /^(?:(?:please )?(?:click|tap|press|go|look|see|read|follow)?\s*(?:on\s+)?(?:here|this|this link|this page|the link)|(?:read|see|learn|find out|show)?\s*more(?: here| info| information| details)?|more details|link|details|continue reading)$/i;

const isAddress = (words) => /^(?:https?:|mailto:|www\.)|^\S+\.(?:html?|org|com|net)\b|^\S+@\S+$/i.test(words);

const wordCount = (words) => words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const addressOf = (link) => (link.getAttribute('href') ?? '').trim().replace(/^\.\//, '');

const leadsOutside = (link) => {
  const target = (link.getAttribute('target') ?? '').toLowerCase();
  return target !== '' && !['_self', '_top', '_parent'].includes(target);
};

export default [
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'All six links are there, and so is the rest of the page.',
    notYet: 'A link of the page is gone.',
    run: (kit) => {
      const links = kit.role('link');
      for (const [address, words] of Object.entries(destinations))
        if (!links.some((link) => addressOf(link) === address))
          return `Readers find no link to ${words} any more.`;
      const text = kit.textOf();
      let at = 0;
      for (const fact of facts) {
        const found = text.indexOf(fact, at);
        if (found < 0) return `Readers no longer find “${fact}” in its place.`;
        at = found + fact.length;
      }
      return links.length >= 6;
    },
  },
  {
    id: 'names',
    title: 'Names',
    passed: 'Each link says where it leads.',
    notYet: 'In a list of links, some tell nobody where they lead.',
    run: (kit) => {
      const names = kit.role('link').map((link) => kit.name(link));
      const empty = names.find((name) => emptyWords.test(name.replace(/[.…:→>»]+$/, '').trim()));
      if (empty !== undefined) return `In a list of links, “${empty}” tells nobody where it leads.`;
      const address = names.find(isAddress);
      if (address) return `A screen reader spells out “${address}” sign by sign.`;
      const short = names.find((name) => wordCount(name) < 2);
      if (short !== undefined)
        return short ? `Alone in a list of links, the word “${short}” says too little.` : 'One link has no name at all.';
      return names.length > 0;
    },
  },
  {
    id: 'same-name',
    title: 'Same name, same place',
    passed: 'Links with the same name lead to the same place.',
    notYet: 'Two links have the same name and lead to different places.',
    run: (kit) => {
      const places = new Map();
      for (const link of kit.role('link')) {
        const name = kit.name(link).toLowerCase();
        if (places.has(name) && places.get(name) !== addressOf(link))
          return `Two links are called “${kit.name(link)}”, and they lead to different places.`;
        places.set(name, addressOf(link));
      }
      return places.size > 0;
    },
  },
  {
    id: 'seen-and-said',
    title: 'Seen and said alike',
    passed: 'What people see of a link is what others hear.',
    notYet: 'A link has other words for the eye than for the ear.',
    run: (kit) => {
      for (const link of kit.role('link')) {
        const seen = kit.textOf(link);
        const pictures = kit.role('image', { within: link });
        if (!kit.visible(link) || (seen === '' && pictures.length === 0))
          return 'There is a link in which nobody can see a word.';
        if (!kit.name(link).toLowerCase().includes(seen.toLowerCase()))
          return `People see “${seen}”, but nothing happens when they say so to their phone: the link is called “${kit.name(link)}”.`;
      }
      return true;
    },
  },
  {
    id: 'jump',
    title: 'The jump',
    passed: 'The first link takes readers to the opening times.',
    notYet: 'Whoever follows the link to the opening times stays where they are.',
    run: async (kit) => {
      const title = kit.get('heading', {
        name: /opening times/i,
        words: 'There is no part called “Opening times” that a link could lead to.',
      });
      const inside = kit.role('link').filter((one) => addressOf(one).startsWith('#'));
      const link = inside.find((one) => /open|time|hour/i.test(kit.name(one))) ?? inside[0];
      if (!link) return 'No link leads to a place on this page.';
      const isThere = () => {
        const focused = kit.focused();
        return kit.inView(title) || (focused && (kit.isWithin(focused, title) || kit.isWithin(title, focused)));
      };
      if (isThere()) return 'The opening times are in view from the start, so the link has nothing to do.';
      await kit.click(link);
      return kit.until(isThere, 1000);
    },
  },
  {
    id: 'mail',
    title: 'The mail link',
    passed: 'The mail link opens a message to the right address.',
    notYet: 'No link opens a message to toys@example.org.',
    run: (kit) => {
      const mail = kit.role('link').map(addressOf).filter((address) => /^mail|toys@/i.test(address));
      if (mail.length === 0) return false;
      return mail.every((address) => /^mailto:toys@example\.org(?:\?.*)?$/i.test(address))
        ? true
        : `A mail program cannot read the address “${mail[0]}”.`;
    },
  },
  {
    id: 'new-tab',
    title: 'New tab, said before',
    passed: 'Nobody is taken to another tab without warning.',
    notYet: 'A link opens another tab or window and does not say so.',
    run: (kit) => {
      const links = kit.role('link');
      const silent = links
        .filter(leadsOutside)
        .find((link) => !/\b(?:tab|window)\b/i.test(`${kit.name(link)} ${kit.description(link)}`));
      if (silent) return `“${kit.name(silent)}” opens another tab or window, and the “Back” button no longer works.`;
      return links.length > 0;
    },
  },
  {
    id: 'no-opener',
    title: 'No way back in',
    passed: 'A page in another tab cannot change this one.',
    notYet: 'The page in the other window can put another page in place of this one.',
    run: (kit) => {
      const isOpen = (link) => {
        const rel = (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
        if (rel.includes('noopener') || rel.includes('noreferrer')) return false;
        return link.getAttribute('target').toLowerCase() !== '_blank' || rel.includes('opener');
      };
      const links = kit.role('link');
      return links.length > 0 && !links.filter(leadsOutside).some(isOpen);
    },
  },
];
