export default [
  {
    id: 'title',
    title: 'Title',
    passed: 'The page has a title of its own.',
    notYet: 'The tab says nothing that helps a reader find this page among nine others.',
    run: () => !['', 'document', 'untitled'].includes(document.title.trim().toLowerCase()),
  },
  {
    id: 'language',
    title: 'Language',
    passed: 'The page names its language.',
    notYet: 'A screen reader does not know which voice to read the page with.',
    run: (kit) => {
      const tag = kit.language(document.documentElement);
      if (tag !== '' && !kit.isLanguage(tag))
        return `Software does not know the language “${tag}”. A code such as en-GB is written with a hyphen.`;
      return tag !== '';
    },
  },
  {
    id: 'encoding',
    title: 'Encoding',
    passed: 'The page is read as UTF-8.',
    notYet: 'On some devices the “é” of “Café” turns into two strange signs.',
    run: (kit) => kit.encoding() === 'utf-8',
  },
  {
    id: 'main-heading',
    title: 'Main heading',
    passed: 'One main heading says what the page is.',
    notYet: 'Somebody who jumps from heading to heading does not find out what this page is.',
    run: (kit) => {
      const headings = kit.role('heading', { level: 1 });
      if (headings.length > 1) return 'There are several main headings, so a reader cannot tell which one names the page.';
      return headings.length === 1 && kit.name(headings[0]) !== '';
    },
  },
  {
    id: 'paragraphs',
    title: 'Paragraphs',
    passed: 'The two paragraphs are paragraphs.',
    notYet: 'A screen reader finds one long block of text where two paragraphs should be.',
    run: (kit) => kit.role('paragraph').filter((element) => kit.textOf(element).length >= 20).length >= 2,
  },
  {
    id: 'no-parse-errors',
    title: 'No parse errors',
    passed: 'The browser reads the page without correcting it.',
    notYet: 'The browser had to guess what you meant.',
    run: (kit) => {
      const [first] = kit.parseErrors();
      return first ? `The browser had to guess at line ${first.line}: ${first.words}` : true;
    },
  },
  {
    id: 'standards-mode',
    title: 'Standards mode',
    passed: 'The browser uses today’s layout rules.',
    notYet: 'The browser lays the page out by the rules of the 1990s, because the first line does not say that it is HTML.',
    run: () => document.compatMode === 'CSS1Compat',
  },
];
