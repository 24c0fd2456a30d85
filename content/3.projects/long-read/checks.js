const hrefOf = (link) => (link.getAttribute('href') ?? '').trim();
const targetOf = (link) => document.getElementById(decodeURIComponent(hrefOf(link).slice(1)));

/** The headings that a table of contents must have: level 2, without its own and those in other navigations. */
const sectionsOf = (kit) => {
  const navigations = kit.role('navigation');
  return kit
    .role('heading')
    .filter((one) => kit.level(one) === 2 && !navigations.some((navigation) => kit.isWithin(one, navigation)));
};

/** The navigation with the most links to places in the page. */
const contentsOf = (kit) => {
  const insideLinks = (element) => kit.role('link', { within: element }).filter((link) => /^#./.test(hrefOf(link)));
  const [found] = kit
    .role('navigation')
    .map((element) => ({ element, links: insideLinks(element) }))
    .sort((one, other) => other.links.length - one.links.length);
  kit.expect(found && found.links.length > 0, 'The page has no table of contents. Put a list of links to the headings into a `nav` element.');
  return found;
};

/** Links to a place in the page that a link leads back from. */
const notesOf = (kit) => {
  const { element } = contentsOf(kit);
  return [...document.querySelectorAll('main a[href^="#"]')]
    .filter((link) => !kit.isWithin(link, element))
    .map((link) => ({ link, note: targetOf(link) }))
    .filter(({ link, note }) => note && link.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING);
};

/** How many characters are on each line of a paragraph but the last one. */
const lineLengths = (paragraph) => {
  const lengths = [];
  let top = null;
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    // Small raised numbers are on no line of their own.
    if (text.parentElement.closest('sup')) continue;
    for (const word of text.data.matchAll(/\S+\s*/g)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].trimEnd().length);
      const box = range.getClientRects()[0];
      if (!box) continue;
      if (top === null || box.top > top + box.height / 2) {
        lengths.push(0);
        top = box.top;
      }
      lengths[lengths.length - 1] += word[0].trimEnd().length + 1;
    }
  }
  return lengths.slice(0, -1).map((length) => length - 1);
};

/** The styles of the page as if people had asked for dark colours. */
const darkStyles = () => {
  const sheets = [...document.querySelectorAll('link[rel~="stylesheet" i]')].map((link) => {
    const address = link.getAttribute('href') ?? '';
    const text = address.startsWith('data:') ? decodeURIComponent(address.slice(address.indexOf(',') + 1)) : '';
    return link.media ? `@media ${link.media} {\n${text}\n}` : text;
  });
  const own = [...document.querySelectorAll('style')].map((style) => style.textContent);
  return [...sheets, ...own].join('\n');
};

export default [
  {
    id: 'outline',
    title: 'An outline',
    milestone: 1,
    page: 'index.html',
    passed: 'The text has one main heading and at least four sections, and no level is left out.',
    notYet: 'The text has fewer than four headings on level 2. Divide it into sections, and give each an `h2` element.',
    run: (kit) => {
      const levels = kit.role('heading').map((one) => kit.level(one));
      const main = levels.filter((level) => level === 1).length;
      if (main !== 1) return `The page has ${main} headings on level 1, and it needs exactly one, with the title of the text.`;
      const jump = levels.findIndex((level, at) => at > 0 && level > levels[at - 1] + 1);
      if (jump > 0)
        return `“${kit.name(kit.role('heading')[jump])}” is on level ${levels[jump]}, but the heading before it is on level ${levels[jump - 1]}. Don’t leave out a level.`;
      return sectionsOf(kit).length >= 4;
    },
  },
  {
    id: 'long-enough',
    title: 'Something to read',
    milestone: 1,
    page: 'index.html',
    passed: 'The text has at least five hundred words.',
    notYet: 'The text has fewer than five hundred words, so a table of contents isn’t needed yet.',
    run: (kit) => {
      const [main] = kit.role('main');
      if (!main) return 'The page has no `main` element. Put the text into one.';
      return kit.textOf(main).split(/\s+/).length >= 500;
    },
  },
  {
    id: 'contents',
    title: 'Contents match headings',
    milestone: 2,
    page: 'index.html',
    passed: 'The table of contents has every section, in the same order and with the same words.',
    notYet: 'A section is missing from the table of contents.',
    run: (kit) => {
      const { element, links } = contentsOf(kit);
      const wrong = links.find((link) => !targetOf(link) || kit.words(kit.name(link)) !== kit.words(kit.name(targetOf(link))));
      if (wrong)
        return `“${kit.name(wrong)}” in the table of contents leads to no heading with the same words. Compare \`href\`, \`id\` and the words.`;
      const targets = links.map(targetOf);
      const sections = sectionsOf(kit);
      const missing = sections.find((section) => !targets.includes(section));
      if (missing) return `The section “${kit.name(missing)}” is missing from the table of contents.`;
      const inOrder = targets.every(
        (target, at) => at === 0 || targets[at - 1].compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      if (!inOrder) return 'The table of contents has another order than the text. Put its links into the order of the sections.';
      return kit.name(element) !== ''
        ? true
        : 'The `nav` element has no name, so screen readers don’t say what it contains. Connect it with its heading by `aria-labelledby`.';
    },
  },
  {
    id: 'current',
    title: 'The current section',
    milestone: 2,
    page: 'index.html',
    passed: 'While people read, the table of contents marks the section that they are in.',
    notYet:
      'After the page has been scrolled to a section, its link has no `aria-current`. Load the script `contents.js`. The check scrolls in a hidden frame, so a script has to listen to `scroll`.',
    run: async (kit) => {
      const { links } = contentsOf(kit);
      for (const at of [2, 1]) {
        const link = links[at];
        const heading = link && targetOf(link);
        if (!heading) return false;
        const { scrollingElement } = document;
        await kit.scroll(scrollingElement.scrollTop + heading.getBoundingClientRect().top - 20);
        const marked = () => links.filter((one) => (one.getAttribute('aria-current') ?? 'false') !== 'false');
        if (!(await kit.until(() => marked().length === 1 && marked()[0] === link)))
          return marked().length > 1
            ? 'More than one link in the table of contents has `aria-current`. Take it from the others.'
            : false;
        const other = links.find((one) => one !== link);
        const look = (one) => {
          const style = getComputedStyle(one);
          return [style.fontWeight, style.backgroundColor, style.borderLeft, style.textDecoration, style.color].join();
        };
        if (look(link) === look(other))
          return 'The link to the current section has `aria-current`, but it looks like the others. Add a style for `[aria-current]`.';
      }
      return true;
    },
  },
  {
    id: 'notes',
    title: 'Notes, there and back',
    milestone: 3,
    page: 'index.html',
    passed: 'Each number leads to its note, and each note leads back.',
    notYet: 'The text has fewer than two links to notes. Give each note an `id`, and link to it from the sentence.',
    run: (kit) => {
      const notes = notesOf(kit);
      if (notes.length < 2) return false;
      for (const { link, note } of notes) {
        const backs = [...note.querySelectorAll('a[href^="#"]')];
        const back = backs.find((one) => {
          const place = targetOf(one);
          return place && (place === link || place.contains(link) || link.contains(place));
        });
        if (!back) return `The note of “${kit.name(link)}” doesn’t lead back to its sentence. Add a link to the \`id\` of the number.`;
        if (!/\p{L}{2}/u.test(kit.name(back)))
          return `The way back from the note of “${kit.name(link)}” has no words, so screen readers say only a sign. Write where it leads.`;
      }
      const bare = notes.find(({ link }) => !/\p{L}{2}/u.test(kit.name(link)));
      return bare
        ? `A link to a note is called “${kit.name(bare.link)}”, which says little in a list of links. Give it a name such as “Note 1” with \`aria-label\`.`
        : true;
    },
  },
  {
    id: 'figures',
    title: 'Figures',
    milestone: 4,
    page: 'index.html',
    passed: 'Each figure has a caption, and its picture loads and is described.',
    notYet: 'The text has no `figure` element with a picture and a `figcaption`.',
    run: async (kit) => {
      const figures = kit.role('figure');
      if (figures.length === 0) return false;
      for (const figure of figures) {
        const caption = figure.querySelector('figcaption');
        if (!caption || kit.seenText(caption) === '') return 'A figure has no caption. Write a sentence in a `figcaption` element.';
        for (const image of figure.querySelectorAll('img')) {
          if (!(await kit.pictureLoads(image))) return `The picture above “${kit.seenText(caption)}” doesn’t load. Compare its address with the name of the file.`;
          if (kit.name(image).split(' ').length < 3)
            return `The picture above “${kit.seenText(caption)}” isn’t described. Write in \`alt\` what it shows.`;
          if (kit.words(kit.name(image)) === kit.words(kit.seenText(caption)))
            return 'A picture is described with the words of its caption, so screen readers read them twice. Write in `alt` what the picture shows.';
        }
      }
      return true;
    },
  },
  {
    id: 'line-length',
    title: 'Lines of a good length',
    milestone: 5,
    page: 'index.html',
    passed: 'On a wide screen, lines have 45 to 80 characters.',
    notYet: 'No paragraph is longer than three lines on a wide screen, so the length of its lines can’t be seen.',
    run: async (kit) => {
      await kit.at(1280);
      const lengths = [...document.querySelectorAll('main p')].map(lineLengths).filter((one) => one.length >= 3).flat();
      if (lengths.length === 0) return false;
      const sorted = lengths.toSorted((one, other) => one - other);
      const middle = sorted[Math.floor(sorted.length / 2)];
      const longest = sorted.at(-1);
      if (longest > 80)
        return `On a screen 1280 pixels wide, a line has ${longest} characters. Give the text a \`max-width\`, such as \`33rem\`.`;
      return middle >= 45
        ? true
        : `On a screen 1280 pixels wide, most lines have only ${middle} characters or fewer. Make the column wider.`;
    },
  },
  {
    id: 'fits-a-phone',
    title: 'Fits a phone',
    milestone: 5,
    page: 'index.html',
    passed: 'Nothing is cut off on a screen 320 pixels wide.',
    notYet: 'On a screen 320 pixels wide, the page scrolls sideways. Give wide elements `max-width: 100%` in your style sheet.',
    run: async (kit) => {
      const wide = await kit.tooWide(320);
      return wide.length === 0;
    },
  },
  {
    id: 'dark',
    title: 'Dark mode',
    milestone: 5,
    page: 'index.html',
    passed: 'In dark mode the page has other colours, and the text can be read.',
    notYet: 'The styles have no colours for dark mode. Look up `prefers-color-scheme`.',
    run: (kit) => {
      const styles = darkStyles();
      if (!/prefers-color-scheme\s*:\s*dark|light-dark\(/.test(styles)) return false;
      const [heading] = kit.role('heading');
      const shown = [heading, document.querySelector('main p'), document.querySelector('main a[href]')].filter(Boolean);
      // A reader of this report may have asked for dark colours already, so both are made here.
      const lookIn = (scheme) => {
        const style = document.createElement('style');
        const isIt = (asked) => (asked === scheme ? '(min-width: 0)' : '(max-width: 0)');
        style.textContent = `${styles.replace(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/g, (_, asked) => isIt(asked))}\n:root { color-scheme: ${scheme} !important; }`;
        document.head.append(style);
        const ground = [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor).join();
        const pale = shown.find((one) => kit.contrast(one) < 4.5);
        style.remove();
        return { ground, pale };
      };
      const dark = lookIn('dark');
      if (dark.ground === lookIn('light').ground)
        return 'The background of the page is the same in dark mode. Set a `background` for the `body` element in both.';
      return dark.pale
        ? `In dark mode, “${kit.name(dark.pale) || kit.textOf(dark.pale).slice(0, 40)}” has too little contrast. Choose a lighter colour for it.`
        : true;
    },
  },
  {
    id: 'focus',
    title: 'Visible focus',
    milestone: 2,
    page: 'index.html',
    passed: 'It is always visible which link has focus.',
    notYet: 'The Tab key reaches nothing on the page. Links need an `href` attribute.',
    run: (kit) => {
      const stops = kit.tabStops();
      if (stops.length === 0) return false;
      const hidden = stops.find((stop) => !kit.focusShows(stop));
      return hidden
        ? `“${kit.name(hidden)}” looks the same with and without focus. Look for \`outline: none\` in your style sheet.`
        : true;
    },
  },
];
