import { expect, test } from 'vitest';
import { explainedFor, readExplained, reasonFor } from './explained.ts';

const text = `
all:
  survivors:
    - reason: The skeleton has a quest of its own.
      names: ["*: the doctype is gone"]
tabs:
  rewrites:
    - reason: The quest is about the role.
      kinds: [role in place of a heading]
`;

test('reasons for every quest and for one quest are taken together', () => {
  const { survivors, rewrites } = explainedFor(readExplained(text, 'survivors.yaml'), 'tabs');
  expect(reasonFor(survivors, 'a: the doctype is gone')).toBe('The skeleton has a quest of its own.');
  expect(reasonFor(survivors, 'a: cheat: opacity 0')).toBeNull();
  expect(reasonFor(rewrites, 'role in place of a heading')).toBe('The quest is about the role.');
  expect(explainedFor(readExplained(text, 'survivors.yaml'), 'faq').rewrites).toEqual([]);
});

test('a file that is not in its form is refused', () => {
  expect(() => readExplained('tabs:\n  survivers: []', 'survivors.yaml')).toThrow(
    /^survivors.yaml is not in its form/,
  );
  expect(() => readExplained('tabs:\n  survivors:\n    - names: [a]', 'survivors.yaml')).toThrow(
    'tabs.survivors.0.reason',
  );
  expect(readExplained('', 'survivors.yaml').size).toBe(0);
});
