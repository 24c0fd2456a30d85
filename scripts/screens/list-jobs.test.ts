import { expect, test } from 'vitest';
import { listJobs } from './list-jobs.ts';
import { screens } from './screens.ts';

const home = { name: 'home', path: '/' };
const drawer = { name: 'drawer', path: '/', exists: (width: number) => width < 1024 };

const filesOf = (...wanted: string[]) => listJobs([home, drawer], wanted).map(({ file }) => file);

test('a screen is taken at four widths, light and dark', () => {
  expect(filesOf('home')).toEqual([
    'home-390-light.png',
    'home-390-dark.png',
    'home-820-light.png',
    'home-820-dark.png',
    'home-1280-light.png',
    'home-1280-dark.png',
    'home-1600-light.png',
    'home-1600-dark.png',
  ]);
});

test('what exists at some widths only is taken at those', () => {
  expect(filesOf('drawer')).toEqual([
    'drawer-390-light.png',
    'drawer-390-dark.png',
    'drawer-820-light.png',
    'drawer-820-dark.png',
  ]);
});

test('without a name all are taken', () => {
  expect(filesOf()).toHaveLength(12);
});

test('a name that no screen has is told, with those that there are', () => {
  expect(() => filesOf('home', 'hime')).toThrow('There is no screen "hime". The screens are home, drawer.');
});

test('no two screens of the table share a name', () => {
  const names = screens.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
});
