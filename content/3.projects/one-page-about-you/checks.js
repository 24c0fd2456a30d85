const headings = (kit, level) => kit.role('heading').filter((one) => kit.level(one) === level);
const hrefOf = (link) => (link.getAttribute('href') ?? '').trim();
const isMail = (link) => /^mailto:[^@\s]+@[^@\s]+/i.test(hrefOf(link));
const isOutside = (link) => /^https:\/\//i.test(hrefOf(link));

/** Link texts that say nothing about where the link goes. */
const emptyWords = /^(?:(?:click )?here|(?:read |see |learn )?more|link|this(?: (?:page|site|link))?|website|site|details|go)$/;
const address = /^(?:https?:\/\/|www\.)/;

export default [
  {
    id: 'one-heading',
    title: 'One main heading',
    milestone: 1,
    page: 'index.html',
    passed: 'The page has exactly one `h1` element, and it says who or what the page is about.',
    notYet: 'The page has no `h1` element, so people don’t learn whose page it is. Write the name in one.',
    run: (kit) => {
      const found = headings(kit, 1);
      if (found.length === 0) return false;
      if (found.length > 1)
        return `The page has ${found.length} headings on level 1, so it isn’t clear which one names the page. Keep one, and use \`h2\` for the others.`;
      return kit.words(kit.name(found[0])) === ''
        ? 'The `h1` element is empty. Write your name, or that of your subject, in it.'
        : true;
    },
  },
  {
    id: 'three-sections',
    title: 'Three sections',
    milestone: 1,
    page: 'index.html',
    passed: 'There are three sections, each with its own heading and text.',
    notYet: 'The page has fewer than three headings on level 2. Give each of the three sections an `h2` element.',
    run: (kit) => {
      const all = kit.role('heading');
      const found = headings(kit, 2);
      if (found.length < 3) return false;
      const whole = kit.words(document.body.textContent);
      const empty = found.find((heading) => {
        const next = all[all.indexOf(heading) + 1];
        const range = document.createRange();
        range.setStartAfter(heading);
        if (next) range.setEndBefore(next);
        else range.setEndAfter(document.body.lastChild);
        return kit.words(range.toString()).split(' ').length < 10;
      });
      if (empty && whole !== '')
        return `The section “${kit.name(empty)}” has fewer than ten words. Write what its heading promises.`;
      return true;
    },
  },
  {
    id: 'main',
    title: 'The main part',
    milestone: 1,
    page: 'index.html',
    passed: 'The content is in a `main` element, so screen readers can jump to it.',
    notYet: 'The page has no `main` element. Put the content of the page in one.',
    run: (kit) => {
      const [main] = kit.role('main');
      if (!main) return false;
      return headings(kit, 2).every((heading) => kit.isWithin(heading, main))
        ? true
        : 'A section is outside the `main` element. Put all your sections inside it.';
    },
  },
  {
    id: 'picture',
    title: 'A picture in words',
    milestone: 2,
    page: 'index.html',
    passed: 'The picture loads, and its text alternative says what people learn from it.',
    notYet: 'There is no picture with a text alternative on the page. Add one with the `img` element, and describe it in `alt`.',
    run: async (kit) => {
      const images = kit.role('image');
      const [image] = images;
      if (!image) return false;
      for (const one of images)
        if (one.localName === 'img' && !(await kit.pictureLoads(one)))
          return `The picture “${kit.name(one)}” doesn’t load. Compare its address with the name of the file.`;
      const vague = images.find((one) => {
        const words = kit.words(kit.name(one));
        return words.split(' ').length < 3 || /\.(?:jpe?g|png|webp|svg|gif)$/.test(words) || /^(?:a )?(?:photo|picture|image) of (?:me|myself)$/.test(words);
      });
      return vague
        ? `The text alternative “${kit.name(vague)}” doesn’t say what the picture shows. Write what people learn about you from it.`
        : true;
    },
  },
  {
    id: 'fits-a-phone',
    title: 'Fits a phone',
    milestone: 2,
    page: 'index.html',
    passed: 'Nothing is cut off on a screen 320 pixels wide.',
    notYet: 'On a screen 320 pixels wide, the page scrolls sideways. Give wide elements `max-width: 100%` in your style sheet.',
    run: async (kit) => {
      const wide = await kit.tooWide(320);
      return wide.length === 0;
    },
  },
  {
    id: 'contact',
    title: 'A way to write',
    milestone: 3,
    page: 'index.html',
    passed: 'A link opens an email, or a page where a message can be sent.',
    notYet: 'No link lets people write to you. Link to `mailto:` and your address, or to a profile with a form for messages.',
    run: (kit) => {
      const links = kit.role('link');
      if (links.some(isMail)) return true;
      const broken = links.find((link) => /^mailto:/i.test(hrefOf(link)));
      if (broken) return `The link “${kit.name(broken)}” has no complete email address after \`mailto:\`.`;
      return links.some((link) => isOutside(link) && kit.says(kit.name(link), ['write', 'contact', 'message', 'profile', 'reach']));
    },
  },
  {
    id: 'links-in-words',
    title: 'Links in words',
    milestone: 3,
    page: 'index.html',
    passed: 'The words of each link say where it leads.',
    notYet: 'The page links to fewer than two things that you made or care about. Add links to other pages.',
    run: (kit) => {
      const links = kit.role('link');
      const vague = links.find((link) => {
        const words = kit.words(kit.name(link));
        return words === '' || emptyWords.test(words) || (isOutside(link) && address.test(words));
      });
      if (vague)
        return `A link says only “${kit.name(vague)}”, so it is unclear where it leads when it stands in a list of links. Write the name of the page that it opens.`;
      return links.filter((link) => !isMail(link)).length >= 2;
    },
  },
  {
    id: 'focus',
    title: 'Visible focus',
    milestone: 3,
    page: 'index.html',
    passed: 'The Tab key reaches every link, and it is always visible which one has focus.',
    notYet: 'The Tab key reaches nothing on the page. Links need an `href` attribute.',
    run: (kit) => {
      const stops = kit.tabStops();
      if (stops.length === 0) return false;
      const lost = kit.role('link').find((link) => !stops.includes(link));
      if (lost) return `The Tab key doesn’t stop at the link “${kit.name(lost)}”. Look up \`tabindex\`.`;
      const hidden = stops.find((stop) => !kit.focusShows(stop));
      return hidden
        ? `“${kit.name(hidden)}” looks the same with and without focus. Look for \`outline: none\` in your style sheet.`
        : true;
    },
  },
  {
    id: 'without-styles',
    title: 'Styles in their own file',
    milestone: 2,
    page: 'index.html',
    passed: 'The styles are in a file of their own, which the head of the page loads.',
    notYet: 'The head loads no style sheet. Save your CSS in a file such as `style.css`, and load it with a `link` element.',
    run: () => [...document.querySelectorAll('head link[rel~="stylesheet" i][href]')].length > 0,
  },
];
