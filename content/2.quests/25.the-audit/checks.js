/** What the page says, in its order. The sentence with the link to the stops is left to the learner. */
const words = `The Barn Shop Beans Bread Honey Your basket The van leaves on Friday.
  Product Number Price Change Black beans Rye loaf
  Checkout The postcode needs five digits, such as 44105.
  How do you want your order? From the van At the barn Place the order
  New this week Heather honey, from the first warm day of the year.
  Three kinds of beans, dried and sorted by hand. Call on any morning.`;

/** What must not change by a single sign. */
const figures = ['7.00', '3.20', '44105', '555 0142'];

const order = 'place the order';

const addresses = ['/beans', '/bread', '/honey', '/stops'];

const sections = ['Your basket', 'Checkout', 'New this week'];

/** The rows of the basket. */
const rows = [
  { product: /black beans/i, short: /beans/i, value: 'beans', called: 'the black beans', number: '2', price: '7.00' },
  { product: /rye loaf/i, short: /rye|loaf|bread/i, value: 'bread', called: 'the rye loaf', number: '1', price: '3.20' },
];

const fields = [
  { key: 'name', called: 'the name', label: /name/i, answer: 'Chidi Obi' },
  { key: 'email', called: 'the email address', label: /mail/i, answer: 'chidi@example.org' },
  { key: 'postcode', called: 'the postcode', label: /post ?code|postal|\bzip/i, answer: '44105' },
];

const pictures = [
  { file: 'bees.jpg', called: 'the bees', wanted: /bees?\b|hive|apiar|beekeep/i, alone: /hive/i },
  { file: 'jars.jpg', called: 'the jars', wanted: /\bjars?\b|bean/i, alone: /^$/ },
];

const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const articles = new Set(['a', 'an', 'the', 'of', 'some']);

/** Whether a text alternative says something: a word alone or a list of keywords does not. */
const saysWhat = (name, { wanted, alone }) => {
  if (!wanted.test(name)) return false;
  const said = new Set(wordsOf(name).filter((word) => !articles.has(word)));
  if (said.size < 2 && !(alone.test(name) && wordsOf(name).length > 1)) return false;
  const parts = name.split(/[,;|/]/).map((part) => wordsOf(part).length);
  return parts.length < 3 || parts.some((count) => count > 1);
};

const fieldOf = (kit, key) =>
  kit.elements().find((element) => element.name === key && 'form' in element && element.type !== 'radio');
const radiosOf = (kit) => kit.elements().filter((element) => element.name === 'way' && element.type === 'radio');
const pictureOf = (kit, file) =>
  kit.elements().find((element) => element.localName === 'img' && element.getAttribute('src')?.endsWith(file));
const orderButton = (kit) => kit.role('button', { name: new RegExp(order, 'i') })[0];
const basketOf = (kit) =>
  kit.get(['table', 'grid'], { words: 'The basket is not a table any more, so screen readers cannot connect its numbers with their headers. Look up the `table` element.' });
const removers = (kit) => kit.role(['button', 'link']).filter((element) => kit.isWithin(element, basketOf(kit)));

/** The words in a button that sighted people read. */
const wordsIn = (kit, element) =>
  element instanceof HTMLInputElement ? (kit.isSeen(element) ? element.value : '') : kit.seenText(element);

/** All words that sighted people read, those of buttons too. */
const seenWords = (kit) =>
  [kit.seenText(), ...kit.role('button').flatMap((button) => (button instanceof HTMLInputElement ? wordsIn(kit, button) : []))].join(' ');

/** How many words of a list are missing in another. */
const lostWords = (wanted, found) => {
  const left = [...found];
  return wanted.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};
/** What a screen reader reads out with a cell. */
const isTitled = (kit, headers, words) => headers.some((one) => kit.exposed(one) && words.test(kit.words(one.textContent)));
const cellWith = (kit, text) =>
  kit
    .role(['cell', 'gridcell'])
    .find((cell) => plain(cell.textContent).match(/\d+(?:\.\d+)?/g)?.join() === text && !cell.querySelector('button, input'));

/** Where the words stand that name a field. */
const labelsOf = (field) => {
  const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/);
  return [...(field.labels ?? []), ...ids.flatMap((id) => (id && document.getElementById(id)) || [])];
};

const hasOwnText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());

/** Everything that people read or press. */
const read = (kit) =>
  kit
    .elements()
    .filter((element) => document.body.contains(element) && kit.visible(element))
    .filter((element) => hasOwnText(element) || /^(?:img|input|button|select|textarea)$/.test(element.localName));

/** Large text may be a little paler. */
const neededContrast = (element) => {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
};

const around = (element) => (element ? [element, ...around(element.parentElement)] : []);

/** Wide tables may scroll in a box of their own. */
const isInScroller = (element) =>
  element.closest('table, [role="table"], [role="grid"]') !== null &&
  around(element).some(
    (one) => one !== document.body && one !== document.documentElement && /auto|scroll/.test(getComputedStyle(one).overflowX),
  );

/** The block that an element is a part of. */
const blockOf = (element) => {
  let at = element.parentElement;
  while (at && getComputedStyle(at).display.startsWith('inline')) at = at.parentElement;
  return at ?? document.body;
};

/** Whether there are other words beside a link, in the same block. */
const isInSentence = (link) => {
  const block = blockOf(link);
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (/\p{L}/u.test(data) && !parentElement.closest('a, button') && blockOf(walker.currentNode) === block) return true;
  }
  return false;
};

const channels = (colour) => colour.match(/[\d.]+/g)?.map(Number) ?? [];

const isDrawn = (colour) => (channels(colour)[3] ?? 1) > 0.2;

/** Whether a background can be told from a light page. */
const isColoured = (colour) => isDrawn(colour) && Math.min(...channels(colour).slice(0, 3)) < 225;

/** Words in a sentence that lead somewhere, and what they look like beside it. */
const standsOut = (link) => {
  const block = blockOf(link);
  const line = getComputedStyle(block);
  const parts = [link, ...link.querySelectorAll('*'), ...around(link.parentElement).slice(0, around(link.parentElement).indexOf(block))];
  return parts.some((part) => {
    const own = getComputedStyle(part);
    const hasBorder = ['Top', 'Right', 'Bottom', 'Left'].some(
      (side) =>
        own[`border${side}Style`] !== 'none' &&
        Number.parseFloat(own[`border${side}Width`]) > 0 &&
        isDrawn(own[`border${side}Color`]),
    );
    return (
      (own.textDecorationLine !== 'none' && isDrawn(own.textDecorationColor) && own.textDecorationThickness !== '0px') ||
      hasBorder ||
      own.boxShadow !== 'none' ||
      own.backgroundImage !== 'none' ||
      (own.backgroundColor !== line.backgroundColor && isColoured(own.backgroundColor)) ||
      Number(own.fontWeight) >= Number(line.fontWeight) + 200 ||
      own.fontStyle !== line.fontStyle ||
      ['::before', '::after'].some((place) => /["'].*\S.*["']/.test(getComputedStyle(part, place).content))
    );
  });
};

/** Presses Tab until the right thing has the focus. */
const reach = async (kit, isThere) => {
  for (let presses = 0; presses < 60; presses++) {
    const element = await kit.tab();
    if (element && isThere(element)) return element;
  }
  return null;
};

/** Whether one thing is above another in the same column of the page. What stays in the window has no place in it. */
const isAbove = (one, other) => {
  if ([one, other].some((thing) => around(thing).some((part) => /fixed|sticky/.test(getComputedStyle(part).position)))) return false;
  const [place, before] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return place.bottom <= before.top && Math.min(place.right, before.right) - Math.max(place.left, before.left) > 1;
};

/** Whether two fingers cannot make a page larger, as browsers read the settings. */
const isFixed = (settings) => {
  const scalable = settings.get('user-scalable');
  if (scalable !== undefined && !/^(?:yes|device-)/.test(scalable) && !(Math.abs(Number.parseFloat(scalable)) >= 1)) return true;
  const most = settings.get('maximum-scale');
  return most !== undefined && !most.startsWith('device-') && (Number.parseFloat(most) || 0) >= 0 && (Number.parseFloat(most) || 0) < 2;
};

/** The words in front of a field, in the same box. */
const textBefore = (kit, field) => {
  let text = '';
  for (let node = field.previousSibling; node; node = node.previousSibling)
    text = `${node.nodeType === 1 ? kit.seenText(node) : (node.data ?? '')} ${text}`;
  return kit.isSeen(field.parentElement) ? text : '';
};

const vague = /^(?:(?:click|tap|press|see|look|go|right) )*(?:here|this|that|it|more|read more|learn more|details|more info(?:rmation)?|info|link|page)?[.!…→› ]*$/i;

export default [
  {
    id: 'language',
    title: '1. Language',
    passed: 'The page says that it is in English, so screen readers use an English voice.',
    notYet: 'The page does not say that it is in English, so a screen reader may use the wrong voice. Look up the `lang` attribute.',
    run: (kit) => {
      const language = kit.language(document.body);
      if (!language) return false;
      return (
        (kit.isLanguage(language) && /^en(?:-|$)/i.test(language)) ||
        `The language of the page is “${language}”, which is not English for a screen reader. Look up the \`lang\` attribute and its language tags.`
      );
    },
  },
  {
    id: 'title',
    title: '2. Title',
    passed: 'The title says which page this is.',
    notYet: 'The title does not mention the basket or the shop, so nobody finds the page among ten tabs. Look up the `title` element.',
    run: () =>
      !/[<>]/.test(document.title) &&
      /\b(?:basket|cart|check-?out|barn|shop|order)/i.test(document.title) && !/untitled|^\W*document\b/i.test(document.title),
  },
  {
    id: 'zoom',
    title: '3. Zoom',
    passed: 'The page fits a phone, and people can zoom in.',
    notYet: 'The page blocks zooming on phones, so people who need larger text cannot read it. Look up `maximum-scale` and `user-scalable`.',
    run: () => {
      const metas = [...document.querySelectorAll('meta[name="viewport" i]')];
      const settings = new Map(
        metas.flatMap(({ content }) =>
          [...content.toLowerCase().matchAll(/([a-z-]+)\s*=\s*([^\s,;=]+)/g)].map(([, key, value]) => [key, value]),
        ),
      );
      if (settings.get('width') !== 'device-width' && !(settings.get('width') === undefined && Number(settings.get('initial-scale')) >= 1))
        return 'Phones show the page as wide as on a desk, in tiny letters. Look up `width=device-width` in the viewport `meta` element.';
      return !isFixed(settings);
    },
  },
  {
    id: 'main-part',
    title: '4. Main part',
    passed: 'The page has one main landmark, with basket and checkout in it.',
    notYet: "The page has no main landmark, so screen reader users can't skip the menu. Look up the `main` element.",
    run: (kit) => {
      const parts = kit.role('main');
      if (parts.length > 1) return 'The page has more than one main landmark, so screen reader users cannot tell which is the right one. Look up the `main` element.';
      if (parts.length === 0) return false;
      const titles = kit.role('heading').filter((heading) => ['your basket', 'checkout'].includes(kit.name(heading).toLowerCase()));
      const isOutside = [...kit.role('table'), ...fields.map(({ key }) => fieldOf(kit, key)), ...titles]
        .filter(Boolean)
        .some((element) => !kit.isWithin(element, parts[0]));
      if (isOutside)
        return 'The basket or the checkout is outside the main landmark, so people who jump to it miss them. Look up the `main` element.';
      const menu = kit.role('link').find((link) => link.getAttribute('href') === '/beans');
      return menu && kit.isWithin(menu, parts[0])
        ? "The menu is inside the main landmark, so screen reader users can't skip it. Look up the `main` element."
        : true;
    },
  },
  {
    id: 'headings',
    title: '5. Headings',
    passed: 'All three titles are headings, and no level is skipped.',
    notYet: 'A title is not a heading, so people who jump from heading to heading miss its part. Look up the `h2` element.',
    run: (kit) => {
      const headings = kit.role('heading').map((element) => ({ element, name: plain(kit.name(element)), level: kit.level(element) }));
      const missing = sections.find(
        (title) => !headings.some(({ element, name }) => name.toLowerCase() === title.toLowerCase() && kit.isSeen(element)),
      );
      if (missing) return `“${missing}” is not a heading, so people who jump from heading to heading miss it. Look up the \`h2\` element.`;
      if (headings.filter(({ level }) => level === 1).length !== 1)
        return 'The page needs exactly one heading of level 1, which names the whole page. Look up the `h1` element.';
      const at = headings.findIndex(({ level }, index) => index > 0 && level > headings[index - 1].level + 1);
      return at < 0
        ? true
        : `A heading level is skipped before “${headings[at].name}”, so people look for a part that is not there. Look up heading levels.`;
    },
  },
  {
    id: 'pictures',
    title: '6. Pictures',
    passed: 'Both pictures have a text alternative that says what they show.',
    notYet: 'A picture has no text alternative, so people who cannot see it miss what it shows. Look up the `alt` attribute.',
    run: (kit) => {
      for (const picture of pictures) {
        const { file, called } = picture;
        const image = pictureOf(kit, file);
        if (!image || !kit.isSeen(image)) return `The picture of ${called} cannot be seen any more. Put \`${file}\` back.`;
        const name = kit.exposed(image) ? kit.name(image) : '';
        if (!name) return `The picture of ${called} has no text alternative, so people who cannot see it miss what it shows. Look up the \`alt\` attribute.`;
        if (kit.nameSource(image) === 'title')
          return `The picture of ${called} has only a \`title\`, which is a tooltip: on phones nobody sees it, and some screen readers skip it. Look up the \`alt\` attribute.`;
        if (/\.\w{3,4}$|\b(?:jpe?g|png|gif|svg|webp|avif)$/i.test(name))
          return `The text alternative “${name}” is a file name, which says nothing about ${called}. Look up the \`alt\` attribute.`;
        if (/^(?:an? )?(?:image|photo(?:graph)?|picture|graphic)\b/i.test(name))
          return `The text alternative “${name}” starts with words that screen readers say anyway (“image”, “photo”). Say only what it shows; look up the \`alt\` attribute.`;
        if (!saysWhat(name, picture))
          return `The text alternative “${name}” does not describe the picture of ${called}. Look at it, and say in a few words what it shows; look up the \`alt\` attribute.`;
      }
      return true;
    },
  },
  {
    id: 'decoration',
    title: '7. Decoration',
    passed: 'Screen readers skip the decorative line.',
    notYet: 'Screen readers announce a line that is only decoration. Look up the empty `alt` attribute.',
    run: (kit) => {
      const line = pictureOf(kit, 'line.svg');
      return !line || !kit.role('image').includes(line);
    },
  },
  {
    id: 'link-words',
    title: '8. Words of links',
    passed: 'Each link says where it leads.',
    notYet: 'The text of a link does not say where it leads, so it means nothing in a list of links. Look up link text.',
    run: (kit) => {
      const links = kit.role('link');
      const unclear = links.find((link) => vague.test(plain(kit.name(link))));
      if (unclear)
        return `The link “${kit.name(unclear)}” does not say where it leads, so it means nothing in a list of links. Look up link text.`;
      const stops = links.find((link) => link.getAttribute('href') === '/stops');
      if (!stops) return true;
      if (!/stop|\bvan\b|route|schedule|timetable|itinerar|pick-?up/i.test(kit.name(stops)))
        return `The link to the stops is called “${kit.name(stops)}”, which does not say that it leads to the stops. Look up link text.`;
      return (
        !vague.test(plain(kit.seenText(stops))) ||
        `Sighted people still read “${plain(kit.seenText(stops))}” in the link to the stops. Put the words into the link itself; look up link text.`
      );
    },
  },
  {
    id: 'contrast',
    title: '9. Contrast',
    passed: 'All text has enough contrast.',
    notYet: 'Some text has too little contrast, so it cannot be read in bright light. Look up contrast ratio and `color`.',
    run: (kit) => {
      const pale = read(kit)
        // Radio buttons and checkboxes have a colour, and no text that is drawn in it.
        .filter((element) => !element.matches('img, input[type="radio"], input[type="checkbox"]'))
        .find((element) => kit.contrast(element) * opacityOf(element) < neededContrast(element));
      return pale
        ? `“${plain(pale.textContent) || kit.name(pale)}” has too little contrast, so it cannot be read in bright light. Look up contrast ratio and \`color\`.`
        : true;
    },
  },
  {
    id: 'links-seen',
    title: '10. Links in sentences',
    passed: 'Links in a sentence differ from its words by more than colour.',
    notYet: 'A link differs from the words around it by colour alone, so people who see few colours miss it. Look up `text-decoration: underline`.',
    run: (kit) => {
      const links = kit.role('link');
      return links.length > 0 && links.filter(isInSentence).every(standsOut);
    },
  },
  {
    id: 'focus-seen',
    title: '11. Focus',
    passed: 'Everything that Tab reaches shows the focus.',
    notYet: 'The focus is not visible, so people with a keyboard do not know where they are. Look up `outline` and `:focus-visible`.',
    run: (kit) => {
      const stops = kit.tabStops();
      const lost = stops.find((stop) => !kit.focusShows(stop));
      if (lost)
        return `When Tab reaches “${kit.name(lost)}”, the focus is not visible, so people with a keyboard do not know where they are. Look up \`outline\` and \`:focus-visible\`.`;
      return stops.length > 0;
    },
  },
  {
    id: 'narrow-screen',
    title: '12. Narrow screens',
    passed: 'At 320 pixels everything fits, and nobody scrolls sideways.',
    notYet: 'At 320 pixels the page is wider than the screen, so people on phones scroll sideways to read. Look up `max-width`.',
    run: async (kit) => {
      const before = wordsOf(seenWords(kit));
      await kit.at(320);
      const wide = read(kit).find((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (right > innerWidth + 1 || left < -1) && !isInScroller(element);
      });
      const { scrollWidth, clientWidth } = document.documentElement;
      if (wide)
        return `At 320 pixels, “${(plain(wide.textContent) || kit.name(wide)).slice(0, 60)}” does not fit, so people on phones cannot read all of it. Look up \`max-width\`.`;
      if (scrollWidth > clientWidth + 1) return false;
      const lost = lostWords(before, wordsOf(seenWords(kit)));
      return (
        lost.length <= before.length * 0.02 ||
        `At 320 pixels, words such as “${lost[0]}” are cut off or hidden, so people on phones miss them. Look up \`overflow\` and media queries.`
      );
    },
  },
  {
    id: 'target-size',
    title: '13. Size of buttons',
    passed: 'Every button is at least 24 pixels wide and high.',
    notYet: 'A button is smaller than 24 by 24 pixels, so people with shaking hands miss it. Look up `min-width` and `min-height`.',
    run: (kit) => {
      const buttons = kit.role('button');
      const small = buttons.find((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width < 23.9 || height < 23.9;
      });
      return small
        ? `The button “${kit.name(small)}” is smaller than 24 by 24 pixels, so people with shaking hands miss it. Look up \`min-width\` and \`min-height\`.`
        : buttons.length > 0;
    },
  },
  {
    id: 'table-headers',
    title: '14. Cells of the basket',
    passed: 'Each number in the basket has its product and its column as headers.',
    notYet: 'The numbers in the basket have no headers, so a screen reader says “7.00” and not of what. Look up the `th` element.',
    run: (kit) => {
      for (const { product, called, number, price } of rows)
        for (const [text, column] of [
          [number, /number/i],
          [price, /price/i],
        ]) {
          const cell = cellWith(kit, text);
          if (!cell) return `The basket has no cell with “${text}” for ${called} any more. Put the number back.`;
          const headers = kit.headersOf(cell);
          if (!isTitled(kit, headers.row, product))
            return `“${text}” has no row header, so a screen reader does not say that it belongs to ${called}. Look up \`th\` with \`scope="row"\`.`;
          if (!isTitled(kit, headers.column, column))
            return `“${text}” has no column header, so a screen reader does not say what is counted. Look up \`th\` with \`scope="col"\`.`;
        }
      for (const button of removers(kit)) {
        const cell = around(button).find((one) => /cell|header$/.test(kit.roleOf(one)));
        if (!cell || !/cell/.test(kit.roleOf(cell)))
          return 'A button of the basket is in a header cell, so screen readers read it with every other cell. Look up the `td` element.';
        if (!isTitled(kit, kit.headersOf(cell).column, /change/i))
          return 'The column of the buttons has lost its header “Change”. Look up `th` with `scope="col"`.';
      }
      return true;
    },
  },
  {
    id: 'button-names',
    title: '15. Names of buttons',
    passed: 'Each button in the basket says that it removes, and what.',
    notYet: 'A screen reader says “times, button” twice, so its users do not know what the buttons do. Look up `aria-label`.',
    run: (kit) => {
      const buttons = removers(kit);
      for (const { short, value, called } of rows) {
        const found = buttons.filter((button) => {
          const name = kit.name(button);
          return short.test(name) && /remov|delet|take|drop|discard|clear|get rid|throw|cancel/i.test(name);
        });
        if (found.length !== 1)
          return `No button says that it removes ${called}, so screen reader users do not know which one to press. Look up \`aria-label\`.`;
        if ('value' in found[0] && found[0].value !== value && found[0].localName === 'button')
          return `The button “${kit.name(found[0])}” removes the other product. Compare its name with its \`value\`.`;
      }
      return true;
    },
  },
  {
    id: 'real-button',
    title: '16. A real button',
    passed: '“Place the order” is a button that Tab reaches.',
    notYet: '“Place the order” is not a button that Tab reaches, so people with a keyboard cannot order. Look up the `button` element.',
    run: (kit) => {
      const button = orderButton(kit);
      if (!button || !kit.tabStops().includes(button)) return false;
      return (
        plain(wordsIn(kit, button)).toLowerCase().includes(order) ||
        'The words “Place the order” cannot be seen in the button. Look up how they are hidden in the CSS.'
      );
    },
  },
  {
    id: 'labels',
    title: '17. Labels',
    passed: 'Each field has a label that stays visible.',
    notYet: 'A field has only a placeholder, which vanishes as soon as somebody types. Look up the `label` element.',
    run: async (kit) => {
      for (const { key, called, label } of fields) {
        const field = fieldOf(kit, key);
        if (!field) return `The field for ${called} is missing, so nobody can order. Put \`name="${key}"\` back.`;
        if (!['label', 'aria'].includes(kit.nameSource(field)) || !label.test(kit.name(field)))
          return `The field for ${called} has no label of its own, so screen reader users do not know what to type. Look up the \`label\` element.`;
        const isSeen = labelsOf(field).some((words) => label.test(kit.seenText(words))) || label.test(textBefore(kit, field));
        if (!isSeen)
          return `The label for ${called} is not visible, so nobody knows what the field is for once it is filled in. Look up the \`label\` element.`;
      }
      for (const { key, called, answer, label } of fields) {
        const field = fieldOf(kit, key);
        await kit.fill(field, answer);
        const stays = () => labelsOf(field).some((words) => label.test(kit.seenText(words))) || label.test(textBefore(kit, field));
        if (!(await kit.until(stays)))
          return `The label for ${called} vanishes when the field is used, so nobody can check what it is for. Look up how it is hidden in the CSS.`;
      }
      return true;
    },
  },
  {
    id: 'group',
    title: '18. A question for the choices',
    passed: 'The two choices are a group, called by their question.',
    notYet: 'The two choices are not a named group, so a screen reader does not read the question with them. Look up `fieldset` and `legend`.',
    run: (kit) => {
      const radios = radiosOf(kit);
      const groups = radios.map((radio) =>
        around(radio.parentElement).find((one) => ['group', 'radiogroup'].includes(kit.roleOf(one))),
      );
      if (radios.length !== 2 || !groups[0] || groups[0] !== groups[1]) return false;
      if (kit.isWithin(fieldOf(kit, 'name') ?? null, groups[0]))
        return 'The group of the choices also contains other fields, so the question is read with them too. Look up `fieldset`.';
      return (
        /\bhow\b|\border\b|want/i.test(kit.name(groups[0])) ||
        `The group is called “${kit.name(groups[0])}”, so a screen reader does not read the question with the choices. Look up the \`legend\` element.`
      );
    },
  },
  {
    id: 'error-tied',
    title: '19. The message',
    passed: 'The postcode counts as wrong, and the message belongs to it.',
    notYet: 'The postcode is not marked as wrong, so screen reader users do not notice the error. Look up `aria-invalid`.',
    run: (kit) => {
      const field = fieldOf(kit, 'postcode');
      if (field && field.value.trim() !== '4410')
        return 'The postcode is no longer 4410, so Chidi cannot see what was sent. Put the value back.';
      if (!field || (kit.states(field).invalid !== true && !field.matches(':invalid'))) return false;
      return (
        /five digits/i.test(`${kit.name(field)} ${kit.description(field)}`) ||
        'The message is not connected to the postcode, so a screen reader says that it is wrong and not why. Look up `aria-describedby`.'
      );
    },
  },
  {
    id: 'tab-order',
    title: '20. Order of Tab',
    passed: 'Tab goes through the page in the order of reading.',
    notYet: 'Tab jumps about the page, so people with a keyboard get lost. Look up `tabindex`.',
    run: (kit) => {
      const stops = kit.tabStops();
      const inOrder = kit.elements().filter((element) => stops.includes(element));
      const at = stops.findIndex((stop, index) => stop !== inOrder[index]);
      if (at >= 0) return `Tab jumps to “${kit.name(stops[at])}” before its turn, so people with a keyboard get lost. Look up \`tabindex\`.`;
      const silent = stops.find((stop) => !kit.exposed(stop));
      if (silent) return 'Tab stops at something that is hidden from screen readers. Look up `aria-hidden`.';
      const skipped = [...kit.role('link').filter((link) => addresses.includes(link.getAttribute('href'))), ...removers(kit)].find(
        (one) => kit.isSeen(one) && !stops.includes(one),
      );
      if (skipped) return `Tab never reaches “${kit.name(skipped)}”, so people with a keyboard cannot use it. Look up \`tabindex\`.`;
      const above = stops.find((stop, index) => index > 0 && isAbove(stop, stops[index - 1]));
      if (above)
        return `Tab goes up to “${kit.name(above)}”, though people read it earlier, so people with a keyboard get lost. Look up \`order\` and \`flex-direction\` in CSS.`;
      const places = fields.map(({ key }) => fieldOf(kit, key));
      if (places.some((field) => !stops.includes(field))) return 'Tab does not reach every field of the checkout. Look up `tabindex`.';
      const isMoved = places.some((field, index) => {
        const before = places[index - 1];
        if (!before) return false;
        return (
          stops.indexOf(field) < stops.indexOf(before) ||
          field.getBoundingClientRect().bottom < before.getBoundingClientRect().top
        );
      });
      return !isMoved || 'Tab goes through the fields in another order than they are read: name, email, postcode. Look up `order` in CSS, and `tabindex`.';
    },
  },
  {
    id: 'axe',
    title: 'The tool finds nothing',
    passed: 'axe-core finds no fault, by the rules of WCAG 2.2 at levels A and AA.',
    notYet: 'axe-core still finds a fault. Look up the rules of axe-core.',
    run: async (kit) => {
      const [first, ...more] = await kit.axe();
      if (!first) return true;
      return `axe-core reports: “${first.help}”${more.length > 0 ? `, and ${more.length} more.` : '.'}`;
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing is lost',
    passed: 'Every control and nearly every word of the shop is still there.',
    notYet: 'Something that people came for is gone.',
    run: (kit) => {
      const missingLink = addresses.find(
        (address) => !kit.role('link').some((link) => link.getAttribute('href') === address && kit.seenText(link) !== ''),
      );
      if (missingLink) return `The link to ${missingLink} is missing or cannot be seen, so people cannot get there. Put it back.`;
      const missingField = fields.find(({ key }) => {
        const field = fieldOf(kit, key);
        return !field || !kit.isSeen(field);
      });
      if (missingField) return `The field for ${missingField.called} is missing or cannot be seen, so nobody can order. Put it back.`;
      const choices = radiosOf(kit).flatMap((radio) =>
        [radio, ...radio.labels].some((one) => kit.isSeen(one)) ? radio.value : [],
      );
      if (`${choices.toSorted()}` !== 'barn,van') return 'One of the two choices (van or barn) is missing or cannot be seen. Put the radio buttons back.';
      const removed = removers(kit).flatMap((button) =>
        kit.isSeen(button) && showsSomething(kit, button) && button.form && button.type === 'submit'
          ? kit.formData(button.form, button).remove
          : [],
      );
      if (`${removed.toSorted()}` !== 'beans,bread')
        return 'The button that removes a product is missing, empty or without effect. Put `name="remove"` and its value back, with words or a sign in it.';
      const text = seenWords(kit);
      const missingFigure = figures.find((figure) => !text.includes(figure));
      if (missingFigure) return `“${missingFigure}” cannot be read on the page any more. Put it back, or look up how it is hidden in the CSS.`;
      const lost = lostWords(wordsOf(words), wordsOf(text));
      return (
        lost.length <= wordsOf(words).length * 0.02 ||
        `Some words cannot be read on the page any more, such as ${lost.slice(0, 3).map((word) => `“${word}”`).join(', ')}. Put them back, or look up how they are hidden in the CSS.`
      );
    },
  },
  {
    id: 'keyboard-checkout',
    title: 'Checkout without a mouse',
    passed: 'An order can be filled in and sent with keys alone.',
    notYet: 'The order cannot be sent with keys, so people without a mouse cannot buy. Look up the `button` element.',
    run: async (kit) => {
      for (const { key, called, answer } of fields) {
        const field = await reach(kit, (element) => element.name === key);
        if (!field) return `Tab never reaches the field for ${called}, so people without a mouse cannot fill it in. Look up \`tabindex\`.`;
        await kit.fill(field, answer);
      }
      const radio = await reach(kit, (element) => element.name === 'way');
      if (!radio) return 'Tab never reaches the two choices, so people without a mouse cannot choose. Look up `type="radio"`.';
      await kit.press('ArrowDown');
      const button = await reach(kit, (element) => plain(kit.name(element)).toLowerCase().includes(order));
      if (!button) return false;
      await kit.press('Enter');
      await kit.until(() => kit.submitted().length > 0);
      const wanted = { ...Object.fromEntries(fields.map(({ key, answer }) => [key, answer])), way: 'barn' };
      const sent = kit.submitted().at(-1);
      if (!sent) return 'Enter on “Place the order” does not send the order, so people without a mouse cannot buy. Look up the `button` element and its `type`.';
      const wrong = Object.keys(wanted).find((key) => sent[key] !== wanted[key]);
      return wrong ? `The order is sent, but its “${wrong}” is not what was filled in with the keyboard. Look up the \`name\` attribute.` : true;
    },
  },
];

/** How much of its colour an element keeps: its own opacity and that of everything around it. */
function opacityOf(element) {
  return around(element).reduce((share, one) => share * Number(getComputedStyle(one).opacity), 1);
}

/** Whether a button has something to see: words, a sign or a picture. */
function showsSomething(kit, button) {
  const { backgroundImage, maskImage } = getComputedStyle(button);
  return (
    wordsIn(kit, button).trim() !== '' ||
    [...button.querySelectorAll('img, svg')].some((one) => kit.isSeen(one)) ||
    (backgroundImage !== 'none' && backgroundImage !== '') ||
    (maskImage !== undefined && maskImage !== 'none' && maskImage !== '')
  );
}
