import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsSchema } from '#schema/settings.ts';
import { lightBackground, webManifest } from './web-manifest.ts';

const settings = settingsSchema.parse({ name: 'Plinth', fullName: 'Plinth "Institute"' });

test('the manifest says what the site is called and which icons it has', () => {
  expect(JSON.parse(webManifest(settings, 'Learn HTML.'))).toEqual({
    id: '/',
    name: 'Plinth "Institute"',
    short_name: 'Plinth',
    description: 'Learn HTML.',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});

test('a home page without a description gives none', () => {
  expect(JSON.parse(webManifest(settings, ''))).not.toHaveProperty('description');
});

test('its colour is the background of the site in light mode', () => {
  const tokens = readFileSync(new URL('../../../src/styles/every-page/tokens.css', import.meta.url), 'utf8');
  const [, light = ''] = /--ui-bg: light-dark\((#[0-9a-f]+),/.exec(tokens) ?? [];
  expect(light.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')).toBe(lightBackground);
});
