import { expect, test } from 'vitest';
import { readCategories, shortCategories } from './read-categories.ts';

test('a phrase becomes its categories and its condition', () => {
  const categories = readCategories([
    'Flow content.',
    'If the `type` attribute is not in the Hidden state: Listed, labelable, submittable, resettable, and autocapitalize-and-autocorrect inheriting form-associated element.',
    'Listed and autocapitalize-and-autocorrect inheriting form-associated element.',
    'Script-supporting element.',
  ]);
  const when = 'if the `type` attribute is not in the Hidden state';
  expect(categories).toEqual([
    { name: 'flow' },
    { name: 'listed', when },
    { name: 'labelable', when },
    { name: 'submittable', when },
    { name: 'resettable', when },
    { name: 'form-associated', when },
    { name: 'listed' },
    { name: 'form-associated' },
    { name: 'script-supporting' },
  ]);
  expect(shortCategories(categories)).toEqual([
    'flow',
    'form-associated',
    'labelable*',
    'listed',
    'resettable*',
    'script-supporting',
    'submittable*',
  ]);
});

test('an element of no category has none', () => {
  expect(readCategories(['None.'])).toEqual([]);
});
