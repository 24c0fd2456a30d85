/** What the page says, in its order. The sentence with the link to the stops is left to the learner. */
const words = `The Barn Shop Beans Bread Honey Your basket The van leaves on Friday.
  Product Number Price Change Black beans Rye loaf
  Checkout The postcode needs five digits, such as 44105.
  How do you want your order? From the van At the barn Place the order
  New this week Heather honey, from the first warm day of the year.
  Three kinds of beans, dried and sorted by hand. Call on any morning.`;

/** What must not change by a single sign. */
const figures = ['7.00', '3.20', '44105', '555 0142'];

const addresses = ['/beans', '/bread', '/honey', '/stops'];

const sections = ['Your basket', 'Checkout', 'New this week'];

/** The rows of the basket. */
const rows = [
  { product: /black beans/i, called: 'the black beans', number: '2', price: '7.00' },
  { product: /rye loaf/i, called: 'the rye loaf', number: '1', price: '3.20' },
];

const fields = [
  { key: 'name', called: 'the name', label: /name/i, answer: 'Chidi Obi' },
  { key: 'email', called: 'the email address', label: /mail/i, answer: 'chidi@example.org' },
  { key: 'postcode', called: 'the postcode', label: /post|zip/i, answer: '44105' },
];

const pictures = [
  { file: 'bees.jpg', called: 'the bees', wanted: /bee|hive/i },
  { file: 'jars.jpg', called: 'the jars', wanted: /jar|bean/i },
];

const plain = (text) => text.replace(/\s+/g, ' ').trim();
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const fieldOf = (kit, key) =>
  kit.elements().find((element) => element.name === key && 'form' in element && element.type !== 'radio');
const radiosOf = (kit) => kit.elements().filter((element) => element.name === 'way' && element.type === 'radio');
const pictureOf = (kit, file) =>
  kit.elements().find((element) => element.localName === 'img' && element.getAttribute('src')?.endsWith(file));
const orderButton = (kit) => kit.role('button', { name: /order/i })[0];
const removers = (kit) => kit.role(['button', 'link']).filter((element) => kit.isWithin(element, kit.get('table')));
/** What a screen reader reads out with a cell. */
const isTitled = (kit, headers, words) => headers.some((one) => kit.exposed(one) && words.test(one.textContent));
const cellWith = (kit, text) => kit.role(['cell', 'gridcell']).find((cell) => plain(cell.textContent) === text);

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

/** Somebody can scroll to it inside its own box. */
const isInScroller = (element) =>
  around(element).some(
    (one) => one !== document.body && one !== document.documentElement && /auto|scroll/.test(getComputedStyle(one).overflowX),
  );

/** Words in a sentence that lead somewhere, and what they look like beside it. */
const standsOut = (link) => {
  const own = getComputedStyle(link);
  const line = getComputedStyle(link.parentElement);
  return (
    own.textDecorationLine.includes('underline') ||
    (own.borderBottomStyle !== 'none' && Number.parseFloat(own.borderBottomWidth) > 0) ||
    own.backgroundColor !== line.backgroundColor ||
    Number(own.fontWeight) >= Number(line.fontWeight) + 200
  );
};

/** Presses Tab until the right thing has the focus. */
const reach = async (kit, isThere) => {
  for (let presses = 0; presses < 60; presses++) {
    const element = await kit.tab();
    if (element && isThere(element)) return element;
  }
  return null;
};

export default [
  {
    id: 'language',
    title: '1. Language',
    passed: 'A screen reader reads the page with an English voice.',
    notYet: 'A screen reader does not know in which language to read the page.',
    run: (kit) => kit.isLanguage(kit.language(document.body)) && /^en\b/i.test(kit.language(document.body)),
  },
  {
    id: 'title',
    title: '2. Title',
    passed: 'The tab says which page this is.',
    notYet: 'Among ten open tabs, nobody can tell which one is the shop.',
    run: () => /basket|checkout|barn shop/i.test(document.title),
  },
  {
    id: 'zoom',
    title: '3. Zoom',
    passed: 'The page fits a phone, and two fingers can make it larger.',
    notYet: 'Somebody who needs larger letters cannot zoom on a phone.',
    run: () => {
      const meta = document.querySelector('meta[name="viewport" i]')?.content;
      if (!meta) return 'A phone shows the page as wide as on a desk, in tiny letters.';
      const settings = Object.fromEntries(meta.toLowerCase().split(/[,;]/).map((part) => part.split('=').map(plain)));
      if (settings.width !== 'device-width') return 'A phone shows the page as wide as on a desk, in tiny letters.';
      const isFixed = ['no', '0'].includes(settings['user-scalable']) || Number(settings['maximum-scale'] ?? 10) < 2;
      return !isFixed;
    },
  },
  {
    id: 'main-part',
    title: '4. Main part',
    passed: 'One key leads past the menu to the main part.',
    notYet: 'A screen reader finds no main part to jump to.',
    run: (kit) => {
      const parts = kit.role('main');
      if (parts.length > 1) return 'A screen reader finds more than one main part.';
      if (parts.length === 0) return false;
      const isOutside = [...kit.role('table'), ...fields.map(({ key }) => fieldOf(kit, key)), ...kit.role('heading')]
        .filter(Boolean)
        .some((element) => !kit.isWithin(element, parts[0]));
      return isOutside ? 'The basket or the checkout lies outside the main part.' : true;
    },
  },
  {
    id: 'headings',
    title: '5. Headings',
    passed: 'The headings tell what the page holds, without a gap.',
    notYet: 'Somebody who jumps from heading to heading misses a part.',
    run: (kit) => {
      const headings = kit.role('heading').map((element) => ({ name: kit.name(element), level: kit.level(element) }));
      const missing = sections.find((title) => !headings.some(({ name }) => name === title));
      if (missing) return `Somebody who jumps from heading to heading never gets to “${missing}”.`;
      if (headings.filter(({ level }) => level === 1).length !== 1) return 'No single heading names the whole page.';
      const at = headings.findIndex(({ level }, index) => index > 0 && level > headings[index - 1].level + 1);
      return at < 0 ? true : `Before “${headings[at].name}” a level is missing, so people look for a part that is not there.`;
    },
  },
  {
    id: 'pictures',
    title: '6. Pictures',
    passed: 'Whoever cannot see the pictures is told what they show.',
    notYet: 'Whoever cannot see a picture is not told what it shows.',
    run: (kit) => {
      for (const { file, called, wanted } of pictures) {
        const picture = pictureOf(kit, file);
        if (!picture || !kit.visible(picture)) return `The picture of ${called} is gone.`;
        const name = kit.exposed(picture) ? kit.name(picture) : '';
        if (!name || /\.\w{3,4}$/.test(name) || /^(?:image|photo|picture)/i.test(name) || !wanted.test(name))
          return `Whoever cannot see the picture of ${called} is not told what it shows.`;
      }
      return true;
    },
  },
  {
    id: 'decoration',
    title: '7. Decoration',
    passed: 'The decorative line says nothing.',
    notYet: 'A screen reader reads out a line that is only decoration.',
    run: (kit) => {
      const line = pictureOf(kit, 'line.svg');
      return !line || !kit.role('image').includes(line);
    },
  },
  {
    id: 'link-words',
    title: '8. Words of links',
    passed: 'Each link says where it leads.',
    notYet: 'In a list of links, “here” leads nobody anywhere.',
    run: (kit) => {
      const links = kit.role('link');
      const vague = links.find((link) => /^(?:click )?(?:here|this|more|read more|link)?$/i.test(kit.name(link)));
      if (vague) return `In a list of links, “${kit.name(vague)}” does not say where it leads.`;
      const stops = links.find((link) => link.getAttribute('href') === '/stops');
      return !stops || /stop|van/i.test(kit.name(stops)) || 'The link to the stops does not speak of stops.';
    },
  },
  {
    id: 'contrast',
    title: '9. Contrast',
    passed: 'All text stands out from what is behind it.',
    notYet: 'In bright sun, some text cannot be read.',
    run: (kit) => {
      const pale = read(kit)
        .filter(({ localName }) => localName !== 'img')
        .find((element) => kit.contrast(element) < neededContrast(element));
      return pale ? `In bright sun, “${plain(pale.textContent) || kit.name(pale)}” can hardly be read.` : true;
    },
  },
  {
    id: 'links-seen',
    title: '10. Links in sentences',
    passed: 'Links in a sentence can be told from its words without colour.',
    notYet: 'Whoever does not see the green takes the link for a plain word.',
    run: (kit) => {
      const inSentence = kit
        .role('link')
        .filter((link) => plain(link.parentElement.textContent).length > plain(link.textContent).length);
      return inSentence.length > 0 && inSentence.every(standsOut);
    },
  },
  {
    id: 'focus-seen',
    title: '11. Focus',
    passed: 'Whoever uses Tab always sees where they are.',
    notYet: 'Whoever uses Tab does not see where they are.',
    run: (kit) => {
      const lost = kit.tabStops().find((stop) => !kit.focusShows(stop));
      return lost ? `When Tab comes to “${kit.name(lost)}”, nothing shows it.` : true;
    },
  },
  {
    id: 'narrow-screen',
    title: '12. Narrow screens',
    passed: 'On 320 points everything fits, and nobody scrolls sideways.',
    notYet: 'On a small phone, people must scroll sideways to read a line.',
    run: async (kit) => {
      await kit.at(320);
      const wide = read(kit).find((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (right > innerWidth + 1 || left < -1) && !isInScroller(element);
      });
      const { scrollWidth, clientWidth } = document.documentElement;
      return !wide && scrollWidth <= clientWidth + 1;
    },
  },
  {
    id: 'target-size',
    title: '13. Size of buttons',
    passed: 'Every button is large enough for a shaking hand.',
    notYet: 'A button is so small that a shaking hand misses it.',
    run: (kit) => {
      const buttons = kit.role('button');
      const small = buttons.find((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width < 24 || height < 24;
      });
      return small ? `“${kit.name(small)}” is so small that a shaking hand misses it.` : buttons.length > 0;
    },
  },
  {
    id: 'table-headers',
    title: '14. Cells of the basket',
    passed: 'Each number in the basket is read with its product and its column.',
    notYet: 'A screen reader says “7.00” and not of what.',
    run: (kit) => {
      for (const { product, called, number, price } of rows)
        for (const [text, column] of [
          [number, /number/i],
          [price, /price/i],
        ]) {
          const cell = cellWith(kit, text);
          if (!cell) return `The basket no longer says “${text}” for ${called}.`;
          const headers = kit.headersOf(cell);
          if (!isTitled(kit, headers.row, product))
            return `A screen reader says “${text}” and not that it belongs to ${called}.`;
          if (!isTitled(kit, headers.column, column))
            return `A screen reader says “${text}” and not what is counted.`;
        }
      for (const button of removers(kit)) {
        const cell = around(button).find((one) => /cell|header$/.test(kit.roleOf(one)));
        if (!/cell/.test(kit.roleOf(cell))) return 'A screen reader takes a button of the basket for a header.';
        if (!isTitled(kit, kit.headersOf(cell).column, /change/i))
          return 'The last column of the basket has lost its header.';
      }
      return true;
    },
  },
  {
    id: 'button-names',
    title: '15. Names of buttons',
    passed: 'Each button in the basket says what it removes.',
    notYet: 'A screen reader says “times, button”, twice.',
    run: (kit) => {
      const names = removers(kit).map((button) => kit.name(button));
      const missing = rows.find(
        ({ product }) => names.filter((name) => product.test(name) && /remove|delete|take|drop/i.test(name)).length !== 1,
      );
      return missing ? `A screen reader does not say which button removes ${missing.called}.` : true;
    },
  },
  {
    id: 'real-button',
    title: '16. A real button',
    passed: '“Place the order” is a button that Tab reaches.',
    notYet: 'Tab goes past “Place the order”, and a screen reader takes it for text.',
    run: (kit) => {
      const button = orderButton(kit);
      return Boolean(button) && kit.visible(button) && kit.tabStops().includes(button);
    },
  },
  {
    id: 'labels',
    title: '17. Labels',
    passed: 'Each field says what belongs into it, also when it is filled in.',
    notYet: 'As soon as somebody types, nothing says what the field is for.',
    run: (kit) => {
      for (const { key, called, label } of fields) {
        const field = fieldOf(kit, key);
        if (!field) return `The field for ${called} is gone.`;
        const isLabelled = ['label', 'aria'].includes(kit.nameSource(field)) && label.test(kit.name(field));
        if (!isLabelled || !labelsOf(field).some((words) => label.test(words.textContent) && kit.visible(words)))
          return `As soon as somebody types, nothing says that the field is for ${called}.`;
      }
      return true;
    },
  },
  {
    id: 'group',
    title: '18. A question for the choices',
    passed: 'The two choices are read together with their question.',
    notYet: 'A screen reader says “From the van” and not what is asked.',
    run: (kit) => {
      const radios = radiosOf(kit);
      const groups = radios.map((radio) =>
        around(radio.parentElement).find((one) => ['group', 'radiogroup'].includes(kit.roleOf(one))),
      );
      if (radios.length !== 2 || !groups[0] || groups[0] !== groups[1]) return false;
      return /how|order/i.test(kit.name(groups[0])) && !kit.isWithin(fieldOf(kit, 'name') ?? null, groups[0]);
    },
  },
  {
    id: 'error-tied',
    title: '19. The message',
    passed: 'A screen reader says what is wrong, at the field that is wrong.',
    notYet: 'A screen reader comes to the postcode and does not say that it is wrong.',
    run: (kit) => {
      const field = fieldOf(kit, 'postcode');
      if (!field || kit.states(field).invalid !== true) return false;
      return /five digits/i.test(kit.description(field)) || 'At the postcode, a screen reader says that it is wrong, not why.';
    },
  },
  {
    id: 'tab-order',
    title: '20. Order of Tab',
    passed: 'Tab goes through the page in the order of reading.',
    notYet: 'Tab jumps about the page, and nobody can follow it.',
    run: (kit) => {
      const stops = kit.tabStops();
      const order = kit.elements().filter((element) => stops.includes(element));
      const at = stops.findIndex((stop, index) => stop !== order[index]);
      if (at >= 0) return `Tab jumps to “${kit.name(stops[at])}” before its turn.`;
      const keys = fields.map(({ key }) => stops.indexOf(fieldOf(kit, key)));
      const silent = stops.find((stop) => !kit.exposed(stop));
      if (silent) return 'Tab stops at something that a screen reader knows nothing of.';
      return (
        keys.every((place, index) => index === 0 || place > keys[index - 1]) ||
        'The fields come in another order than before.'
      );
    },
  },
  {
    id: 'axe',
    title: 'The tool finds nothing',
    passed: 'axe-core finds no fault, by the rules of WCAG 2.2 at levels A and AA.',
    notYet: 'axe-core still finds a fault.',
    run: async (kit) => {
      const [first, ...more] = await kit.axe();
      if (!first) return true;
      return `axe-core says: “${first.help}”${more.length > 0 ? `, and ${more.length} more.` : '.'}`;
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing is lost',
    passed: 'Every control and nearly every word of the shop is still there.',
    notYet: 'Something that people came for is gone.',
    run: (kit) => {
      const missingLink = addresses.find(
        (address) => !kit.role('link').some((link) => link.getAttribute('href') === address),
      );
      if (missingLink) return `No link leads to ${missingLink} any more.`;
      const missingField = fields.find(({ key }) => !kit.visible(fieldOf(kit, key) ?? document.createElement('i')));
      if (missingField) return `The field for ${missingField.called} is gone.`;
      const choices = radiosOf(kit).flatMap((radio) => (kit.visible(radio) ? radio.value : []));
      if (`${choices.toSorted()}` !== 'barn,van') return 'The shop no longer learns which of the two was chosen.';
      const removed = removers(kit).flatMap((button) =>
        kit.visible(button) && button.form ? kit.formData(button.form, button).remove : [],
      );
      if (`${removed.toSorted()}` !== 'beans,bread') return 'Nobody can take each product out of the basket any more.';
      const text = [kit.textOf(), ...kit.role('button').map((button) => kit.name(button))].join(' ');
      const missingFigure = figures.find((figure) => !text.includes(figure));
      if (missingFigure) return `Readers no longer find “${missingFigure}”.`;
      const left = wordsOf(text);
      const lost = wordsOf(words).filter((word) => {
        const place = left.indexOf(word);
        if (place >= 0) left.splice(place, 1);
        return place < 0;
      });
      return (
        lost.length <= wordsOf(words).length * 0.02 ||
        `Some words of the shop are gone, such as ${lost.slice(0, 3).map((word) => `“${word}”`).join(', ')}.`
      );
    },
  },
  {
    id: 'keyboard-checkout',
    title: 'Checkout without a mouse',
    passed: 'Somebody who has only keys can place an order.',
    notYet: 'Somebody who has only keys fills in the form and cannot send it.',
    run: async (kit) => {
      for (const { key, called, answer } of fields) {
        const field = await reach(kit, (element) => element.name === key);
        if (!field) return `Somebody who has only keys never gets to the field for ${called}.`;
        await kit.fill(field, answer);
      }
      const radio = await reach(kit, (element) => element.name === 'way');
      if (!radio) return 'Somebody who has only keys never gets to the two choices.';
      await kit.press('ArrowDown');
      const button = await reach(kit, (element) => kit.name(element) === 'Place the order');
      if (!button) return false;
      await kit.press('Enter');
      const wanted = { ...Object.fromEntries(fields.map(({ key, answer }) => [key, answer])), way: 'barn' };
      const sent = kit.submitted().at(-1);
      if (!sent) return false;
      const wrong = Object.keys(wanted).find((key) => sent[key] !== wanted[key]);
      return wrong ? `The order arrives, but “${wrong}” is not what was chosen with the keys.` : true;
    },
  },
];
