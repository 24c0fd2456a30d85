/** Letters and digits alone, so that marks and spaces make no difference. */
const plain = (kit, text) =>
  kit
    .words(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const dish = 'Pastel de choclo';
const welcome = 'أهلا وسهلا بكم';
const english = ['Street food on Saturday', 'Bread and soup'];

/** The smallest element in which people see some words. */
const around = (kit, words) =>
  kit
    .elements()
    .filter((element) => document.body.contains(element))
    .filter((element) => ` ${plain(kit, kit.seenText(element))} `.includes(` ${plain(kit, words)} `))
    .findLast((element, at, all) => all.every((other) => other === element || !element.contains(other)));

/** The first part of the language tag of some words: `pt` for `pt-BR`. */
const languageOf = (kit, words) => {
  const element = around(kit, words);
  return element ? kit.language(element).toLowerCase().split('-')[0] : null;
};

export default [
  {
    id: 'spanish',
    title: 'The Spanish dish',
    passed: 'The second dish is marked as Spanish, and the English parts are still English.',
    notYet: 'The second dish is gone. Select Reset to see the page as it was.',
    run: (kit) => {
      const language = languageOf(kit, dish);
      if (language === null) return false;
      if (language === 'en' || language === '')
        return 'The second dish isn’t marked as Spanish, so a screen reader may read it as English. Look up the `lang` attribute.';
      if (language !== 'es')
        return `The second dish is marked as “${language}”, which isn’t the code for Spanish. Look up language tags.`;
      const other = english.find((words) => languageOf(kit, words) !== 'en');
      return other
        ? `“${other}” is English, but it isn’t marked as English any more. Look up which element gets the \`lang\` attribute.`
        : true;
    },
  },
  {
    id: 'arabic',
    title: 'The Arabic line',
    passed: 'The last line is marked as Arabic.',
    notYet: 'The Arabic line is gone. Select Reset to see the page as it was.',
    run: (kit) => {
      const language = languageOf(kit, welcome);
      if (language === null) return false;
      return language === 'ar'
        ? true
        : `The last line is marked as “${language}”, and it’s Arabic, so a screen reader may pronounce it wrongly. Look up the \`lang\` attribute and its tags.`;
    },
  },
  {
    id: 'direction',
    title: 'The direction',
    passed: 'The Arabic line runs from right to left, and the rest runs from left to right.',
    notYet: 'The Arabic line is gone. Select Reset to see the page as it was.',
    run: (kit) => {
      const line = around(kit, welcome);
      if (!line) return false;
      if (kit.direction(line) !== 'rtl')
        return 'The Arabic line starts at the left edge, and its full stop is at the wrong end. Look up the `dir` attribute.';
      return english.every((words) => kit.direction(around(kit, words) ?? document.body) === 'ltr')
        ? true
        : 'The English lines run from right to left as well. Look up which element gets the `dir` attribute.';
    },
  },
];
