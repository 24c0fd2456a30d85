/** What the notice says, sentence by sentence. */
const heading = 'The Tuesday Repair Café';
const sentences = {
  first: ['Bring a broken toaster, lamp or zip', 'We help you mend it, and you learn how it works'],
  second: ['We meet in the library hall every Tuesday, from 17:00 to 20:00', 'Tools and tea are free'],
};
const all = [...sentences.first, ...sentences.second];

/** Letters and digits alone, so that marks and invisible characters make no difference. */
const plain = (kit, text) =>
  kit
    .words(text.replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''))
    .replace(/[^\p{L}\p{N}:]+/gu, ' ')
    .trim();

/** The sentences of the notice that somebody sees in an element. */
const seenIn = (kit, element, wanted) => {
  const text = ` ${plain(kit, kit.seenText(element))} `;
  return wanted.filter((sentence) => text.includes(` ${plain(kit, sentence)} `));
};

/** Titles that editors and browsers put there by themselves, or that fit any page. */
const anyTitle =
  /^(?:(?:my|a|the|new|your|our|first|untitled|blank|welcome|hello|empty) ?)*(?:document|untitled|title|page|web ?page|web ?site|site|home|home ?page|index|main|test|start|welcome|hello|world|html|html5|html html|tab|name|notice|index html|page title|name of the page|title of the page|\d+)?(?: \d+)?$/;

/** Words by which somebody would know this page among other tabs. */
const topic = /\b(?:repair|fix|mend|caf[eé]|broken|toaster|tuesday|dalia|library|reparatur|workshop)/;

/** What the encoding is called in a `meta` element, or an empty text. */
const declared = (meta) => {
  const own = meta.getAttribute('charset');
  if (own !== null) return own.trim().toLowerCase();
  if ((meta.getAttribute('http-equiv') ?? '').trim().toLowerCase() !== 'content-type') return '';
  return /charset\s*=\s*["']?\s*([^\s"';]+)/i.exec(meta.getAttribute('content') ?? '')?.[1]?.toLowerCase() ?? '';
};

const levelOnes = (kit) => kit.role('heading', { level: 1 });

/** Paragraphs that somebody sees, long enough to be one. */
const paragraphs = (kit) => kit.role('paragraph').filter((element) => kit.seenText(element).length >= 20);

export default [
  {
    id: 'title',
    title: 'Title',
    passed: 'The page has a title that says what it is about.',
    notYet:
      'The page has no title, so people can’t find it among their tabs, in bookmarks or in search results. Look up the `title` element.',
    run: (kit) => {
      const element = document.querySelector('title');
      if (!element || document.title.trim() === '') return false;
      if (!document.head.contains(element))
        return 'The title isn’t in the `head` of the page, so software may not find it. Look up the `title` element.';
      if (/[<>]/.test(document.title))
        return `The title has a tag in it, and tabs show it as text: “${document.title.trim()}”. Look up the \`title\` element.`;
      const words = plain(kit, document.title);
      if (anyTitle.test(words) || !topic.test(words))
        return `The title “${document.title.trim()}” doesn’t say that the page is about the repair café, so nobody can tell it from other tabs. Look up the \`title\` element.`;
      return true;
    },
  },
  {
    id: 'language',
    title: 'Language',
    passed: 'The page says that it is in English.',
    notYet:
      'The page doesn’t say which language it is in, so a screen reader may read it in the wrong voice. Look up the `lang` attribute.',
    run: (kit) => {
      const tag = document.documentElement.getAttribute('lang') ?? '';
      if (tag.trim() === '') return false;
      if (!kit.isLanguage(tag))
        return `“${tag}” isn’t a valid language code, so software may ignore it. A code such as en-GB has a hyphen and no spaces. Look up the \`lang\` attribute.`;
      const [language, ...parts] = tag.toLowerCase().split('-');
      if (language !== 'en')
        return `The notice is in English, and “${tag}” is not a code for English, so a screen reader may use the wrong voice. Look up the \`lang\` attribute and its codes.`;
      if (parts.includes('uk'))
        return 'The code of the United Kingdom is GB, so “en-UK” isn’t a known language. Look up the `lang` attribute.';
      const region = parts.find((part) => /^[a-z]{2}$/.test(part));
      if (region && !new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region.toUpperCase()))
        return `“${region.toUpperCase()}” isn’t the code of a country, so “${tag}” isn’t a known language. Look up the \`lang\` attribute and its codes.`;
      const other = [document.body, ...levelOnes(kit), ...paragraphs(kit)].find(
        (element) => !/^en(?:-|$)/i.test(kit.language(element)),
      );
      return other
        ? `Part of the page is marked as “${kit.language(other)}”, but its words are English. Look up the \`lang\` attribute.`
        : true;
    },
  },
  {
    id: 'encoding',
    title: 'Encoding',
    passed: 'The page declares that it is UTF-8.',
    notYet:
      'The page doesn’t declare its encoding, so on some devices the “é” of “Café” turns into two wrong characters. Look up `meta charset`.',
    run: (kit) => {
      if ((kit.source() ?? '').startsWith('\uFEFF')) return true;
      const [name] = [...document.querySelectorAll('meta')].map(declared).filter((encoding) => encoding !== '');
      if (name === undefined) return false;
      if (!['utf-8', 'utf8', 'unicode-1-1-utf-8'].includes(name))
        return `The page declares the encoding “${name}”, so the “é” of “Café” may turn into other characters. Look up UTF-8 in \`meta charset\`.`;
      if (![...document.head.querySelectorAll('meta')].some((meta) => declared(meta) === name))
        return 'The encoding is declared outside the `head`, where browsers may not look for it. Look up `meta charset`.';
      return kit.encoding() === 'utf-8'
        ? true
        : 'The encoding is declared too late for browsers to use it. Move it to the start of the `head`. Look up `meta charset`.';
    },
  },
  {
    id: 'main-heading',
    title: 'Main heading',
    passed: 'One main heading says what the page is.',
    notYet:
      'The page has no heading of level 1, so people who move from heading to heading can’t tell what it is about. Look up the `h1` element.',
    run: (kit) => {
      const headings = levelOnes(kit);
      if (headings.length === 0) return false;
      if (headings.length > 1)
        return `The page has ${headings.length} headings of level 1, so readers can’t tell which one names it. Look up the \`h1\` element.`;
      const [found] = headings;
      const seen = plain(kit, kit.seenText(found));
      if (seen === '')
        return 'The heading of level 1 has no text that people can see. Look up the `h1` element.';
      if (!seen.includes('repair café') || !plain(kit, kit.name(found)).includes('repair café'))
        return `The heading of level 1 doesn’t name the repair café, so people who jump to it don’t learn what the page is about. Look up the \`h1\` element.`;
      if (seenIn(kit, document.body, [heading]).length === 0)
        return `People can’t see “${heading}” on the page any more. Compare your text with the starter.`;
      return seen.includes('toaster') || seen.includes('library hall')
        ? 'The heading of level 1 holds more than the name of the repair café, so a screen reader reads the whole notice as a heading. Look up the `h1` element.'
        : true;
    },
  },
  {
    id: 'paragraphs',
    title: 'Paragraphs',
    passed: 'The two paragraphs are paragraphs, with every word of the notice.',
    notYet:
      'The notice doesn’t have two paragraphs, so screen reader users get one long block of text. Look up the `p` element.',
    run: (kit) => {
      const found = paragraphs(kit);
      const seen = seenIn(kit, document.body, all);
      const missing = all.find((sentence) => !seen.includes(sentence));
      if (missing)
        return `People can’t see “${missing}” on the page any more. Compare your text with the starter, and look up CSS that hides text.`;
      const holding = (wanted) => found.filter((element) => seenIn(kit, element, wanted).length > 0);
      const [first, second] = [holding(sentences.first), holding(sentences.second)];
      if (first.length === 0 || second.length === 0) return false;
      return first.some((element) => second.includes(element))
        ? 'Both parts of the notice are in one paragraph, so a screen reader reads them as one. Look up the `p` element.'
        : true;
    },
  },
  {
    id: 'no-parse-errors',
    title: 'No parse errors',
    passed: 'The browser reads the page without correcting it.',
    notYet: 'The browser had to correct the page. Look up “HTML parse errors”.',
    run: (kit) => {
      const [first] = kit.parseErrors();
      return first ? `The browser had to correct line ${first.line}: ${first.words}` : true;
    },
  },
  {
    id: 'standards-mode',
    title: 'Standards mode',
    passed: 'The browser uses today’s layout rules.',
    notYet:
      'The page doesn’t begin with a doctype, so browsers lay it out by the rules of the 1990s (quirks mode). Look up `doctype`.',
    run: () => document.compatMode === 'CSS1Compat',
  },
];
