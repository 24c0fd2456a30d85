/** What the page is about, and which site it is on. */
const topic = /\b(?:prices?|costs?|tickets?|fees?|admission|entry|entrance|how much|tariffs?|rates|pay)\b/;
const site = /\b(?:lido|pool)\b/;

/** The content of the last `meta` element in the head with a name; null if there is none. */
const contentOf = (name) =>
  [...document.head.querySelectorAll('meta[name]')]
    .filter((meta) => meta.getAttribute('name').trim().toLowerCase() === name)
    .map((meta) => (meta.getAttribute('content') ?? '').trim())
    .at(-1) ?? null;

export default [
  {
    id: 'title',
    title: 'The title',
    passed: 'The title names the page and the site.',
    notYet: 'The page has no title, so people can’t find it among their tabs. Look up the `title` element.',
    run: (kit) => {
      const title = kit.words(document.title);
      if (title === '') return false;
      if (!topic.test(title))
        return `The title “${document.title.trim()}” doesn’t say that this is the page with the prices. Look up the \`title\` element.`;
      if (!site.test(title))
        return `The title “${document.title.trim()}” doesn’t name the site, so nobody recognises it among the bookmarks. Look up the \`title\` element.`;
      return /^(?:the )?(?:hill )?(?:lido|pool) ?[-|:·,/>]/.test(title)
        ? `The title “${document.title.trim()}” begins with the site, so narrow tabs cut off the word that matters. Begin with what this page is about.`
        : true;
    },
  },
  {
    id: 'description',
    title: 'The description',
    passed: 'Search results can show a description of the page.',
    notYet:
      'The head has no description, so search results show whatever text they find. Look up the `meta` element and its name `description`.',
    run: (kit) => {
      const description = contentOf('description');
      if (description === null) return false;
      const text = kit.words(description);
      if (text.split(' ').length < 4)
        return `The description “${description}” is too short to say what people find on the page. Write one or two sentences.`;
      if (text.length > 320)
        return 'The description is too long, so search results cut it off. Write one or two sentences.';
      return topic.test(text) || /swim|pool|lido|card|morning|euro|€|free/.test(text)
        ? true
        : `The description “${description}” doesn’t say what people find on this page. Mention what the page is about.`;
    },
  },
  {
    id: 'zoom',
    title: 'Zooming',
    passed: 'The page fits a phone, and people can enlarge it.',
    notYet: 'The head has no viewport line, so a phone shows tiny letters. Look up the `meta` element and its name `viewport`.',
    run: () => {
      const viewport = contentOf('viewport');
      if (viewport === null) return false;
      const values = Object.fromEntries(
        viewport
          .toLowerCase()
          .split(/[,;]/)
          .map((part) => part.split('=').map((piece) => piece.trim())),
      );
      if (/^(?:no|0)/.test(values['user-scalable'] ?? '') || Number(values['maximum-scale'] ?? 5) < 2)
        return 'The viewport line asks the browser to stop people from zooming in. Look up `user-scalable`.';
      return values.width === 'device-width'
        ? true
        : 'The viewport line doesn’t make the page as wide as the screen of a phone. Look up `width=device-width`.';
    },
  },
];
