const menu = [
  ...['Home', 'Opening times', 'Catalogue', 'Renew a loan', 'Reserve a book', 'Reading groups', 'Children'],
  ...['Teenagers', 'Audiobooks', 'Films', 'Maps', 'Local history', 'Newspapers', 'Study rooms', 'Printing'],
  ...['Events', 'Volunteers', 'Donate', 'Contact', 'Log in'],
];
const inMain = ['Crime on Mondays', 'Poems at noon'];

const addressOf = (name) =>
  ({ 'Crime on Mondays': '/groups/crime', 'Poems at noon': '/groups/poems' })[name] ??
  `/${name.toLowerCase().replaceAll(' ', '-')}`;

const startsWithSkip = /^skip\b/i;

const isSkipLink = (kit, element) => kit.roleOf(element) === 'link' && startsWithSkip.test(kit.name(element));

/** Presses Tab until a link that begins with “skip” has the focus; null where there is none. */
const tabToSkipLink = async (kit) => {
  for (let presses = 0; presses < 30; presses++) {
    const stop = await kit.tab();
    if (!stop) return null;
    if (isSkipLink(kit, stop)) return stop;
  }
  return null;
};

export default [
  {
    id: 'first-stop',
    title: 'The first stop',
    passed: 'The first press of Tab reaches a link that offers to skip.',
    notYet: 'The first press of Tab reaches the menu, and nineteen more links follow.',
    run: async (kit) => {
      const stop = await kit.tab();
      return stop !== null && isSkipLink(kit, stop);
    },
  },
  {
    id: 'seen-with-focus',
    title: 'Seen with the focus',
    passed: 'Whoever tabs to the link sees it and can read it.',
    notYet: 'Nobody who looks at the page finds out that it can be skipped.',
    run: async (kit) => {
      for (const width of [1280, 320]) {
        await kit.at(width);
        const link = await tabToSkipLink(kit);
        if (!link) return false;
        if (!(await kit.until(() => kit.inView(link), 1000))) return 'The link has the focus, and it cannot be seen in the window.';
        if (kit.contrast(link) < 4.5) return 'The words of the link are too pale to be read.';
        link.blur();
      }
      return true;
    },
  },
  {
    id: 'enter-skips',
    title: 'Enter skips',
    passed: 'After Enter, the next Tab is in the content.',
    notYet: 'After Enter, the next Tab is still in the menu.',
    run: async (kit) => {
      const main = kit.get('main', { words: 'The page does not say where its main content is.' });
      const link = await tabToSkipLink(kit);
      if (!link) return false;
      await kit.press('Enter');
      const place = kit.focused();
      if (place && place !== link && !kit.isWithin(place, main)) return 'Enter leads to a place outside the content.';
      const next = await kit.tab();
      if (!next || !kit.isWithin(next, main)) return false;
      return kit.name(next) === inMain[0] || `The next Tab skips a part of the content and stops at “${kit.name(next)}”.`;
    },
  },
  {
    id: 'no-space',
    title: 'No space',
    passed: 'Without the focus, the link takes no space.',
    notYet: 'Readers who do not need the link see it, or a gap in its place.',
    run: async (kit) => {
      // Presses of Tab would show it.
      await kit.at(1280);
      const link = kit.role('link').find((element) => startsWithSkip.test(kit.name(element)));
      if (!link) return false;
      if (kit.visible(link)) return 'The link is there all the time.';
      const places = () => kit.role(['navigation', 'main', 'link']).filter((one) => one !== link).map((one) => one.getBoundingClientRect().top);
      const before = places();
      const { scrollWidth } = document.documentElement;
      link.style.display = 'none';
      if (document.documentElement.scrollWidth < scrollWidth) return 'The hidden link makes the page wider than the window.';
      const after = places();
      return after.every((top, index) => Math.abs(top - before[index]) < 1) || 'The hidden link leaves a gap.';
    },
  },
  {
    id: 'focus-ring',
    title: 'Focus can be seen',
    passed: 'Every link shows when it has the focus.',
    notYet: 'Somebody presses Tab and cannot see where the focus is.',
    run: (kit) => {
      const links = kit.role('link');
      const without = links.find((link) => !kit.focusShows(link));
      return without ? `When “${kit.name(without)}” has the focus, it looks as before.` : links.length > 0;
    },
  },
  {
    id: 'all-links-stay',
    title: 'All links stay',
    passed: 'Whoever does not skip gets to every link, as before.',
    notYet: 'Some links can no longer be reached with Tab.',
    run: (kit) => {
      const names = kit.tabStops().map((stop) => kit.name(stop)).filter((name) => !startsWithSkip.test(name));
      const wanted = [...menu, ...inMain];
      const missing = wanted.find((name) => !names.includes(name));
      if (missing) return `The Tab key never stops at “${missing}”.`;
      const lost = wanted.find((name) => kit.get('link', { name }).getAttribute('href') !== addressOf(name));
      if (lost) return `“${lost}” no longer leads where it led.`;
      return names.join() === wanted.join() || 'The Tab key goes through the links in another order than they are read in, or stops where nothing is to do.';
    },
  },
];
