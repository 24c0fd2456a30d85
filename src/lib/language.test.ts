import { expect, test } from 'vitest';
import { canonicalLanguage, directionOf, languageWithin } from './language.ts';

test.each([
  ['en', 'en'],
  ['EN-us', 'en-US'],
  ['pt-br', 'pt-BR'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['ckb', 'ckb'],
  ['jp', null],
  ['english', null],
  ['en_US', null],
  ['x-klingon', null],
  ['', null],
  ['en-"><script>', null],
])('%s is the language %s', (tag, expected) => {
  expect(canonicalLanguage(tag)).toBe(expected);
});

test.each([
  ...(['ar', 'he', 'fa', 'ur', 'ps', 'ckb', 'yi', 'dv', 'ug', 'pa-Arab', 'az-Arab'] as const).map((lang) => [
    lang,
    'rtl',
  ]),
  ...(['en', 'de', 'ja', 'zh-Hant', 'pa', 'az', 'ar-Latn', 'tr'] as const).map((lang) => [lang, 'ltr']),
])('%s is written %s', (lang, expected) => {
  expect(directionOf(lang ?? '')).toBe(expected);
});

test('what is nearer wins, and a direction does not outlive its language', () => {
  const outer = { lang: 'en', dir: 'rtl' } as const;
  expect(languageWithin(outer, {})).toEqual(outer);
  expect(languageWithin(outer, { dir: 'ltr' })).toEqual({ lang: 'en', dir: 'ltr' });
  expect(languageWithin(outer, { lang: 'de' })).toEqual({ lang: 'de', dir: 'ltr' });
  expect(languageWithin(outer, { lang: 'he' })).toEqual({ lang: 'he', dir: 'rtl' });
  expect(languageWithin(outer, { lang: 'he', dir: 'ltr' })).toEqual({ lang: 'he', dir: 'ltr' });
});
