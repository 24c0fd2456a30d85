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

const plain = (text) => text.replace(marks, '').replace(/\s+/g, ' ').trim();

/** The innermost element with all these words. */
const elementOf = (kit, words) => kit.elements().findLast((element) => plain(element.textContent).includes(words));

/** The innermost element with these words and no others. */
const elementOfOnly = (kit, words) => kit.elements().findLast((element) => plain(element.textContent) === words);

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
    passed: 'The page says that it is in English.',
    notYet: 'A screen reader does not know in which language to read the page.',
    run: (kit) => {
      const tag = kit.language(document.documentElement);
      if (tag === '') return false;
      return isOf(kit, tag, 'en') || `The page is in English, and “${tag}” does not say so.`;
    },
  },
  {
    id: 'passages',
    title: 'Each in its language',
    passed: 'Every passage says which language it is in.',
    notYet: 'An English voice reads words of other languages.',
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
              ? `“${words}” does not say that it is in ${languageNames[language]}.`
              : `“${words}” is in ${languageNames[language]}, and “${tag}” does not say so.`;
        }
      return Object.values(passages).flat().some((words) => elementOf(kit, words));
    },
  },
  {
    id: 'words-on-the-sign',
    title: 'Two words of German',
    passed: 'The words on the sign are German, in a sentence that is English.',
    notYet: 'The words on the sign are read as if they were English.',
    run: (kit) => {
      const sign = elementOf(kit, onTheSign);
      const around = kit.elements().findLast((element) => sentence.test(plain(element.textContent)));
      if (!sign || !isOf(kit, kit.language(sign), 'de')) return false;
      if (sign === around || !around) return 'The whole sentence is German, and only two words of it should be.';
      const isEnglish = kit.language(around) === kit.language(document.documentElement) || isOf(kit, kit.language(around), 'en');
      return isEnglish && plain(sign.textContent) === onTheSign ? true : 'More is German than the words on the sign.';
    },
  },
  {
    id: 'right-to-left',
    title: 'From the right',
    passed: 'The Arabic runs from the right, and the rest from the left.',
    notYet: 'The Arabic runs from the left, and its last punctuation mark is on the wrong side.',
    run: (kit) => {
      for (const words of passages.ar) {
        const element = elementOf(kit, words);
        if (!element) continue;
        if (kit.direction(element) !== 'rtl') return `“${words}” runs from the left.`;
        if (endsOnTheLeft(element, words) === false) return `The punctuation mark at the end of “${words}” is on the wrong side.`;
      }
      for (const words of [...passages.en, ...passages.de, ...passages.ja]) {
        const element = elementOf(kit, words);
        if (element && kit.direction(element) !== 'ltr') return `“${words}” runs from the right.`;
      }
      return passages.ar.some((words) => elementOf(kit, words));
    },
  },
  {
    id: 'names-apart',
    title: 'Names stand apart',
    passed: 'No name changes the order of what stands around it.',
    notYet: 'The number beside a name jumps to its other side.',
    run: (kit) => {
      for (const [name, time] of hours) {
        const element = elementOfOnly(kit, name);
        if (!element || !kit.isIsolated(element)) return `The name “${name}” is not kept apart from the words beside it.`;
        const own = element.getBoundingClientRect();
        const [digit] = placesOf(document.body, time);
        if (digit && digit.left < own.left) return `The hours of “${name}” are on the wrong side.`;
        // The next person may have a name in another writing.
        const written = element.textContent;
        for (const next of ['Mia!', 'יעל!']) {
          element.textContent = next;
          const isRight = endsOnTheLeft(element, next) === (next === 'יעל!');
          element.textContent = written;
          if (!isRight) return `Where “${name}” stands, the exclamation mark of “${next}” would be on the wrong side.`;
        }
      }
      return true;
    },
  },
  {
    id: 'words-without-marks',
    title: 'Words without marks',
    passed: 'Every word is in its place, and nothing invisible is among them.',
    notYet: 'Invisible marks are in the text. Whoever copies or edits it takes them along.',
    run: (kit) => {
      if (document.documentElement.textContent.search(marks) >= 0) return false;
      const text = plain(kit.textOf());
      let end = 0;
      for (const words of inOrder) {
        const start = words instanceof RegExp ? text.search(words) : text.indexOf(words, end);
        if (start < end) return `Readers no longer find ${words === sentence ? 'the sentence about the sign' : `“${words}”`} in its place.`;
        end = start;
      }
      return true;
    },
  },
];
