/** What the page says apart from its pictures, in its order. */
const sentences = [
  'The island library',
  'Every Monday, forty books cross the water.',
  'Ferry times',
  'How much the island reads',
  'Who pays for the ferry',
];
const files = ['ferry-400.jpg', 'boat.svg', 'chart.png', 'sponsor.png'];
const lent = { jan: '210', feb: '180', mar: '260', apr: '240', may: '390', jun: '320' };
const months = Object.keys(lent);

/** The words of the notice, in the order and the form that somebody may write a date in. */
const noticeWords =
  /\bclosed(?: (?:this|on|all day))*(?: fri(?:day)?)(?: the)? (?:4(?:th)?(?: of)? dec(?:ember)?|dec(?:ember)?(?: the)? 4(?:th)?)\b/;

/** Words about the picture as a thing, which a screen reader says by itself. */
const pictureWords =
  /\b(?:images?|photos?|photographs?|pics?|img|jpe?g|png|svg)\b|\b(?:pictures?|graphics?|drawings?|illustrations?)\s+(?:of|showing|shows|with|that)\b|^(?:an?|the)?\s*(?:\w+ )?(?:pictures?|graphics?|drawings?|illustrations?)\s*(?:[:,.–—-]|$)/i;
const fileName = /\.(?:jpe?g|png|svg|gif|webp)\b|ferry[-_ ]?400|wave-line|dsc_?\d/i;

/** Little words and forms of verbs, which a phrase has and a row of keywords does not. */
const phraseWords =
  /\b(?:an?|the|of|on|at|in|over|past|near|with|and|by|beside|next|before|behind|above|below|along|around|across|against|between|through|towards?|under|off|to|from|for|its|is|are|has|as|while|that|which|sails?|crosses|passes|leaves|reaches|approaches|heads|comes|goes|floats|carries|\w{2,}ing)\b/i;

/** Whether a name is a row of keywords, such as "ferry, boat, ship, sea, lighthouse". */
const isKeywordRow = (name) => {
  const parts = name.split(/[,;|/]+/).map((part) => part.trim().replace(/^(?:an?|the|and) /i, ''));
  return parts.length >= 4 && parts.filter((part) => part.split(/\s+/).length <= 2).length >= parts.length - 1;
};

/** Whether nothing ties the words of a name together, as in "ferry boat ship lighthouse". */
const isLoose = (name) => {
  const words = name.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);
  return !phraseWords.test(name) && (words.length >= 4 || name.split(',').length >= 3);
};

const plain = (kit, text) =>
  kit
    .words(text.replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether an element draws a file: as a picture, behind its content or before it. */
const draws = (element, file) => {
  const address = element.getAttribute('src') ?? element.getAttribute('data') ?? '';
  if (address) return address.split(/[?#]/)[0].split('/').at(-1) === file;
  return ['', '::before', '::after'].some((part) => {
    const { backgroundImage, borderImageSource, listStyleImage, maskImage, content } = getComputedStyle(element, part || null);
    return [backgroundImage, borderImageSource, listStyleImage, maskImage, content].some((value) => value?.includes(`/${file}"`));
  });
};

const drawing = (kit, file) => kit.elements().filter((element) => draws(element, file));

/** Whether a file is loaded and can be seen somewhere, larger than a dot. */
const isDrawn = async (kit, file) => {
  for (const element of drawing(kit, file)) {
    const isLoaded = !(element instanceof HTMLImageElement) || (await kit.pictureLoads(element));
    const { width, height } = element.getBoundingClientRect();
    if (isLoaded && width >= 6 && height >= 4 && isInSight(kit, element)) return true;
  }
  return false;
};

/** Elements with nothing in them but a background are seen too. */
const isInSight = (kit, element) => {
  if (kit.isSeen(element)) return true;
  return element.textContent.trim() === '' && !(element instanceof HTMLImageElement) && kit.visible(element);
};

/** The pictures with a file that assistive technology is told of. */
const images = (kit, file) =>
  kit.role(['image', 'embedded content', 'frame']).filter((element) => draws(element, file));

/** Whether a text can be reached by a screen reader somewhere on the page. */
const isExposed = (kit, isFound) =>
  kit.elements().some((element) => {
    if (!document.body.contains(element) || !isFound(plain(kit, kit.textOf(element)))) return false;
    return ![...element.children].some((child) => isFound(plain(kit, kit.textOf(child)))) && kit.exposed(element);
  });

/** The text that people can see, in the page as it is and in what they can open. */
const seenTexts = (kit) => {
  const closed = [...document.querySelectorAll('details')].filter(
    (details) => !details.open && kit.isSeen(details.querySelector(':scope > summary') ?? details),
  );
  for (const details of closed) details.open = true;
  const text = kit.seenText();
  for (const details of closed) details.open = false;
  return text;
};

/** The description of a picture; a title is only a tooltip. */
const descriptionOf = (kit, element) => {
  const description = kit.description(element);
  return kit.words(element.getAttribute('title') ?? '') === kit.words(description) ? '' : description;
};

/** Months and numbers of the chart in a text, in their order: `jan`, `210`, … */
const tokensOf = (kit, text) =>
  [...kit.words(text).matchAll(/\b(jan|feb|mar|apr|may|june?|jan\w+|feb\w+|march|april)\b\.?|(?<![\d.,])(210|180|260|240|390|320)(?![\d])/g)].map(
    ([, month, number]) => (month ? month.slice(0, 3) : number),
  );

/** Whether each number stands beside its month, or all months stand in a row and all numbers in another one. */
const numbersWithMonths = (kit, text) => {
  const tokens = tokensOf(kit, text);
  const row = tokens.join(' ');
  if (row.includes(`${months.join(' ')} ${Object.values(lent).join(' ')}`)) return months;
  return months.filter((month) =>
    tokens.some((token, at) => token === lent[month] && (tokens[at - 1] === month || tokens[at + 1] === month)),
  );
};

/** The months whose numbers stand in a table under or beside them. */
const monthsInTables = (kit) =>
  kit.role(['cell', 'gridcell']).flatMap((cell) => {
    const [number] = tokensOf(kit, kit.seenText(cell));
    const { row, column } = kit.headersOf(cell);
    const around = [...row, ...column].map((header) => tokensOf(kit, kit.seenText(header))[0]);
    return months.filter((month) => lent[month] === number && around.includes(month));
  });

export default [
  {
    id: 'photo',
    title: 'The photo',
    passed: 'The photo says what it shows.',
    notYet:
      'The photo has no text alternative, so people who don’t see it don’t learn what it shows. Look up the `alt` attribute.',
    run: (kit) => {
      const [photo] = images(kit, 'ferry-400.jpg');
      const name = photo ? kit.name(photo) : '';
      if (!name) return false;
      if (kit.nameSource(photo) === 'title')
        return 'The words for the photo are only a tooltip, which phones don’t show and screen readers may skip. Look up the `alt` attribute.';
      if (fileName.test(name))
        return `The text alternative of the photo has a file name in it: “${name}”. Screen reader users learn nothing from it. Look up “how to write alt text”.`;
      if (pictureWords.test(name))
        return 'A screen reader says “image” by itself, so words such as “photo of” or “image” are said twice. Look up “how to write alt text”.';
      if (name.length < 10 || name.length > 150)
        return `The text alternative of the photo has ${name.length} characters. Use between 10 and 150, so that it says something and isn’t tiring to listen to. Look up “how to write alt text”.`;
      if (!/\b(?:ferr(?:y|ies)|ferryboat|boat|ship|vessel|steamer|lighthouse)/i.test(name))
        return 'The text alternative of the photo names neither the ferry nor the lighthouse, so it doesn’t say what is there. Look up “how to write alt text”.';
      return !isKeywordRow(name) && !isLoose(name)
        ? true
        : 'The text alternative of the photo is a row of keywords. Write a phrase or a sentence that says what is there. Look up “how to write alt text”.';
    },
  },
  {
    id: 'line',
    title: 'The line',
    passed: 'The wavy line is for the eye alone.',
    notYet:
      'Screen readers announce the wavy line, which has nothing to say. Look up decorative images and the empty `alt` attribute.',
    run: async (kit) => {
      if (!(await isDrawn(kit, 'wave-line.svg')))
        return 'The wavy line can’t be seen any more, so the two parts of the page run together. Compare the page with the starter.';
      if (images(kit, 'wave-line.svg').length > 0) return false;
      const isNamed = drawing(kit, 'wave-line.svg').some((element) => {
        const around = element.closest('p, figure, div') ?? element;
        const isSmall = !around.querySelector('h1, h2');
        const words = `${kit.exposed(element) && kit.roleOf(element) === 'separator' ? kit.name(element) : ''} ${isSmall ? kit.textOf(around) : ''}`;
        return kit.roleOf(element) === 'separator' && kit.name(element) !== ''
          ? true
          : /\bwav[ey]\w*|\bdecorat|\bdivider\b|\bseparator\b|\b(?:blue|empty) line\b/i.test(words);
      });
      return !isNamed;
    },
  },
  {
    id: 'icon',
    title: 'The icon',
    passed: 'The link with the boat says “Ferry times”, once.',
    notYet:
      'Screen readers announce the boat as well as the words beside it, so people listen to something they don’t need. Look up decorative images and the empty `alt` attribute.',
    run: (kit) => {
      const link = kit.get('link', {
        name: /ferry\s+times/i,
        words: 'There is no link called “Ferry times” any more, so nobody can follow it. Look up the `a` element.',
      });
      if ((link.getAttribute('href') ?? '').trim().replace(/^\.\//, '') !== 'ferry-times.html')
        return 'The link “Ferry times” leads to another page than before. Look up the `href` attribute.';
      if (images(kit, 'boat.svg').length > 0) return false;
      if (!plain(kit, kit.seenText(link)).includes('ferry times'))
        return 'The words “Ferry times” can’t be seen in the link, so people who see the page have only the boat. Compare the page with the starter.';
      return plain(kit, kit.name(link)) === 'ferry times'
        ? true
        : `A screen reader reads the link as “${kit.name(link)}”, where “Ferry times” is enough. Look up decorative images and the empty \`alt\` attribute.`;
    },
  },
  {
    id: 'logo',
    title: 'The logo',
    passed: 'The link around the logo says where it goes.',
    notYet:
      'The link around the logo doesn’t say that it leads to River Bank, so screen reader users don’t know where it goes. Look up images that are links.',
    run: (kit) => {
      const links = kit
        .role('link')
        .filter((element) => element.getAttribute('href')?.trim().replace(/\/$/, '') === 'https://example.org/river-bank');
      if (links.length === 0) return 'No link leads to the sponsor any more. Look up the `a` element.';
      const logos = drawing(kit, 'sponsor.png');
      if (!links.some((link) => logos.some((logo) => kit.isWithin(logo, link))))
        return 'The logo isn’t in the link to the sponsor any more, so people who click it get nowhere. Look up images that are links.';
      const names = links.map((link) => kit.name(link));
      if (names.some((name) => fileName.test(name)))
        return 'The name of the link has a file name in it, which tells screen reader users nothing. Look up images that are links.';
      const isTooltip = links.some(
        (link) =>
          kit.nameSource(link) === 'title' ||
          (kit.nameSource(link) === 'content' &&
            plain(kit, kit.textOf(link)) === '' &&
            kit.role('image', { within: link }).some((image) => kit.nameSource(image) === 'title')),
      );
      if (isTooltip)
        return 'The name of the link is only a tooltip, which phones don’t show and screen readers may skip. Look up the `alt` attribute.';
      const address = names.find((name) => /https?:|www\.|\.(?:org|com|html?)\b/i.test(name));
      if (address)
        return `A screen reader spells out the address “${address}”. Say in words where the link goes. Look up images that are links.`;
      const repeated = names.find((name) => /river bank\W+river bank/i.test(name));
      if (repeated)
        return `A screen reader reads the link as “${repeated}”: the same words twice. Look up images that are links.`;
      const isRow = names.some((name) => isKeywordRow(name) || name.length > 80);
      if (isRow)
        return 'The name of the link is too long, or a row of keywords. Say only where the link goes. Look up images that are links.';
      return names.every((name) => ` ${plain(kit, name)} `.includes(' river bank ') && !/\b(?:image|photo|picture|graphic)\s+of\b/i.test(name));
    },
  },
  {
    id: 'notice',
    title: 'The notice',
    passed: 'Everybody can read the notice.',
    notYet:
      'The words of the notice are only in the picture, so screen reader users don’t learn that the library is closed on Friday. Look up images of text.',
    run: (kit) => {
      const isNotice = (text) => noticeWords.test(text) && !/\b(?:not|never|isn t|no longer) closed\b/.test(text);
      const pictures = kit
        .role(['image', 'embedded content'])
        .filter((element) => ![...files, 'wave-line.svg'].some((file) => draws(element, file)) && kit.isSeen(element));
      const named = pictures.filter((element) => isNotice(plain(kit, kit.name(element))) && !isKeywordRow(kit.name(element)));
      if (named.some((element) => kit.nameSource(element) !== 'title'))
        return named.some((element) => kit.name(element).length <= 150)
          ? true
          : 'The text alternative of the notice says much more than the notice, so its message gets lost. Look up images of text.';
      if (named.length > 0)
        return 'The words of the notice are only a tooltip, which phones don’t show and screen readers may skip. Look up the `alt` attribute.';
      return isExposed(kit, isNotice);
    },
  },
  {
    id: 'chart-name',
    title: 'The name of the chart',
    passed: 'The chart has a short name.',
    notYet:
      'The chart has no name that says what it is about, so screen reader users can’t decide whether to read its numbers. Look up `alt` for charts.',
    run: (kit) => {
      const [chart] = images(kit, 'chart.png');
      const name = chart ? kit.name(chart) : '';
      if (!name || fileName.test(name)) return false;
      if (kit.nameSource(chart) === 'title')
        return 'The name of the chart is only a tooltip, which phones don’t show and screen readers may skip. Look up the `alt` attribute.';
      if (name.length > 100)
        return `The name of the chart has ${name.length} characters. Screen readers read a name in one go, so keep it short and put the numbers into text. Look up long descriptions for charts.`;
      if (/\b(?:image|photo|photograph|picture|pic|img)\b/i.test(name))
        return 'A screen reader says “image” by itself, so it doesn’t belong in the name of the chart. Look up `alt` for charts.';
      if (isKeywordRow(name))
        return 'The name of the chart is a row of keywords. Say in a few words what the chart is about. Look up `alt` for charts.';
      return /\b(?:books?|lent|lend|lending|loans?|loaned|borrow\w*|read\w*|circulation|library)\b/i.test(name) && name.split(/\s+/).length >= 2;
    },
  },
  {
    id: 'chart-numbers',
    title: 'The numbers of the chart',
    passed: 'The six numbers of the chart can be read as text.',
    notYet:
      'The numbers of the chart are only in the picture, so people who can’t see it can’t look them up. Look up long descriptions for charts.',
    run: (kit) => {
      const [chart] = images(kit, 'chart.png');
      const texts = [seenTexts(kit), chart ? descriptionOf(kit, chart) : ''];
      const right = new Set([...texts.flatMap((text) => numbersWithMonths(kit, text)), ...monthsInTables(kit)]);
      const numbers = texts.flatMap((text) => tokensOf(kit, text));
      const missing = months.find((month) => !right.has(month));
      if (!missing) return true;
      if (months.every((month) => !numbers.includes(lent[month]))) return false;
      return numbers.includes(lent[missing])
        ? `The text has the number ${lent[missing]}, but doesn’t say which month it belongs to. Look up tables and lists.`
        : `The number ${lent[missing]} is only in the picture, so people who can’t see it can’t look it up. Look up long descriptions for charts.`;
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'All words and pictures are still on the page.',
    notYet: 'Something is gone from the page, so people who see it miss it. Compare the page with the starter.',
    run: async (kit) => {
      const text = ` ${plain(kit, kit.seenText())} `;
      let at = 0;
      for (const sentence of sentences) {
        const words = ` ${plain(kit, sentence)} `;
        const found = text.indexOf(words, at);
        if (found < 0) return `People can’t see “${sentence}” in its place any more. Compare the page with the starter.`;
        at = found + words.length - 1;
      }
      for (const file of files)
        if (!(await isDrawn(kit, file)))
          return `People can’t see the picture ${file} any more. Compare the page with the starter.`;
      const isNoticeSeen =
        noticeWords.test(text) ||
        [...document.querySelectorAll('img, svg, object')].some((image) => {
          const address = image.getAttribute('src') ?? image.getAttribute('data') ?? 'data:image/svg';
          return address.startsWith('data:image/svg') && kit.isSeen(image) && image.getBoundingClientRect().width >= 60;
        });
      return isNoticeSeen ? true : 'People can’t see the notice any more. Compare the page with the starter.';
    },
  },
];
