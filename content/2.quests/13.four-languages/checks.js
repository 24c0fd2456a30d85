/** Every passage, by its language. */
const passages = {
  en: [
    'Welcome to the garden',
    'Pick what is ripe. The gate is open until 8 in the evening.',
    'Thank you',
    'These people watered the beds. The names are as they typed them.',
  ],
  de: ['Willkommen im Garten', 'Pflücken Sie, was reif ist. Das Tor ist bis 20 Uhr offen.'],
  ar: ['مرحبا بكم في الحديقة!', 'اقطفوا ما نضج من الثمار. البوابة مفتوحة حتى الساعة 8 مساء.'],
  ja: ['庭へようこそ', '熟した実を自由に摘んでください。門は午後8時まで開いています。'],
};
const languageNames = { en: 'English', de: 'German', ar: 'Arabic', ja: 'Japanese' };

/** German words in the middle of an English sentence. */
const onTheSign = 'Bitte leise';
const sentence = /The sign at the hives says \W?Bitte leise\W?: the bees are at rest there\./;

/** What people call themselves, and how long they watered. */
const hours = [
  ['Mia', '12 hours'],
  ['نور', '9 hours'],
  ['יעל!', '5 hours'],
];

/** All of it, as it is read. */
const inOrder = [
  ...passages.en.slice(0, 2),
  sentence,
  ...[...passages.de, ...passages.ar, ...passages.ja, ...passages.en.slice(2)],
  ...hours.flat(),
];

/** Characters that nobody sees and that turn text round. */
const marks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const plain = (text) => text.normalize('NFC').replace(marks, '').replace(/\s+/g, ' ').trim();

const onPage = (kit) => kit.elements().filter((element) => document.body.contains(element));

/** The innermost element with all these words. */
const elementOf = (kit, words) => onPage(kit).findLast((element) => plain(element.textContent).includes(words));

/** The innermost element with these words and no others. */
const elementOfOnly = (kit, words) => onPage(kit).findLast((element) => plain(element.textContent) === words);

/** A text without the quotation marks around it. */
const unquoted = (text) => plain(text).replace(/^\P{L}+|\P{L}+$/gu, '');

/** Whether a tag such as `de-AT` is of a language such as `de`. */
const isOf = (kit, tag, language) => kit.isLanguage(tag) && tag.toLowerCase().split('-')[0] === language;

/** Where each character of a text is drawn; empty when the text is not all in one piece. */
const placesOf = (element, characters) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const start = walker.currentNode.data.indexOf(characters);
    if (start < 0) continue;
    return Array.from(characters, (_, index) => {
      const range = document.createRange();
      range.setStart(walker.currentNode, start + index);
      range.setEnd(walker.currentNode, start + index + 1);
      return range.getBoundingClientRect();
    });
  }
  return [];
};

/** Whether the mark at the end of a text is drawn to the left of the letter before it; null when that cannot be said. */
const endsOnTheLeft = (element, words) => {
  const [letter, end] = placesOf(element, words).slice(-2);
  return letter && end ? end.left < letter.left : null;
};

export default [
  {
    id: 'page-language',
    title: 'The language of the page',
    passed: 'The page is declared to be in English.',
    notYet: 'The page has no language, so screen readers may read it with the wrong voice. Look up the lang attribute of html.',
    run: (kit) => {
      const tag = kit.language(document.documentElement);
      if (tag === '') return false;
      return (
        isOf(kit, tag, 'en') ||
        `The page is in English, but “${tag}” doesn't stand for English, so screen readers may use the wrong voice. Look up the lang attribute and language tags.`
      );
    },
  },
  {
    id: 'passages',
    title: 'Each in its language',
    passed: 'Every passage has its language.',
    notYet: 'A passage has the wrong language, so screen readers read it with the wrong voice. Look up the lang attribute.',
    run: (kit) => {
      const ofPage = kit.language(document.documentElement);
      for (const [language, texts] of Object.entries(passages))
        for (const words of texts) {
          const element = elementOf(kit, words);
          const tag = element ? kit.language(element) : '';
          // Whether the page itself is right is the subject of another check.
          if (!element || (language === 'en' && tag === ofPage)) continue;
          if (!isOf(kit, tag, language))
            return tag === '' || tag === ofPage
              ? `“${words}” isn't declared to be in ${languageNames[language]}, so screen readers read it with the wrong voice. Look up the lang attribute.`
              : `“${words}” is in ${languageNames[language]}, but “${tag}” doesn't stand for it, so screen readers use the wrong voice. Look up language tags.`;
        }
      return Object.values(passages).flat().some((words) => elementOf(kit, words));
    },
  },
  {
    id: 'words-on-the-sign',
    title: 'Two words of German',
    passed: 'The words on the sign are German, in a sentence that is English.',
    notYet: 'The words on the sign aren’t declared to be in German, so screen readers read them as English. Look up the lang attribute.',
    run: (kit) => {
      const sign = elementOf(kit, onTheSign);
      const around = onPage(kit).findLast((element) => sentence.test(plain(element.textContent)));
      if (!sign || !isOf(kit, kit.language(sign), 'de')) return false;
      if (sign === around || !around)
        return 'The whole sentence is declared to be in German, but only two of its words are. Look up the lang attribute, and i, q or span.';
      const isEnglish = kit.language(around) === kit.language(document.documentElement) || isOf(kit, kit.language(around), 'en');
      return isEnglish && unquoted(sign.textContent) === onTheSign
        ? true
        : 'More than the words on the sign is declared to be in German, so screen readers change the voice too early or too late. Look up the lang attribute.';
    },
  },
  {
    id: 'right-to-left',
    title: 'From the right',
    passed: 'The Arabic runs from right to left, and the rest from left to right.',
    notYet: 'The Arabic runs from left to right, so its punctuation is on the wrong side. Look up the dir attribute.',
    run: (kit) => {
      for (const words of passages.ar) {
        const element = elementOf(kit, words);
        if (!element) continue;
        if (kit.direction(element) !== 'rtl')
          return `“${words}” runs from left to right, so its punctuation is on the wrong side. Look up the dir attribute.`;
        if (endsOnTheLeft(element, words) === false)
          return `The punctuation mark at the end of “${words}” is on the wrong side. Look up the dir attribute.`;
      }
      for (const words of [...passages.en, ...passages.de, ...passages.ja]) {
        const element = elementOf(kit, words);
        if (element && kit.direction(element) !== 'ltr')
          return `“${words}” runs from right to left, which only the Arabic should. Look up the dir attribute.`;
      }
      return passages.ar.some((words) => elementOf(kit, words));
    },
  },
  {
    id: 'names-apart',
    title: 'Names stand apart',
    passed: 'No name changes the order of the words around it.',
    notYet: 'The names aren’t isolated, so the number beside a name jumps to its other side. Look up bdi, or dir="auto".',
    run: (kit) => {
      for (const [name, time] of hours) {
        const element = elementOfOnly(kit, name);
        if (!element || !kit.isIsolated(element))
          return `The name “${name}” isn't isolated from the words beside it, so it may change their order. Look up bdi, or dir="auto".`;
        const own = element.getBoundingClientRect();
        const [digit] = placesOf(document.body, time);
        if (digit && digit.left < own.left)
          return `The hours of “${name}” are on the wrong side of the name, so people read them with another. Look up bdi, or dir="auto".`;
        // The next person may have a name in another writing.
        const written = element.textContent;
        for (const next of ['Mia!', 'יעל!']) {
          element.textContent = next;
          const isRight = endsOnTheLeft(element, next) === (next === 'יעל!');
          element.textContent = written;
          if (!isRight)
            return `If “${next}” were there instead of “${name}”, its exclamation mark would be on the wrong side. The browser must find out the direction of each name. Look up bdi, or dir="auto".`;
        }
      }
      return true;
    },
  },
  {
    id: 'words-without-marks',
    title: 'Words without marks',
    passed: 'Every word is in its place, without invisible marks.',
    notYet: 'Invisible direction marks are in the text, and people who copy it take them along. Look up &rlm;, and the dir attribute.',
    run: (kit) => {
      if (document.body.textContent.search(marks) >= 0) return false;
      const text = plain(kit.seenText());
      let end = 0;
      for (const words of inOrder) {
        const start = words instanceof RegExp ? text.search(words) : text.indexOf(words, end);
        if (start < end)
          return `${words === sentence ? 'The sentence about the sign' : `“${words}”`} is gone, hidden or in another place. Compare the page with the starter.`;
        end = start;
      }
      return true;
    },
  },
];
