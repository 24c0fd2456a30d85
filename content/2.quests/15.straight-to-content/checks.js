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

/** The largest box around the link that holds nothing else. */
const boxOf = (kit, link) => {
  let box = link;
  while (
    box.parentElement &&
    box.parentElement !== document.body &&
    kit.words(box.parentElement.textContent) === kit.words(link.textContent)
  )
    box = box.parentElement;
  return box;
};

/** How much of an element shows through: 1 where nothing around it is transparent. */
const opacityOf = (element) => (element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1);

/** Whether nothing else is drawn over the middle of an element. */
const isOnTop = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
};

const focusSigns = [
  ...['box-shadow', 'border', 'background-color', 'background-image', 'color', 'text-decoration', 'font-weight'],
  ...['transform', 'clip-path', 'font-size', 'left', 'top'],
];

/** Whether the outline is all that shows the focus, and has a colour that hardly differs from the page. */
const isFaintOutline = (kit, link) => {
  const look = () => focusSigns.map((sign) => getComputedStyle(link).getPropertyValue(sign)).join('|');
  const resting = look();
  link.focus({ focusVisible: true });
  const isOnlyOutline = look() === resting;
  const { outlineColor, outlineStyle } = getComputedStyle(link);
  link.blur();
  if (!isOnlyOutline || outlineStyle === 'auto') return false;
  const probe = document.createElement('span');
  probe.style.color = outlineColor;
  link.after(probe);
  const contrast = kit.contrast(probe);
  probe.remove();
  return contrast < 3;
};

export default [
  {
    id: 'first-stop',
    title: 'The first stop',
    passed: 'The first press of Tab reaches a skip link.',
    notYet: 'The first press of Tab doesn’t reach a link that begins with “Skip”, so keyboard users go through the whole menu. Look up skip link.',
    run: async (kit) => {
      const stop = await kit.tab();
      return stop !== null && isSkipLink(kit, stop);
    },
  },
  {
    id: 'seen-with-focus',
    title: 'Seen with the focus',
    passed: 'With the focus, the skip link can be seen and read.',
    notYet: 'There is no skip link to see, so people who look at the page can’t use it. Look up skip link.',
    run: async (kit) => {
      for (const width of [1280, 320]) {
        await kit.at(width);
        const link = await tabToSkipLink(kit);
        if (!link) return false;
        const isSeen = () => kit.inView(link) && startsWithSkip.test(kit.words(kit.seenText(link)));
        if (!(await kit.until(isSeen)))
          return `At ${width} pixels, the skip link has the focus but its words can't be seen in the window, so nobody knows that it is there. Look up :focus.`;
        if (!(await kit.until(() => opacityOf(link) > 0.9 && kit.contrast(link) >= 4.5)))
          return 'The words of the skip link are too pale to read. They need a contrast of 4.5. Look up contrast.';
        if (!(await kit.until(() => isOnTop(link)))) return 'Something covers the skip link, so it can’t be read. Look up z-index.';
        link.blur();
      }
      return true;
    },
  },
  {
    id: 'enter-skips',
    title: 'Enter skips',
    passed: 'After Enter, the next Tab is in the content.',
    notYet: 'After Enter, the next Tab is still in the menu, so nothing was skipped. Look up href and id.',
    run: async (kit) => {
      const main = kit.get('main', { words: 'The page has no main landmark, so nothing says where the content begins. Look up main.' });
      const link = await tabToSkipLink(kit);
      if (!link) return false;
      await kit.press('Enter');
      const place = kit.focused();
      if (place && place !== link && !kit.isWithin(place, main))
        return 'Enter moves the focus to a place outside the main landmark. Look up href and id.';
      const next = await kit.tab();
      if (!next || !kit.isWithin(next, main)) return false;
      return (
        kit.words(kit.name(next)) === kit.words(inMain[0]) ||
        `After Enter, the next Tab stops at “${kit.name(next)}” and skips a part of the content. Let the link lead to the start of main. Look up href and id.`
      );
    },
  },
  {
    id: 'no-space',
    title: 'No space',
    passed: 'Without the focus, the skip link is not seen and takes no space.',
    notYet: 'There is no skip link yet. Look up skip link.',
    run: async (kit) => {
      // Presses of Tab would show it.
      await kit.at(1280);
      const link = kit.role('link').find((element) => startsWithSkip.test(kit.name(element)));
      if (!link) return false;
      if (kit.isSeen(link)) return 'The skip link can always be seen, so it disturbs people who don’t need it. Look up :focus.';
      const places = () =>
        kit
          .role(['navigation', 'main', 'link'])
          .filter((one) => one !== link && !one.contains(link) && !boxOf(kit, link).contains(one))
          .map((one) => one.getBoundingClientRect().top);
      const before = places();
      const { scrollWidth } = document.documentElement;
      boxOf(kit, link).style.setProperty('display', 'none', 'important');
      if (document.documentElement.scrollWidth < scrollWidth)
        return 'The hidden skip link makes the page wider than the window, so it can be scrolled sideways. Look up position: absolute, and negative values of left.';
      const after = places();
      return (
        after.every((top, index) => Math.abs(top - before[index]) < 1) ||
        'The hidden skip link leaves a gap above the menu. Look up position: absolute.'
      );
    },
  },
  {
    id: 'focus-ring',
    title: 'Focus can be seen',
    passed: 'Every link shows when it has the focus.',
    notYet: 'The links don’t show when they have the focus, so keyboard users don’t know where they are. Look up outline and :focus-visible.',
    run: (kit) => {
      const links = kit.role('link');
      const without = links.find((link) => !kit.focusShows(link));
      if (without)
        return `“${kit.name(without)}” looks the same with the focus, so keyboard users don't know where they are. Look up outline and :focus-visible.`;
      const faint = links.find((link) => !isSkipLink(kit, link) && isFaintOutline(kit, link));
      if (faint)
        return `The outline of “${kit.name(faint)}” is too pale to be seen. It needs a contrast of 3. Look up outline-color.`;
      return links.length > 0;
    },
  },
  {
    id: 'all-links-stay',
    title: 'All links stay',
    passed: 'People who don’t skip reach every link, as before.',
    notYet: 'Some links can’t be reached with Tab. Look up tabindex.',
    run: (kit) => {
      const stops = kit.tabStops().filter((stop) => !startsWithSkip.test(kit.name(stop)));
      const names = stops.map((stop) => kit.name(stop));
      const wanted = [...menu, ...inMain];
      const missing = wanted.find((name) => !names.includes(name));
      if (missing) return `Tab never stops at “${missing}”, so keyboard users can't reach it. Look up tabindex.`;
      const lost = wanted.find((name) => kit.get('link', { name }).getAttribute('href') !== addressOf(name));
      if (lost) return `“${lost}” no longer leads to ${addressOf(lost)}. Look up href.`;
      const unseen = stops.find((stop) => !kit.isSeen(stop));
      if (unseen) return `“${kit.name(unseen)}” can't be seen, so people who look at the page don't find it. Compare the style sheet with the starter.`;
      return (
        names.join() === wanted.join() ||
        'Tab goes through the links in another order than before, or stops at something that does nothing. Look up tabindex.'
      );
    },
  },
];
