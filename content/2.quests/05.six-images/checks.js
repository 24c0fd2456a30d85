/** What the page says apart from its pictures, in its order. */
const sentences = [
  'The island library',
  'Every Monday, forty books cross the water.',
  'Ferry times',
  'How much the island reads',
  'Who pays for the ferry',
];
const files = ['ferry-400.jpg', 'boat.svg', 'chart.png', 'sponsor.png'];
const noticeWords = 'Closed on Friday 4 December';
const lent = { Jan: 210, Feb: 180, Mar: 260, Apr: 240, May: 390, Jun: 320 };

/** Words about the picture as a thing, which a screen reader says by itself. */
const pictureWords = /\b(?:image|photo|photograph|picture|graphic|pic|img)\s+(?:of|showing|shows)\b/i;
const fileName = /\.(?:jpe?g|png|svg|gif|webp)\b|ferry-?400|wave-?line/i;

const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Whether an element draws a file: as a picture, behind its content or before it. */
const draws = (element, file) => {
  const address = element.getAttribute('src') ?? element.getAttribute('data') ?? '';
  if (address) return address.split('/').at(-1) === file;
  return ['', '::before', '::after'].some((part) => {
    const { backgroundImage, content } = getComputedStyle(element, part || null);
    return `${backgroundImage} ${part ? content : ''}`.includes(`/${file}"`);
  });
};

const drawing = (kit, file) => kit.elements().filter((element) => draws(element, file));

/** Whether a file is loaded and can be seen somewhere. */
const isSeen = async (kit, file) => {
  for (const element of drawing(kit, file)) {
    const isLoaded = !(element instanceof HTMLImageElement) || (await kit.pictureLoads(element));
    if (isLoaded && kit.visible(element)) return true;
  }
  return false;
};

/** The pictures with a file that assistive technology is told of. */
const images = (kit, file) => kit.role('image').filter((element) => draws(element, file));

/** The words that can be read: what is seen, what opens on demand, and what belongs to an element. */
const readable = (kit, element) =>
  [
    kit.textOf(),
    ...[...document.querySelectorAll('details *')].flatMap(({ childNodes }) => [...childNodes].map(({ data }) => data ?? '')),
    element ? kit.description(element) : '',
  ].join(' ');

export default [
  {
    id: 'photo',
    title: 'The photo',
    passed: 'The photo says what it shows.',
    notYet: 'Somebody who hears the page does not learn what the photo shows.',
    run: (kit) => {
      const [photo] = images(kit, 'ferry-400.jpg');
      const name = photo ? kit.name(photo) : '';
      if (!name) return false;
      if (fileName.test(name)) return 'A screen reader reads out the name of a file.';
      if (pictureWords.test(name)) return 'A screen reader says “image” by itself, and then hears it a second time.';
      if (name.length < 10 || name.length > 150)
        return `The words for the photo have ${name.length} characters. Between 10 and 150 can be listened to and say something.`;
      return /ferry|boat|ship|lighthouse/i.test(name)
        ? true
        : 'The words for the photo name neither the ferry nor the lighthouse.';
    },
  },
  {
    id: 'line',
    title: 'The line',
    passed: 'The wavy line is for the eye alone.',
    notYet: 'A screen reader stops at a wavy line that has nothing to say.',
    run: async (kit) => {
      if (!(await isSeen(kit, 'wave-line.svg'))) return 'Nobody sees the wavy line any more.';
      return images(kit, 'wave-line.svg').length === 0;
    },
  },
  {
    id: 'icon',
    title: 'The icon',
    passed: 'The link with the boat says “Ferry times”, once.',
    notYet: 'A screen reader tells of a boat and then says the word that stands beside it.',
    run: (kit) => {
      const link = kit.get('link', { name: /ferry times/i, words: 'There is no link called “Ferry times” any more.' });
      if (link.getAttribute('href') !== 'ferry-times.html') return 'The link “Ferry times” leads somewhere else.';
      if (images(kit, 'boat.svg').length > 0) return false;
      return plain(kit.name(link)) === 'ferry times'
        ? true
        : `A screen reader says “${kit.name(link)}” where “Ferry times” is enough.`;
    },
  },
  {
    id: 'logo',
    title: 'The logo',
    passed: 'The link around the logo says where it goes.',
    notYet: 'Somebody who hears the link does not know that it leads to River Bank.',
    run: (kit) => {
      const links = kit
        .role('link')
        .filter((element) => element.getAttribute('href') === 'https://example.org/river-bank');
      if (links.length === 0) return 'No link leads to the sponsor any more.';
      const names = links.map((link) => kit.name(link));
      if (names.some((name) => /\.(?:png|svg)/.test(name))) return 'A screen reader reads out the name of a file.';
      return names.every((name) => plain(name).includes('river bank') && name.length <= 80);
    },
  },
  {
    id: 'notice',
    title: 'The notice',
    passed: 'Everybody can read the notice.',
    notYet: 'Somebody who cannot see the notice stands before a locked door on Friday.',
    run: (kit) => {
      const names = kit.role('image').map((element) => plain(kit.name(element)));
      return names.includes(plain(noticeWords)) || plain(kit.textOf()).includes(plain(noticeWords));
    },
  },
  {
    id: 'chart-name',
    title: 'The name of the chart',
    passed: 'The chart has a short name.',
    notYet: 'Somebody who hears the page does not learn what the chart is about.',
    run: (kit) => {
      const [chart] = images(kit, 'chart.png');
      const name = chart ? kit.name(chart) : '';
      if (!name || fileName.test(name)) return false;
      if (name.length > 100)
        return `The name of the chart has ${name.length} characters. Nobody can stop or go back in the middle of a name.`;
      return /book|lent|lend|loan|borrow|read/i.test(name);
    },
  },
  {
    id: 'chart-numbers',
    title: 'The numbers of the chart',
    passed: 'The six numbers of the chart can be read as text.',
    notYet: 'Somebody who cannot see the chart cannot look up its numbers.',
    run: (kit) => {
      const text = readable(kit, images(kit, 'chart.png')[0]);
      for (const [month, number] of Object.entries(lent)) {
        const pair = new RegExp(`\\b${number}\\b\\D{0,20}\\b${month}|\\b${month}\\D{0,20}\\b${number}\\b`, 'i');
        if (!new RegExp(`\\b${number}\\b`).test(text))
          return `The number ${number} can be read in the chart and nowhere else.`;
        if (!pair.test(text)) return `The text has the number ${number}, and does not say of which month it is.`;
      }
      return true;
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'All words and pictures are still on the page.',
    notYet: 'Something is gone from the page.',
    run: async (kit) => {
      const text = kit.textOf();
      let at = 0;
      for (const sentence of sentences) {
        const found = text.indexOf(sentence, at);
        if (found < 0) return `Readers no longer find “${sentence}” in its place.`;
        at = found + sentence.length;
      }
      for (const file of files)
        if (!(await isSeen(kit, file))) return `Nobody sees the picture ${file} any more.`;
      const isNoticeSeen =
        plain(text).includes(plain(noticeWords)) ||
        [...document.images].some((image) => image.src.startsWith('data:image/svg') && kit.visible(image));
      return isNoticeSeen ? true : 'Nobody sees the notice any more.';
    },
  },
];
