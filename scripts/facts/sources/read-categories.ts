// Parses `If the element has an href attribute: Interactive content.` into a category and its condition.
import type { Category } from '../../../src/schema/facts.ts';

/** Only used in browsers' algorithms; the index leaves it out too. */
const internal = 'autocapitalize-and-autocorrect inheriting';

export function readCategories(phrases: readonly string[]): Category[] {
  const categories: Category[] = [];
  for (const phrase of phrases) {
    if (phrase === 'None.') continue;
    const [, condition, names = ''] = /^(?:(If [^:]+): )?(.+)\.$/.exec(phrase) ?? [];
    const when = condition?.replace(/^If/, 'if');
    for (const name of namesIn(names)) categories.push({ name, ...(when !== undefined && { when }) });
  }
  return categories;
}

/** `Listed, labelable, and resettable form-associated element` is four categories. */
function namesIn(words: string): string[] {
  const [, list = words] = /^(.+?) (?:content|element)$/i.exec(words) ?? [];
  return list
    .toLowerCase()
    .replace(/ form-associated$/, ', form-associated')
    .split(/, and |, | and (?!autocorrect)/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== internal);
}

/** The format of the index: each name once, with a star if it always has a condition. */
export function shortCategories(categories: readonly Category[]): string[] {
  const names = new Set(categories.map(({ name }) => name));
  return [...names]
    .map((name) => {
      const isAlways = categories.some((category) => category.name === name && category.when === undefined);
      return isAlways ? name : `${name}*`;
    })
    .sort();
}
