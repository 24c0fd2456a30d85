import { expect, test } from 'vitest';
import { connectionNames, connectionsIn } from './connections.ts';

const { needs, covers } = connectionNames([
  '/cs/html/getting-started',
  '/cs/html/getting-started/tables',
  '/cs/html/elements',
  '/cs/html/elements/title',
  '/cs/html/elements/h1-h6',
  '/cs/html/elements/table-elements',
  '/cs/html/elements/input/date',
  '/cs/html/attributes/title',
  '/cs/html/attributes/rel/canonical',
  '/cs/html/accessibility/aria/aria-label',
  '/cs/html/accessibility/keyboard-and-focus',
]);

test('a lesson is named by its slug, and every page by its path', () => {
  expect(needs.get('tables')).toBe('/cs/html/getting-started/tables');
  expect(needs.get('/cs/html/accessibility/keyboard-and-focus')).toBe(
    '/cs/html/accessibility/keyboard-and-focus',
  );
  expect(needs.get('getting-started')).toBeUndefined();
});

test('an element has angle brackets, so that an attribute of the same name is another page', () => {
  expect(covers.get('<title>')).toBe('/cs/html/elements/title');
  expect(covers.get('title')).toBe('/cs/html/attributes/title');
});

test('a page about several elements has each of their names, an overview has none', () => {
  expect(covers.get('<h4>')).toBe('/cs/html/elements/h1-h6');
  expect(covers.get('<table-elements>')).toBeUndefined();
});

test('kinds of elements and values of attributes are named with their parent, ARIA attributes without their folder', () => {
  expect(covers.get('input/date')).toBe('/cs/html/elements/input/date');
  expect(covers.get('rel/canonical')).toBe('/cs/html/attributes/rel/canonical');
  expect(covers.get('aria-label')).toBe('/cs/html/accessibility/aria/aria-label');
});

test('the field is a list of text', () => {
  expect(connectionsIn({}, 'needs')).toEqual([]);
  expect(connectionsIn({ needs: ['tables'] }, 'needs')).toEqual(['tables']);
  expect(connectionsIn({ needs: 'tables' }, 'needs')).toBeNull();
  expect(connectionsIn({ covers: ['<a>', 7] }, 'covers')).toBeNull();
});
