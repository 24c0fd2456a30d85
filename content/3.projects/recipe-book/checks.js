const headings = (kit, level) => kit.role('heading').filter((one) => kit.level(one) === level);
const hrefOf = (link) => (link.getAttribute('href') ?? '').trim();
const itemsOf = (list) => [...list.children].filter((one) => one.localName === 'li');
const wordsOf = (kit, element) => kit.words(element.textContent);

/** The four parts of a page, in the order in which people meet them. */
const parts = {
  banner: 'a `header`',
  navigation: 'a `nav`',
  main: 'a `main`',
  contentinfo: 'a `footer`',
};

/** The rules that count on paper, of all style sheets of the page. */
const printRules = () => {
  const sheets = [...document.querySelectorAll('link[rel~="stylesheet" i], style')].map((one) => {
    const isPaper = /\bprint\b/i.test(one.getAttribute('media') ?? '');
    const text = one.localName === 'style' ? one.textContent : decodeURIComponent(one.href.split(',').slice(1).join(','));
    return { isPaper, text };
  });
  const inside = (rules, isPaper) =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule) return inside(rule.cssRules, isPaper || /\bprint\b/i.test(rule.media.mediaText));
      if (rule instanceof CSSStyleRule) return isPaper ? [rule] : [];
      return rule.cssRules ? inside(rule.cssRules, isPaper) : [];
    });
  return sheets.flatMap(({ isPaper, text }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return inside(sheet.cssRules, isPaper);
  });
};

export default [
  {
    id: 'one-heading',
    title: 'One main heading',
    milestone: 1,
    page: 'every',
    passed: 'Each page has exactly one `h1` element, and on a recipe it names the dish.',
    notYet: 'The page has no `h1` element, so people don’t learn what they are reading. Write the name of the dish in one.',
    run: (kit) => {
      const found = headings(kit, 1);
      if (found.length === 0) return false;
      if (found.length > 1)
        return `The page has ${found.length} headings on level 1, so it isn’t clear which one names the dish. Keep one, and use \`h2\` for the others.`;
      return kit.words(kit.name(found[0])) === '' ? 'The `h1` element is empty. Write the name of the dish in it.' : true;
    },
  },
  {
    id: 'right-lists',
    title: 'The right list for the job',
    milestone: 1,
    page: 'others',
    passed: 'The ingredients of each recipe are a `ul` element, and its steps are an `ol` element.',
    notYet: 'The main part has no list. Put the ingredients into a `ul` element and the steps into an `ol` element.',
    run: (kit) => {
      const [main] = kit.role('main');
      const lists = kit.role('list', { within: main ?? document.body });
      if (lists.length === 0) return false;
      const long = (name) => lists.find((one) => one.localName === name && itemsOf(one).length >= 2);
      if (!long('ul')) return 'No list without numbers has two items or more. Write the ingredients in a `ul` element.';
      return long('ol') ? true : 'No numbered list has two items or more. Write the steps in an `ol` element, because their order matters.';
    },
  },
  {
    id: 'times',
    title: 'Times for programs',
    milestone: 1,
    page: 'others',
    passed: 'Each recipe says how long it takes, in a `time` element that programs can read.',
    notYet: 'The recipe has no `time` element. Write how long it takes in one, with a value such as `PT35M`.',
    run: () => {
      const times = [...document.querySelectorAll('time')];
      if (times.length === 0) return false;
      const wrong = times.find((one) => {
        const value = (one.getAttribute('datetime') ?? one.textContent).trim();
        return !/^PT?(?=\d)(?:\d+D)?T?(?:\d+H)?(?:\d+M)?(?:\d+S)?$/i.test(value) && !/^\d{4}(?:-\d\d){0,2}/.test(value);
      });
      if (wrong) return `Programs can’t read the time “${wrong.textContent.trim()}”. Write a value such as \`PT1H20M\` in its \`datetime\` attribute.`;
      return times.some((one) => /^P/i.test(one.getAttribute('datetime') ?? ''));
    },
  },
  {
    id: 'same-parts',
    title: 'The same parts everywhere',
    milestone: 2,
    page: 'every',
    passed: 'Each page has a header, a menu, a main part and a footer, in this order.',
    notYet: 'The page has no `main` element. Put the recipe in one.',
    run: (kit) => {
      const found = Object.keys(parts).map((name) => kit.role(name)[0]);
      const missing = Object.values(parts).filter((_, at) => !found[at]);
      if (missing.length > 0) return `The page lacks ${missing.join(', ')} element. Copy it from your other pages.`;
      const [header, nav, main, footer] = found;
      const follows = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
      return follows(header, main) && follows(nav, main) && follows(main, footer)
        ? true
        : 'The parts are in another order than the header, the menu, the main part and the footer. Sort them, so that people find them in the same place on every page.';
    },
  },
  {
    id: 'current-page',
    title: 'Where people are',
    milestone: 2,
    page: 'every',
    passed: 'The menu of each page marks one link, the one to that page, with `aria-current="page"`.',
    notYet: 'The menu marks no link. Add `aria-current="page"` to the link that leads to this page.',
    run: (kit) => {
      const [nav] = kit.role('navigation');
      const marked = nav ? kit.role('link', { within: nav }).filter((link) => link.getAttribute('aria-current') === 'page') : [];
      if (marked.length === 0) return false;
      return marked.length === 1 ? true : `The menu marks ${marked.length} links as the current page. Keep only the one that leads to this page.`;
    },
  },
  {
    id: 'two-clicks',
    title: 'Two links to every recipe',
    milestone: 3,
    page: 'others',
    passed: 'Each recipe links to the index, so every other recipe is two links away.',
    notYet: 'No link leads from this recipe to `index.html`. Add one to the menu.',
    run: (kit) => kit.role('link').some((link) => /(?:^|\/)(?:index\.html)?$/.test(hrefOf(link).replace(/[?#].*$/, '')) && hrefOf(link) !== '' && !hrefOf(link).startsWith('#')),
  },
  {
    id: 'index',
    title: 'An index of three dishes',
    milestone: 3,
    page: 'index.html',
    passed: 'The index lists three dishes, each with a picture and its name in one link.',
    notYet: 'The index has no list of three dishes. Write a list with a link for each recipe.',
    run: async (kit) => {
      const [main] = kit.role('main');
      const list = kit.role('list', { within: main ?? document.body }).find((one) => itemsOf(one).length >= 3);
      if (!list) return false;
      for (const item of itemsOf(list)) {
        const [link] = kit.role('link', { within: item });
        if (!link) return `The entry “${wordsOf(kit, item)}” has no link. Let it lead to the recipe.`;
        const picture = link.querySelector('img');
        if (!picture) return `The link “${kit.name(link)}” has no picture. Put an \`img\` element in front of the name.`;
        if (!(await kit.pictureLoads(picture))) return `The picture beside “${wordsOf(kit, link)}” doesn’t load. Compare its address with the name of the file.`;
      }
      return true;
    },
  },
  {
    id: 'no-words-twice',
    title: 'No words twice',
    milestone: 3,
    page: 'index.html',
    passed: 'The pictures of the index have an empty `alt` attribute, because the name of the dish is beside them.',
    notYet: 'A picture in a link repeats the name of the dish. Leave its `alt` attribute empty.',
    run: (kit) => {
      const pictures = kit.role('link').flatMap((link) => [...link.querySelectorAll('img')].map((picture) => ({ link, picture })));
      if (pictures.length === 0) return 'There is no picture in a link. Put one in front of the name of each dish.';
      const empty = pictures.find(({ link }) => wordsOf(kit, link) === '');
      if (empty) return 'A link has only a picture. Write the name of the dish after it.';
      return pictures.every(({ picture }) => picture.getAttribute('alt') === '');
    },
  },
  {
    id: 'microdata',
    title: 'Parts that programs find',
    milestone: 4,
    page: 'others',
    passed: 'Programs find the name, the time, and every ingredient and step of each recipe.',
    notYet: 'No element has the type `https://schema.org/Recipe`. Put `itemscope` and `itemtype` on the element around the recipe.',
    run: () => {
      const recipe = [...document.querySelectorAll('[itemscope][itemtype]')].find((one) => /^https?:\/\/schema\.org\/Recipe$/.test(one.getAttribute('itemtype').trim()));
      if (!recipe) return false;
      const named = (name) => [...recipe.querySelectorAll(`[itemprop~="${name}"]`)];
      for (const name of ['name', 'totalTime', 'recipeIngredient', 'recipeInstructions'])
        if (named(name).length === 0) return `No part of the recipe has \`itemprop="${name}"\`. Add it to the element with that part.`;
      const unnamed = [...recipe.querySelectorAll('ul > li, ol > li')].find((item) => !item.closest('[itemprop="recipeIngredient"], [itemprop="recipeInstructions"]') && !item.querySelector('[itemprop]'));
      return unnamed ? `“${unnamed.textContent.trim()}” is neither an ingredient nor a step for programs. Add \`itemprop\` to its \`li\` element.` : true;
    },
  },
  {
    id: 'paper',
    title: 'Only the recipe on paper',
    milestone: 5,
    page: 'others',
    passed: 'A printed recipe has no menu, and no step is split between two sheets.',
    notYet: 'The menu is printed with the recipe. Hide it with `display: none` in `@media print`.',
    run: (kit) => {
      const [nav] = kit.role('navigation');
      const rules = printRules();
      const isFor = (element, rule) => element?.closest(rule.selectorText) !== null;
      const isHidden = nav && rules.some((rule) => rule.style.display === 'none' && isFor(nav, rule));
      if (!isHidden) return false;
      const [main] = kit.role('main');
      if (main && rules.some((rule) => rule.style.display === 'none' && isFor(main, rule))) return 'The recipe is hidden on paper. Hide only the menu.';
      const step = document.querySelector('main ol > li');
      return rules.some((rule) => /avoid/.test(rule.style.breakInside) && step?.matches(rule.selectorText))
        ? true
        : 'A step can be split between two sheets. Add `break-inside: avoid` for `li` to your rules for print.';
    },
  },
  {
    id: 'fits-a-phone',
    title: 'Fits a phone',
    milestone: 2,
    page: 'every',
    passed: 'Nothing is cut off on a screen 320 pixels wide.',
    notYet: 'On a screen 320 pixels wide, the page scrolls sideways. Give wide elements `max-width: 100%` in your style sheet.',
    run: async (kit) => {
      const wide = await kit.tooWide(320);
      return wide.length === 0;
    },
  },
];
