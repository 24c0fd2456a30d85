const address = 'https://example.org/wheels/mend-a-tyre';

const metas = (key, value) =>
  [...document.head.querySelectorAll('meta')].filter(
    (meta) => (meta.getAttribute(key) ?? '').trim().toLowerCase() === value,
  );
const contents = (key, value) => metas(key, value).map((meta) => (meta.getAttribute('content') ?? '').trim());

const links = (rel) =>
  [...document.head.querySelectorAll('link[href]')].filter((link) =>
    (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/).includes(rel),
  );

/** Browsers take what they cannot read as “not all”. */
const isUnderstood = (media) => matchMedia(media).media !== 'not all';

/** The colour that a browser takes in a colour scheme: the first whose media fit. */
const themeColour = (scheme) =>
  metas('name', 'theme-color').find((meta) => {
    const media = (meta.getAttribute('media') ?? '').trim().toLowerCase();
    const asked = /prefers-color-scheme\s*:\s*([\w-]+)/.exec(media)?.[1];
    return media === '' || media === 'all' || media === 'screen' || (asked === scheme && isUnderstood(media));
  });

export default [
  {
    id: 'title',
    title: 'Title',
    passed: 'The title begins with what the page is about.',
    notYet: 'Among many tabs and results, nobody finds this page by its title.',
    run: () => {
      const title = document.title.trim();
      if (title.length < 10 || title.length > 60)
        return title === ''
          ? 'The tab shows an address where a title should be.'
          : `The title has ${title.length} characters. Between 10 and 60 say enough and are not cut off.`;
      const topic = title.search(/tyre|puncture/i);
      const site = title.search(/two wheels/i);
      if (topic < 0) return 'The title does not say that the page is about a tyre.';
      return site < 0 || topic < site ? true : 'In a narrow tab, only the name of the site can be read.';
    },
  },
  {
    id: 'description',
    title: 'Description',
    passed: 'A description says what readers get.',
    notYet: 'A search engine picks some words from the page, because nothing describes it.',
    run: () => {
      const found = contents('name', 'description');
      if (found.length > 1) return 'There are two descriptions, and nobody knows which one will be shown.';
      if (found.length === 0 || found[0] === '') return false;
      return found[0].length >= 50 && found[0].length <= 160
        ? true
        : `The description has ${found[0].length} characters. Between 50 and 160 say enough and are not cut off.`;
    },
  },
  {
    id: 'viewport',
    title: 'Phones',
    passed: 'The page fits a phone, and people can zoom in.',
    notYet: 'A phone shows the page as on a large screen, with letters too small to read.',
    run: () => {
      const [viewport] = contents('name', 'viewport');
      const settings = Object.fromEntries(
        (viewport ?? '')
          .toLowerCase()
          .split(/[,;]/)
          .map((part) => part.split('=').map((word) => word.trim())),
      );
      if (settings.width !== 'device-width' && Number(settings['initial-scale']) !== 1) return false;
      const isLocked =
        ['no', '0'].includes(settings['user-scalable']) || Number(settings['maximum-scale'] ?? 10) < 5;
      return isLocked ? 'Somebody who needs larger letters cannot zoom in.' : true;
    },
  },
  {
    id: 'canonical',
    title: 'One address',
    passed: 'The page says which address is its own.',
    notYet: 'Shared with extra signs in its address, the page counts as several pages.',
    run: () => {
      const found = links('canonical').map((link) => link.getAttribute('href').trim());
      if (found.length > 1) return 'The page claims two addresses as its own.';
      if (found.length === 0) return false;
      if (!/^https?:\/\//i.test(found[0])) return `“${found[0]}” leads to the page only from its own site.`;
      return found[0].replace(/\/$/, '') === address ? true : `The page says that it lives at “${found[0]}”.`;
    },
  },
  {
    id: 'icon',
    title: 'Icon',
    passed: 'The tab has an icon.',
    notYet: 'The tab shows an empty sheet in place of an icon.',
    run: async (kit) => {
      const [icon] = links('icon');
      if (!icon) return false;
      const image = new Image();
      image.src = icon.href;
      return (await kit.pictureLoads(image)) ? true : 'The tab shows an empty sheet: the file of the icon does not load.';
    },
  },
  {
    id: 'colours',
    title: 'Colours of the browser',
    passed: 'The browser takes on a light colour by day and a dark one by night.',
    notYet: 'At night the bar around the page is bright, or by day it is black.',
    run: () => {
      const [light, dark] = ['light', 'dark'].map((scheme) => themeColour(scheme)?.getAttribute('content')?.trim());
      if (!light && !dark) return false;
      if (!light || !dark) return `There is no colour for people who have a ${light ? 'dark' : 'light'} screen.`;
      const wrong = [light, dark].find((colour) => !CSS.supports('color', colour));
      if (wrong) return `Browsers know no colour “${wrong}”.`;
      return light.toLowerCase() === dark.toLowerCase() ? 'Light and dark screens get the same colour.' : true;
    },
  },
  {
    id: 'preview',
    title: 'Preview',
    passed: 'Shared in a message, the page shows a title and a picture.',
    notYet: 'Shared in a message, the page is a bare address.',
    run: () => {
      const [titles, pictures] = [contents('property', 'og:title'), contents('property', 'og:image')];
      if (titles.length > 1 || pictures.length > 1) return 'The preview has two titles or two pictures to choose from.';
      if (titles.length === 0 && pictures.length === 0) return false;
      if (!titles[0]) return 'The preview has a picture and no title.';
      if (!pictures[0]) return 'The preview has a title and no picture.';
      return /^https?:\/\/[^\s/]+\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:\?\S*)?$/i.test(pictures[0])
        ? true
        : `Another site cannot find the picture “${pictures[0]}”.`;
    },
  },
  {
    id: 'encoding',
    title: 'Encoding',
    passed: 'The encoding is told before it is needed.',
    notYet: 'A browser has to guess how letters such as “é” are written.',
    run: (kit) => {
      if (kit.encoding() === 'utf-8') return true;
      return /charset/i.test(kit.source()) && document.head.querySelector('meta[charset]')
        ? 'A browser looks for the encoding in the first kilobyte, and does not find UTF-8 there.'
        : false;
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'Readers see the same page as before.',
    notYet: 'Readers see another page than before.',
    run: (kit) => {
      const text =
        'At Two Wheels, it takes ten minutes: find the hole, roughen the rubber, glue a patch.';
      const [main] = kit.role('main');
      if (kit.textOf() !== `Mend a bicycle tyre ${text}`) return false;
      const isHeading = kit.role('heading', { level: 1, name: 'Mend a bicycle tyre' }).length === 1;
      const isParagraph = kit.role('paragraph').some((element) => kit.textOf(element) === text);
      return isHeading && isParagraph && main !== undefined
        ? true
        : 'A screen reader finds no main content, heading or paragraph where there was one.';
    },
  },
];
