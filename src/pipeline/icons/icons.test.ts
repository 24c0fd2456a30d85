import { expect, test } from 'vitest';
import { checkIcon, drawIcon, drawIconsWith } from './icons.ts';

test.each(['i-lucide-sun', 'lucide:sun', 'lucide-sun'])(
  '%o is drawn from the installed collection',
  (name) => {
    const shape = drawIcon(name);
    expect(shape).toMatchObject({ width: 24, height: 24 });
    expect(shape?.body).toMatch(/^<g fill="none".*<circle cx="12" cy="12" r="4"\/>/);
  },
);

test('an alias is drawn as its parent', () => {
  expect(drawIcon('i-lucide-home')).toEqual(drawIcon('i-lucide-house'));
  expect(checkIcon('i-lucide-home')).toBeNull();
});

test('the same name gives the same object, so that a page sees that nothing changed', () => {
  expect(drawIcon('i-lucide-sun')).toBe(drawIcon('i-lucide-sun'));
});

test.each(['i-lucide-nope', 'lucide:constructor', 'nope', 'mdi:home', 'i-lucide-__proto__'])(
  '%o is not installed',
  (name) => {
    expect(drawIcon(name)).toBeNull();
  },
);

test('a misspelt icon is reported with the nearest name', () => {
  expect(checkIcon('i-lucide-bok')).toEqual({
    code: 'icon-unknown',
    message: 'There is no icon "i-lucide-bok". Did you mean "i-lucide-book"?',
  });
  expect(checkIcon('lucide:constructor')?.message).toContain('There is no icon "lucide:constructor".');
});

test('a collection that is not installed is allowed with a colon, and only then', () => {
  expect(checkIcon('mdi:home')).toBeNull();
  expect(checkIcon('i-mdi-home')).toEqual({
    code: 'icon-set-missing',
    message:
      'The icon set "mdi" is not installed, so its icons are left out. Add it with "npm install @iconify-json/mdi".',
  });
  expect(checkIcon('i-mdi-alarm')).toEqual(checkIcon('mdi-home'));
  expect(checkIcon('home')).toEqual({
    code: 'icon-unknown',
    message: 'The icon "home" is not from a known collection. Use a name such as i-lucide-book.',
  });
});

test('fetched icons are drawn beside the installed ones', () => {
  const home = { body: '<path/>', width: 24, height: 24 };
  const draw = drawIconsWith({ 'mdi:home': home });
  expect(draw('i-mdi:home')).toBe(home);
  expect(draw('i-lucide-sun')).toBe(drawIcon('i-lucide-sun'));
  expect(draw('mdi:other')).toBeNull();
});
