/** Words by which somebody would know this page among other tabs, without accents. */
const topic = /creperie|crepe|galette|restaurant|pancake|port|harbour|menu|carte|horaire|midi|minuit/;

const withoutAccents = (kit, text) =>
  kit.words(text).normalize('NFD').replace(/\p{M}/gu, '');

export default [
  {
    id: 'language',
    title: 'The language',
    passed: 'The whole page is marked as French.',
    notYet:
      'The page doesn’t say which language it’s in, so a screen reader may read it with English pronunciation. Look up the `lang` attribute.',
    run: (kit) => {
      const tag = (document.documentElement.getAttribute('lang') ?? '').trim();
      if (tag === '')
        return document.querySelector('[lang]')
          ? 'Only a part of the page has a language. Look up which element contains the whole page, and the `lang` attribute.'
          : false;
      if (!kit.isLanguage(tag)) return `“${tag}” isn’t a language code. Look up the \`lang\` attribute.`;
      const other = kit.elements().find((element) => !/^fr(?:-|$)/i.test(kit.language(element)));
      return other
        ? `The page is in French, but a part of it is marked as “${kit.language(other)}”. Look up the codes of the \`lang\` attribute.`
        : true;
    },
  },
  {
    id: 'encoding',
    title: 'The encoding',
    passed: 'The page declares that it’s UTF-8.',
    notYet:
      'The page doesn’t declare its encoding, so “ê” and “à” can turn into two wrong characters. Look up `meta charset`.',
    run: (kit) => {
      const encoding = kit.encoding();
      if (encoding === '') return false;
      return encoding === 'utf-8'
        ? true
        : `The page declares the encoding “${encoding}”, so “ê” and “à” can turn into wrong characters. Look up UTF-8 in \`meta charset\`.`;
    },
  },
  {
    id: 'title',
    title: 'The title',
    passed: 'The title says what the page is about.',
    notYet: 'The page has no title, so the tab shows only its address. Look up the `title` element.',
    run: (kit) => {
      if (document.title.trim() === '') return false;
      return topic.test(withoutAccents(kit, document.title))
        ? true
        : `The title “${document.title.trim()}” doesn’t say that the page is about a crêperie, so nobody finds it among other tabs. Look up the \`title\` element.`;
    },
  },
];
