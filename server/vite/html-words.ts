// The facts about HTML, in the form and size that an editor needs.

import type { Facts, Meanings, Support } from '#schema/facts.ts';
import type { AttributeWords, ElementWords, HtmlWords } from '#schema/html-words.ts';

/** Only what is widely known to differ between elements is kept by element. */
export function htmlWordsOf(facts: Facts, meanings: Meanings): HtmlWords {
  const elements = Object.entries(facts.elements).map(([name, element]): [string, ElementWords] => [
    name,
    {
      is: element.is.value,
      baseline: statusOf([element.support]),
      attributes: Object.keys(element.attributes),
      ...(element.tags.value.some((tag) => tag === 'No end tag.') && { isVoid: true as const }),
    },
  ]);
  const attributes = Object.entries(facts.attributes).map(([name, attribute]): [string, AttributeWords] => {
    const values = valuesOf(name, attribute, facts);
    const isBoolean = attribute.uses.every(({ value: use }) => use.value.kind === 'boolean');
    return [
      name,
      {
        is: meanings.attributes?.[name] ?? '',
        baseline: statusOf(attribute.support),
        ...(isBoolean && { isBoolean: true as const }),
        ...(Object.keys(values).length > 0 && { values }),
      },
    ];
  });
  return {
    elements: Object.fromEntries(elements),
    attributes: Object.fromEntries(attributes),
    globalAttributes: Object.entries(facts.attributes)
      .filter(([, { isGlobal }]) => isGlobal)
      .map(([name]) => name),
  };
}

type AttributeFacts = Facts['attributes'][string];

function valuesOf(name: string, { uses }: AttributeFacts, facts: Facts): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const { value: use } of uses) {
    const { keywords = [] } = use.value;
    if (keywords.length === 0) continue;
    for (const element of use.elements.length > 0 ? use.elements : ['*']) values[element] = [...keywords];
  }
  if (name === 'type') values.input = Object.keys(facts.inputTypes);
  if (name === 'rel') values['*'] = Object.keys(facts.linkTypes);
  return values;
}

/** The status, where all of it has one. */
function statusOf(support: readonly (Support | undefined)[]): ElementWords['baseline'] {
  const statuses = new Set(
    support.flatMap((one) => (one?.baseline ? [(one.baseline.value.own ?? one.baseline.value).status] : [])),
  );
  const [status = null] = statuses;
  return statuses.size === 1 ? status : null;
}
