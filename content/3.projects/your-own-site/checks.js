const headings = (kit, level) => kit.role('heading').filter((one) => kit.level(one) === level);

/** The pages in the menu of the first page, by their addresses. Each is only read, so nothing on it is drawn. */
const pagesOf = (kit) => {
  const [nav] = kit.role('navigation');
  const links = nav ? kit.role('link', { within: nav }) : [];
  const names = new Set(links.map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*$/, '').replace(/^\.?\//, '')));
  return [...names].flatMap((name) => {
    const source = name === '' || name === 'index.html' ? kit.source() : kit.source(name);
    return source === null ? [] : [{ name: name || 'index.html', page: new DOMParser().parseFromString(source, 'text/html') }];
  });
};

/** Everything on all pages that a selector finds. */
const allOf = (kit, selector) => pagesOf(kit).flatMap(({ name, page }) => [...page.querySelectorAll(selector)].map((element) => ({ name, element })));

const contentOf = (page, selector) => (page.querySelector(selector)?.getAttribute('content') ?? '').trim();

/** What people answer: fields and choices, without buttons and hidden values. */
const fieldsOf = (form) =>
  [...form.querySelectorAll('input, select, textarea')].filter((one) => !['submit', 'button', 'reset', 'image', 'hidden'].includes(one.type));

export default [
  {
    id: 'one-heading',
    title: 'One main heading',
    milestone: 1,
    page: 'every',
    passed: 'Each page has exactly one `h1` element.',
    notYet: 'The page has no `h1` element, so people don’t learn what it is about. Write one.',
    run: (kit) => {
      const found = headings(kit, 1);
      if (found.length === 0) return false;
      return found.length === 1 ? true : `The page has ${found.length} headings on level 1, so it isn’t clear which one names the page. Keep one, and use \`h2\` for the others.`;
    },
  },
  {
    id: 'landmarks',
    title: 'One frame for all pages',
    milestone: 2,
    page: 'every',
    passed: 'Each page has a header, a menu, a main part and a footer.',
    notYet: 'The page has none of the elements `header`, `nav`, `main` and `footer`. Copy the frame from your first page.',
    run: (kit) => {
      const parts = { banner: 'header', navigation: 'nav', main: 'main', contentinfo: 'footer' };
      const missing = Object.entries(parts).filter(([role]) => kit.role(role).length === 0);
      if (missing.length === 4) return false;
      return missing.length === 0 ? true : `The page has no \`${missing[0][1]}\` element. Copy it from your other pages.`;
    },
  },
  {
    id: 'skip-link',
    title: 'A skip link',
    milestone: 2,
    page: 'every',
    passed: 'The first link of each page leads past the menu to the main part.',
    notYet: 'The page has no links at all. Write a skip link to `main` as the first one.',
    run: (kit) => {
      const [first] = kit.role('link');
      const [main] = kit.role('main');
      if (!first) return false;
      const href = first.getAttribute('href') ?? '';
      const target = href.startsWith('#') ? document.getElementById(href.slice(1)) : null;
      if (!target) return `The first link is “${kit.name(first)}”, which leads to no place on this page. Put a link such as \`<a href="#main">\` before it.`;
      return target === main || (main && target.contains(main)) || (main && main.contains(target)) ? true : 'The skip link doesn’t lead to the `main` element. Give that element the id of the link.';
    },
  },
  {
    id: 'menu',
    title: 'The same menu everywhere',
    milestone: 2,
    page: 'index.html',
    passed: 'The menu has five links or more, and each page marks the link to itself.',
    notYet: 'The menu of `index.html` leads to fewer than five pages of your folder. Link to all of them.',
    run: (kit) => {
      const pages = pagesOf(kit);
      if (pages.length < 5) return false;
      const addresses = (page) => [...page.querySelectorAll('nav a[href]')].map((link) => link.getAttribute('href'));
      const wanted = addresses(pages[0].page).join(' ');
      for (const { name, page } of pages) {
        if (addresses(page).join(' ') !== wanted) return `The menu of \`${name}\` has other links than that of \`index.html\`. Copy the menu to every page.`;
        const marked = [...page.querySelectorAll('nav a[aria-current="page"]')];
        if (marked.length !== 1) return `The menu of \`${name}\` marks ${marked.length} links with \`aria-current="page"\`. Mark the one to this page.`;
        if (!(marked[0].getAttribute('href') ?? '').replace(/^\.?\//, '').startsWith(name === 'index.html' ? '' : name))
          return `The menu of \`${name}\` marks the link to \`${marked[0].getAttribute('href')}\`. Mark the one to this page.`;
      }
      return true;
    },
  },
  {
    id: 'heads',
    title: 'A complete head',
    milestone: 2,
    page: 'index.html',
    passed: 'Each page in the menu has a description of its own, an icon and a style sheet.',
    notYet: 'The menu leads to no page of your folder, so nothing could be compared.',
    run: (kit) => {
      const pages = pagesOf(kit);
      const seen = new Map();
      for (const { name, page } of pages) {
        const words = contentOf(page, 'head meta[name="description" i]');
        if (words === '') return `\`${name}\` has no description. Add a \`meta\` element with the name \`description\` to its head.`;
        if (seen.has(words)) return `\`${name}\` has the same description as \`${seen.get(words)}\`. Describe each page in words of its own.`;
        seen.set(words, name);
        if (!page.querySelector('head link[rel~="icon" i][href]')) return `\`${name}\` has no icon. Add a \`link\` element with \`rel="icon"\` to its head.`;
        if (!page.querySelector('head link[rel~="stylesheet" i][href]')) return `\`${name}\` loads no style sheet. Load the one that all pages share.`;
      }
      return pages.length > 0;
    },
  },
  {
    id: 'table',
    title: 'A table with headers',
    milestone: 3,
    page: 'index.html',
    passed: 'The site has a list and a table, and each table has a caption and header cells.',
    notYet: 'No page in the menu has a table. Find the information with rows and columns, and write it as one.',
    run: (kit) => {
      const tables = allOf(kit, 'table');
      if (tables.length === 0) return false;
      for (const { name, element } of tables) {
        if (!element.caption || element.caption.textContent.trim() === '') return `The table on \`${name}\` has no caption. Add a \`caption\` element that says what it is about.`;
        if (!element.querySelector('th')) return `The table on \`${name}\` has no header cells. Write the first cell of each column and row as a \`th\` element.`;
      }
      return allOf(kit, 'main ul, main ol, main dl').length > 0 ? true : 'No main part has a list. Write your steps as an `ol` element, or things without an order as a `ul` element.';
    },
  },
  {
    id: 'pictures',
    title: 'Pictures in several sizes',
    milestone: 4,
    page: 'index.html',
    passed: 'The site has three pictures or more, and one of them comes in several sizes.',
    notYet: 'The pages in the menu have fewer than three pictures. Add one where it tells more than words.',
    run: (kit) => {
      const pictures = allOf(kit, 'img');
      if (pictures.length < 3) return false;
      const isMany = ({ element }) => kit.candidates(element).length >= 2 || element.closest('picture')?.querySelector('source[srcset]');
      return pictures.some(isMany) ? true : 'No picture has several files. Offer the largest one in two sizes with `srcset` and `sizes`.';
    },
  },
  {
    id: 'pictures-load',
    title: 'Pictures that load',
    milestone: 4,
    page: 'every',
    passed: 'Every picture on every page loads.',
    notYet: 'A picture on this page doesn’t load. Compare its address with the name of the file.',
    run: async (kit) => {
      for (const image of document.querySelectorAll('img'))
        if (!(await kit.pictureLoads(image))) return `The picture “${image.alt || image.getAttribute('src')}” doesn’t load. Compare its address with the name of the file.`;
      return true;
    },
  },
  {
    id: 'player',
    title: 'A video or a sound',
    milestone: 4,
    page: 'index.html',
    passed: 'The site has a video with captions or a sound, with controls, and nothing starts by itself.',
    notYet: 'No page in the menu has a `video` or an `audio` element. Record a minute, and add it.',
    run: (kit) => {
      const players = allOf(kit, 'video, audio');
      if (players.length === 0) return false;
      for (const { name, element } of players) {
        if (element.hasAttribute('autoplay')) return `The player on \`${name}\` starts by itself. Remove its \`autoplay\` attribute.`;
        if (!element.hasAttribute('controls')) return `The player on \`${name}\` has no controls, so it cannot be started or stopped. Add the \`controls\` attribute.`;
        if (element.localName === 'video' && !element.querySelector('track[kind="captions" i], track[kind="subtitles" i]')) return `The video on \`${name}\` has no captions. Add a \`track\` element with \`kind="captions"\`.`;
      }
      return true;
    },
  },
  {
    id: 'form',
    title: 'A form with labels',
    milestone: 5,
    page: 'index.html',
    passed: 'The site has a form with four fields of three kinds, and each field has a label that people see.',
    notYet: 'No page in the menu has a form with four fields. Ask your readers something.',
    run: (kit) => {
      const found = allOf(kit, 'form').find(({ element }) => fieldsOf(element).length >= 4);
      if (!found) return false;
      const { name, element: form } = found;
      const fields = fieldsOf(form);
      const labelOf = (field) => field.closest('label') ?? [...form.ownerDocument.querySelectorAll('label')].find((label) => label.htmlFor !== '' && label.htmlFor === field.id);
      const bare = fields.find((field) => !labelOf(field)?.textContent.trim());
      if (bare) return `The field “${bare.name || bare.id || bare.type}” on \`${name}\` has no label. Write a \`label\` element for it.`;
      if (new Set(fields.map((field) => field.type)).size < 3) return `The form on \`${name}\` has fields of fewer than three kinds. Use the control that fits each answer, such as \`select\` or \`type="date"\`.`;
      if (!fields.some((field) => field.required)) return `No answer of the form on \`${name}\` is required, so an empty form can be sent. Add \`required\` where you can’t do without an answer.`;
      return form.querySelector('button:not([type="button" i], [type="reset" i]), input[type="submit" i]') ? true : `The form on \`${name}\` has no button that sends it. Add a \`button\` element.`;
    },
  },
  {
    id: 'opens',
    title: 'A part that opens',
    milestone: 5,
    page: 'index.html',
    passed: 'One part opens on demand, with the `details` or the `dialog` element.',
    notYet: 'No page in the menu has a `details` or `dialog` element. Put a text that only some readers need into one.',
    run: (kit) => {
      const found = allOf(kit, 'details, dialog');
      const bare = found.find(({ element }) => element.localName === 'details' && !element.querySelector(':scope > summary')?.textContent.trim());
      if (bare) return `The \`details\` element on \`${bare.name}\` has no \`summary\`, so the text that opens it says only “Details”. Write one as its first part.`;
      return found.length > 0;
    },
  },
  {
    id: 'script',
    title: 'A script in its own file',
    milestone: 5,
    page: 'index.html',
    passed: 'A small script is in a file of its own, and it doesn’t hold up the page.',
    notYet: 'No page in the menu loads a script from a file. Save yours as a file, and load it with `defer`.',
    run: (kit) => {
      const scripts = allOf(kit, 'script[src]');
      const slow = scripts.find(({ element }) => !element.defer && !element.async && element.type !== 'module' && element.closest('head'));
      if (slow) return `The script of \`${slow.name}\` holds up the page while it loads. Add the \`defer\` attribute.`;
      return scripts.length > 0;
    },
  },
  {
    id: 'addresses',
    title: 'Addresses for programs',
    milestone: 6,
    page: 'index.html',
    passed: 'Each page in the menu names its own address, and has the lines for previews.',
    notYet: 'The menu leads to no page of your folder, so nothing could be compared.',
    run: (kit) => {
      const pages = pagesOf(kit);
      const seen = new Map();
      for (const { name, page } of pages) {
        const address = (page.querySelector('head link[rel~="canonical" i]')?.getAttribute('href') ?? '').trim();
        if (!/^https:\/\//i.test(address)) return `\`${name}\` doesn’t name its address. Add a \`link\` element with \`rel="canonical"\` and the whole address to its head.`;
        if (seen.has(address)) return `\`${name}\` names the same address as \`${seen.get(address)}\`. Write the address of each page.`;
        seen.set(address, name);
        for (const property of ['og:title', 'og:url'])
          if (contentOf(page, `meta[property="${property}"]`) === '') return `\`${name}\` has no \`${property}\`, so previews of it are empty. Add a \`meta\` element with this property.`;
      }
      return pages.length > 0;
    },
  },
  {
    id: 'not-found',
    title: 'A page for wrong addresses',
    milestone: 6,
    page: '404.html',
    passed: 'The page for wrong addresses says what has happened, and its links start with a slash.',
    notYet: 'The page has no link, so people are stuck on it. Link to your first page.',
    run: (kit) => {
      const links = kit.role('link').filter((link) => !(link.getAttribute('href') ?? '').startsWith('#'));
      const relative = links.find((link) => !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(link.getAttribute('href') ?? ''));
      if (relative) return `The link “${kit.name(relative)}” doesn’t start with a slash, so from a wrong address in a folder it leads nowhere. Write \`/\` in front.`;
      return links.length > 0;
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
