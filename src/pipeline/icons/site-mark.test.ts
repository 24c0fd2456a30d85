import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingsSchema } from '#schema/settings.ts';
import { lacksMark, neutralMark, withOwnMark } from './site-mark.ts';

const publicDir = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(publicDir, { recursive: true }));

const plain = settingsSchema.parse({});
const logo = () => withOwnMark(plain, publicDir).logo;

test('the best icon of the public folder is the mark, unless the settings name one', () => {
  expect([logo(), lacksMark(plain, publicDir)]).toEqual(['/mark.svg', true]);
  for (const file of ['favicon.ico', 'favicon.png', 'icon.svg', 'favicon.svg']) {
    writeFileSync(join(publicDir, file), 'x');
    expect(logo()).toBe(`/${file}`);
  }
  const named = settingsSchema.parse({ logo: '/brand.png' });
  expect(withOwnMark(named, publicDir)).toBe(named);
  writeFileSync(join(publicDir, 'mark.svg'), 'x');
  expect([logo(), lacksMark(plain, publicDir)]).toEqual(['/mark.svg', false]);
});

test('without one it is the icon of the header, or a page where that is not installed', () => {
  expect(neutralMark(plain)).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 24 24"><style>.*<path/);
  expect(neutralMark({ ...plain, headerIcon: 'i-none-such' })).toContain('M4 2h16v20H4z');
});
