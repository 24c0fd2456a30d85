/** Where four of the six links lead. The others lead to a part of the page and to a mail program. */
const destinations = {
  'borrowing.html': 'how to borrow toys',
  'giving.html': 'how to give toys away',
  'https://example.org/map': 'the map',
  'https://example.org/bus/7': 'the bus times',
};

/** Words that say where a link leads, by its address. */
const topics = {
  'borrowing.html': /borrow|lend|loan|toys?\b|home|how it works|famil/i,
  'giving.html': /giv|donat|away|outgrown|pass|toys?\b|how it works/i,
  'https://example.org/map': /map|street|12 mill|mill st|where|direction|find us|finding|way|location|route|here/i,
  'https://example.org/bus/7': /bus|line|timetable|times|departure|route/i,
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
  /^(?:(?:please )?(?:just )?(?:click|tap|press|go|look|see|read|follow|use|check)?\s*(?:on |out |at )*(?:me|here|this|that|it|this one|the following|th(?:is|e) (?:link|page|site|website|address|article))(?: here| now| please| below| for more)?|(?:click|tap|press|go) (?:to )?(?:read|see|learn|find out|continue)?(?: more)?|(?:to )?(?:read|see|learn|find out|show|get|and)?\s*(?:more|full|further)(?: here| info(?:rmation)?| details?| text| story| about (?:this|it))?|(?:more |further )?(?:info(?:rmation)?|details?)|(?:web ?)?(?:link|page|site|website)(?: (?:\d+|one|two|three|four|five|six|here))?|(?:another|first|second|third|fourth|fifth|sixth|next|last|other) (?:link|page|site)|continue(?: reading)?|find out|go there|visit (?:link|page|site|us|website))$/i;

const isAddress = (words) => /^(?:https?:|mailto:|www\.)|^\S+\.(?:html?|org|com|net)\b|^\S+@\S+$/i.test(words);

/** Letters and digits alone, so that marks and invisible characters make no difference. */
const plain = (kit, text) =>
  kit
    .words(text.replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordCount = (kit, words) => plain(kit, words).split(' ').filter(Boolean).length;

const addressOf = (link) => (link.getAttribute('href') ?? '').trim().replace(/^\.\//, '');

/** Where a link opens: its own target, or that of the page. */
const targetOf = (link) =>
  (link.getAttribute('target') ?? document.querySelector('base[target]')?.getAttribute('target') ?? '').toLowerCase();

const leadsOutside = (link) => {
  const target = targetOf(link);
  return target !== '' && !['_self', '_top', '_parent'].includes(target);
};

/** The element that a link on the page leads to. */
const targetIn = (address) => {
  let id = address.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // An address that can't be decoded is taken as it is written.
  }
  return document.getElementById(id) ?? [...document.querySelectorAll('a[name]')].find((one) => one.getAttribute('name') === id) ?? null;
};

export default [
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'All six links are there, and so is the rest of the page.',
    notYet: 'A link of the page is gone, so people can’t get to all six places. Compare the page with the starter.',
    run: (kit) => {
      const links = kit.role('link');
      for (const [address, words] of Object.entries(destinations))
        if (!links.some((link) => addressOf(link) === address))
          return `There is no link to ${words} (${address}) any more. Look up the \`href\` attribute.`;
      const text = ` ${plain(kit, kit.seenText())} `;
      let at = 0;
      for (const fact of facts) {
        const words = ` ${plain(kit, fact)} `;
        const found = text.indexOf(words, at);
        if (found < 0) return `People can’t see “${fact}” in its place any more. Compare the page with the starter.`;
        at = found + words.length - 1;
      }
      return links.length >= 6;
    },
  },
  {
    id: 'names',
    title: 'Names',
    passed: 'Each link says where it leads.',
    notYet:
      'The page has no links with names, so people can’t choose where to go. Look up “descriptive link text”.',
    run: (kit) => {
      const links = kit.role('link').map((link) => ({ link, name: kit.name(link) }));
      const empty = links.find(({ name }) => emptyWords.test(plain(kit, name)));
      if (empty)
        return empty.name === ''
          ? 'A link has no name, so a screen reader reads its address. Look up “descriptive link text”.'
          : `In a list of links, “${empty.name}” doesn’t say where it leads. Look up “descriptive link text”.`;
      const address = links.find(({ name }) => isAddress(name.trim()));
      if (address)
        return `A screen reader spells out “${address.name}” letter by letter. Say in words where the link leads. Look up “descriptive link text”.`;
      const short = links.find(({ name }) => wordCount(kit, name) < 2);
      if (short)
        return short.name
          ? `In a list of links, the one word “${short.name}” says too little. Use two words or more. Look up “descriptive link text”.`
          : 'A link has no name, so a screen reader reads its address. Look up “descriptive link text”.';
      const off = links.find(({ link, name }) => topics[addressOf(link)]?.test(name) === false);
      if (off)
        return `The link “${off.name}” leads to ${destinations[addressOf(off.link)]}, and its words don’t say so. Look up “descriptive link text”.`;
      return links.length > 0;
    },
  },
  {
    id: 'same-name',
    title: 'Same name, same place',
    passed: 'Links with the same name lead to the same place.',
    notYet: 'The page has no links. Look up the `a` element.',
    run: (kit) => {
      const places = new Map();
      for (const link of kit.role('link')) {
        const name = plain(kit, kit.name(link));
        if (places.has(name) && places.get(name) !== addressOf(link))
          return `Two links are called “${kit.name(link)}” and lead to different places, so nobody can tell them apart in a list. Look up “descriptive link text”.`;
        places.set(name, addressOf(link));
      }
      return places.size > 0;
    },
  },
  {
    id: 'seen-and-said',
    title: 'Seen and said alike',
    passed: 'The words that people see are part of each link’s name.',
    notYet: 'The words on the screen aren’t part of the link’s name, so voice control fails. Look up “label in name”.',
    run: (kit) => {
      for (const link of kit.role('link')) {
        const seen = plain(kit, kit.seenText(link));
        const pictures = kit.role('image', { within: link }).filter((picture) => kit.isSeen(picture));
        if (!kit.isSeen(link) || (seen === '' && pictures.length === 0))
          return `People can’t see the link “${kit.name(link)}”. Look up CSS that hides text.`;
        if (!` ${plain(kit, kit.name(link))} `.includes(` ${seen} `))
          return `People see “${kit.seenText(link)}”, but the link is called “${kit.name(link)}”, so voice control doesn’t find it by the words on the screen. Look up “label in name”.`;
      }
      return true;
    },
  },
  {
    id: 'jump',
    title: 'The jump',
    passed: 'The first link takes readers to the opening times.',
    notYet:
      'The link to the opening times doesn’t bring them into view, so people who follow it stay where they are. Look up `id` and links within a page.',
    run: async (kit) => {
      const title = kit.get('heading', {
        name: /opening\s+times/i,
        words: 'There is no heading “Opening times” that a link could lead to. Compare the page with the starter.',
      });
      const inside = kit.role('link').filter((one) => addressOf(one).startsWith('#'));
      const link = inside.find((one) => /open|time|hour|when/i.test(kit.name(one))) ?? inside[0];
      if (!link) return 'No link leads to a place on this page. Look up links within a page.';
      // In a window that is not tall, the times are out of sight even without the starter's style sheet.
      await kit.at(1280, 300);
      const isThere = () => {
        const focused = kit.focused();
        return kit.inView(title) || (focused && (kit.isWithin(focused, title) || kit.isWithin(title, focused)));
      };
      const target = targetIn(addressOf(link));
      if (isThere())
        return target && (kit.isWithin(title, target) || kit.isWithin(target, title) || target.nextElementSibling === title)
          ? true
          : 'The opening times are in view already, and the link doesn’t lead to them. Look up `id` and links within a page.';
      await kit.click(link);
      return kit.until(isThere);
    },
  },
  {
    id: 'mail',
    title: 'The mail link',
    passed: 'The mail link opens a message to the right address.',
    notYet: 'No link opens a message to toys@example.org, so people can’t write to the library. Look up `mailto:`.',
    run: (kit) => {
      const mail = kit.role('link').map(addressOf).filter((address) => /^mail|toys@/i.test(address));
      if (mail.length === 0) return false;
      const wrong = mail.find((address) => !/^mailto:toys(?:@|%40)example\.org(?:\?.*)?$/i.test(address));
      return wrong === undefined
        ? true
        : `A mail program can’t read the address “${wrong}”, so no message opens. Look up \`mailto:\`.`;
    },
  },
  {
    id: 'new-tab',
    title: 'New tab, said before',
    passed: 'Nobody is taken to another tab without warning.',
    notYet: 'A link opens another tab or window and doesn’t say so. Look up the `target` attribute.',
    run: (kit) => {
      const links = kit.role('link');
      const silent = links
        .filter(leadsOutside)
        .find((link) => !/\b(?:tab|window)s?\b/i.test(`${kit.name(link)} ${kit.description(link)}`));
      if (silent)
        return `“${kit.name(silent)}” opens another tab or window without saying so, and people there can’t go back with the Back button. Look up the \`target\` attribute.`;
      return links.length > 0;
    },
  },
  {
    id: 'no-opener',
    title: 'No way back in',
    passed: 'A page in another tab can’t change this one.',
    notYet: 'The page in the other window can replace this one with a false copy. Look up `rel="noopener"`.',
    run: (kit) => {
      const isOpen = (link) => {
        const rel = (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
        if (rel.includes('noopener') || rel.includes('noreferrer')) return false;
        return targetOf(link) !== '_blank' || rel.includes('opener');
      };
      const links = kit.role('link');
      return links.length > 0 && !links.filter(leadsOutside).some(isOpen);
    },
  },
];
