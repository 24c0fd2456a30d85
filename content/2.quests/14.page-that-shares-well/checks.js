const address = 'https://example.org/wheels/mend-a-tyre';
const preview = 'https://example.org/wheels/tyre.jpg';

/** Words that say what the page is about. */
const topic = /\b(?:tyres?|tires?|punctures?|punctured|flats?|inner tubes?|wheel repair)\b/i;
const aboutIt = /\b(?:tyres?|tires?|punctures?|punctured|flats?|inner tubes?|bicycles?|bikes?|patch(?:es|ing)?)\b/i;

const metas = (key, value) =>
  [...document.head.querySelectorAll('meta')].filter((meta) =>
    (meta.getAttribute(key) ?? '').trim().toLowerCase().split(/\s+/).includes(value),
  );
const contents = (key, value) =>
  metas(key, value).map((meta) => (meta.getAttribute('content') ?? '').replace(/\s+/g, ' ').trim());

const links = (rel) =>
  [...document.head.querySelectorAll('link[href]')].filter((link) =>
    (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/).includes(rel),
  );

const differentWords = (text) => new Set(text.toLowerCase().match(/\p{L}+/gu)).size;

/** Whether a text is a sentence or a phrase, and not the same words again and again. */
const isPhrase = (text, least) => {
  const words = text.match(/\p{L}+/gu) ?? [];
  return differentWords(text) >= least && differentWords(text) >= words.length / 2;
};

/** The colour that a browser takes in a colour scheme: the first whose media fit. */
const themeColour = (scheme) =>
  metas('name', 'theme-color').find((meta) => {
    const media = (meta.getAttribute('media') ?? '').trim().toLowerCase();
    // Browsers take what they cannot read as “not all”.
    const isUnderstood = media === '' || matchMedia(media).media !== 'not all';
    const ofScheme = media.replace(/\(\s*prefers-color-scheme\s*:\s*([\w-]+)\s*\)/g, (_, asked) =>
      asked === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
    );
    return isUnderstood && (media === '' || matchMedia(ofScheme).matches);
  });

/** How bright a colour is on a white page, from 1 for white to 21 for black, and how a browser writes it. */
const measure = (kit, colour) => {
  const probe = document.createElement('p');
  probe.style.color = colour;
  probe.style.backgroundColor = '#fff';
  document.body.append(probe);
  const measured = { contrast: kit.contrast(probe), written: getComputedStyle(probe).color };
  probe.remove();
  return measured;
};

const isColour = (text) =>
  CSS.supports('color', text) && !/^(?:inherit|initial|unset|revert|revert-layer|currentcolor|transparent|var\()/i.test(text);

/** The settings of all viewport elements, read as browsers do. */
const viewportSettings = () =>
  Object.fromEntries(
    contents('name', 'viewport').flatMap((content) =>
      [...content.toLowerCase().matchAll(/([a-z-]+)\s*=\s*([^\s,;=]+)/g)].map(([, name, value]) => [name, value]),
    ),
  );

export default [
  {
    id: 'title',
    title: 'Title',
    passed: 'The title begins with what the page is about.',
    notYet: 'The page has no title that people find among many tabs and results. Look up title.',
    run: () => {
      const title = (document.head.querySelector('title')?.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (title === '') return 'The page has no title, so its tab shows an address. Look up title.';
      if (title.length < 10 || title.length > 60)
        return `The title has ${title.length} characters. Between 10 and 60 say enough and aren't cut off. Look up title.`;
      const about = title.search(topic);
      const site = title.search(/two wheels/i);
      if (about < 0 || !isPhrase(title, 3))
        return 'The title doesn’t say that the page is about a tyre, so people don’t find it among their tabs. Look up title.';
      return site < 0 || about < site
        ? true
        : 'The title begins with the name of the site, so narrow tabs only show that. Put the topic first. Look up title.';
    },
  },
  {
    id: 'description',
    title: 'Description',
    passed: 'A description says what readers get.',
    notYet: 'The page has no description, so search engines pick some words from it. Look up meta name="description".',
    run: () => {
      const found = contents('name', 'description');
      if (found.length > 1) return 'There are two descriptions, so nobody knows which one is shown. Look up meta name="description".';
      if (found.length === 0 || found[0] === '') return false;
      if (found[0].length < 50 || found[0].length > 160)
        return `The description has ${found[0].length} characters. Between 50 and 160 say enough and aren't cut off. Look up meta name="description".`;
      return aboutIt.test(found[0]) && isPhrase(found[0], 6)
        ? true
        : 'The description doesn’t say what the page is about, so nobody knows why to open it. Look up meta name="description".';
    },
  },
  {
    id: 'viewport',
    title: 'Phones',
    passed: 'The page fits a phone, and people can zoom in.',
    notYet: 'Phones show the page as on a large screen, with letters too small to read. Look up meta name="viewport".',
    run: () => {
      const settings = viewportSettings();
      const scale = Number.parseFloat(settings['initial-scale'] ?? '1');
      const isAsWide = settings.width === undefined ? settings['initial-scale'] !== undefined : settings.width === 'device-width';
      if (!isAsWide || Math.abs(scale - 1) > 0.1) return false;
      const scalable = settings['user-scalable'] ?? 'yes';
      const isFixed = !/^(?:yes|device-width|device-height)$/.test(scalable) && !(Math.abs(Number.parseFloat(scalable)) >= 1);
      const written = settings['maximum-scale'];
      // Negative numbers are ignored, and words count as 1 or less.
      const largest = written === undefined || written.startsWith('-') ? 10 : Number.parseFloat(written) || 0;
      return isFixed || largest < 5
        ? 'The viewport doesn’t let people zoom to five times the size, so some can’t read the page. Look up user-scalable and maximum-scale.'
        : true;
    },
  },
  {
    id: 'canonical',
    title: 'One address',
    passed: 'The page has the right canonical URL.',
    notYet: 'The page has no canonical URL, so copies with “?utm=…” count as separate pages. Look up rel="canonical".',
    run: () => {
      const found = links('canonical').map((link) => link.getAttribute('href').trim());
      if (found.length > 1) return 'The page has two canonical URLs, so search engines ignore both. Look up rel="canonical".';
      if (found.length === 0) return false;
      if (!/^https?:\/\//i.test(found[0]))
        return `The canonical URL “${found[0]}” isn't absolute, so it only works on its own site. Look up rel="canonical".`;
      return URL.canParse(found[0]) && new URL(found[0]).href === address
        ? true
        : `The canonical URL “${found[0]}” isn't the address of this page. Look up rel="canonical".`;
    },
  },
  {
    id: 'icon',
    title: 'Icon',
    passed: 'The page has an icon that loads.',
    notYet: 'The page has no icon, so people can’t spot its tab. Look up rel="icon".',
    run: async (kit) => {
      const icons = links('icon');
      if (icons.length === 0) return false;
      for (const icon of icons) {
        const image = new Image();
        image.src = icon.href;
        if (await kit.pictureLoads(image)) return true;
      }
      return 'The file of the icon does not load, so the tab has none. Check the href of the link with rel="icon".';
    },
  },
  {
    id: 'colours',
    title: 'Colours of the browser',
    passed: 'The browser gets a light colour for light screens and a dark one for dark screens.',
    notYet: 'The page has no colours for the bar of the browser, so it may glare at night. Look up theme-color.',
    run: (kit) => {
      const [light, dark] = ['light', 'dark'].map((scheme) => themeColour(scheme)?.getAttribute('content')?.trim());
      if (!light && !dark) return false;
      if (!light || !dark)
        return `There is no colour for people who use a ${light ? 'dark' : 'light'} colour scheme. Look up theme-color and prefers-color-scheme.`;
      const wrong = [light, dark].find((colour) => !isColour(colour));
      if (wrong) return `“${wrong}” is no colour that browsers can use for their bar. Look up theme-color.`;
      const [day, night] = [light, dark].map((colour) => measure(kit, colour));
      if (day.written === night.written)
        return 'Light and dark screens get the same colour, so one of them doesn’t fit. Look up theme-color and prefers-color-scheme.';
      return (
        day.contrast < night.contrast ||
        'The darker colour is for light screens, and the lighter one glares at night. Look up prefers-color-scheme.'
      );
    },
  },
  {
    id: 'preview',
    title: 'Preview',
    passed: 'Shared in a message, the page shows a title and a picture.',
    notYet: 'Shared in a message, the page is only a link without a title and a picture. Look up Open Graph, og:title and og:image.',
    run: () => {
      const [titles, pictures] = [contents('property', 'og:title'), contents('property', 'og:image')];
      if (titles.length > 1 || pictures.length > 1)
        return 'There are two titles or two pictures for the preview, so nobody knows which one is shown. Look up og:title and og:image.';
      if (titles.length === 0 && pictures.length === 0) return false;
      if (!titles[0]) return 'The preview has a picture but no title. Look up og:title.';
      if (!pictures[0]) return 'The preview has a title but no picture. Look up og:image.';
      if (!aboutIt.test(titles[0]) || !isPhrase(titles[0], 2))
        return `The preview's title “${titles[0]}” doesn't say what the page is about. Look up og:title.`;
      if (!/^https?:\/\//i.test(pictures[0]))
        return `The picture's address “${pictures[0]}” isn't absolute, so other sites can't load it. Look up og:image.`;
      return URL.canParse(pictures[0]) && new URL(pictures[0]).href === preview
        ? true
        : `There is no picture at “${pictures[0]}”, so the preview stays empty. Look up og:image.`;
    },
  },
  {
    id: 'encoding',
    title: 'Encoding',
    passed: 'The encoding is declared before it is needed.',
    notYet: 'The encoding isn’t declared, so browsers guess how letters such as “é” are written. Look up meta charset.',
    run: (kit) => {
      const isDeclared = [...document.head.querySelectorAll('meta')].some(
        (meta) =>
          meta.hasAttribute('charset') ||
          ((meta.getAttribute('http-equiv') ?? '').trim().toLowerCase() === 'content-type' &&
            /charset/i.test(meta.getAttribute('content') ?? '')),
      );
      if (!isDeclared) return false;
      return (
        kit.encoding() === 'utf-8' ||
        'UTF-8 isn’t declared in the first 1024 bytes, where browsers look for it. Look up meta charset.'
      );
    },
  },
  {
    id: 'nothing-lost',
    title: 'Nothing lost',
    passed: 'Readers see the same page as before.',
    notYet: 'The body is not as it was, or cannot be seen. Compare it with the starter.',
    run: (kit) => {
      const heading = kit.words('Mend a bicycle tyre');
      const text = kit.words('At Two Wheels, it takes ten minutes: find the hole, roughen the rubber, glue a patch.');
      const [main] = kit.role('main');
      if (kit.words(kit.seenText()) !== `${heading} ${text}`) return false;
      const isHeading = kit.role('heading', { level: 1 }).filter((one) => kit.words(kit.name(one)) === heading).length === 1;
      const isParagraph = kit.role('paragraph').some((element) => kit.words(kit.textOf(element)) === text);
      return isHeading && isParagraph && main !== undefined
        ? true
        : 'The main landmark, the heading or the paragraph is gone, so screen reader users find their way less easily. Compare the body with the starter.';
    },
  },
];
