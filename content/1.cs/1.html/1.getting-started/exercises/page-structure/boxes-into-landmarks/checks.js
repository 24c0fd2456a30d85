/** Letters and digits alone, so that marks and spaces make no difference. */
const plain = (kit, text) =>
  kit
    .words(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const seenIn = (kit, element) => plain(kit, kit.seenText(element));

export default [
  {
    id: 'main',
    title: 'The main content',
    passed: 'The concerts are the main content, and people can jump to them.',
    notYet:
      'The page has no main landmark, so screen reader users can’t jump to the concerts. Look up the `main` element.',
    run: (kit) => {
      const found = kit.role('main');
      if (found.length === 0) return false;
      if (found.length > 1) return 'The page has more than one main landmark. Look up the `main` element.';
      const text = seenIn(kit, found[0]);
      if (!text.includes('concerts in december') || !text.includes('three fridays'))
        return 'The heading and the text about the concerts aren’t both in the main landmark. Look up the `main` element.';
      return text.includes('join us') || text.includes('chapel lane')
        ? 'The main landmark contains parts that are the same on every page, so a jump to it skips nothing. Look up the `main` element.'
        : true;
    },
  },
  {
    id: 'navigation',
    title: 'The menu',
    passed: 'The two links of the menu are a navigation landmark.',
    notYet: 'The menu isn’t a landmark, so screen reader users can’t jump to it. Look up the `nav` element.',
    run: (kit) => {
      const found = kit.role('navigation');
      if (found.length === 0) return false;
      if (found.length > 1) return 'There is one menu, but the page has several navigation landmarks. Look up the `nav` element.';
      const text = seenIn(kit, found[0]);
      if (kit.role('link', { within: found[0] }).length !== 2)
        return 'The navigation landmark doesn’t contain both links of the menu. Look up the `nav` element.';
      return text === 'concerts join us'
        ? true
        : 'The navigation landmark contains more than the menu. Look up the `nav` element.';
    },
  },
  {
    id: 'start-and-end',
    title: 'The start and the end',
    passed: 'The name of the choir is in the header of the page, and the address is in its footer.',
    notYet: 'The start and the end of the page aren’t landmarks. Look up the `header` and `footer` elements.',
    run: (kit) => {
      const [header] = kit.role('banner');
      const [footer] = kit.role('contentinfo');
      if (!header && !footer) return false;
      if (!header || !seenIn(kit, header).startsWith('hill choir') || seenIn(kit, header).includes('fridays'))
        return 'The name of the choir isn’t in a header of the page. Look up the `header` element, and where it’s a landmark.';
      return footer && seenIn(kit, footer) === plain(kit, 'Hill Choir, 12 Chapel Lane')
        ? true
        : 'The address isn’t in a footer of the page. Look up the `footer` element, and where it’s a landmark.';
    },
  },
];
