import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsSchema } from '#schema/settings.ts';
import { lightBackground, screenshotsIn, webManifest } from './web-manifest.ts';

const settings = settingsSchema.parse({ name: 'Plinth', fullName: 'Plinth "Institute"' });

test('the manifest says what the site is called and which icons it has', () => {
  expect(JSON.parse(webManifest(settings, 'Learn HTML.', []))).toEqual({
    id: '/',
    name: 'Plinth "Institute"',
    short_name: 'Plinth',
    description: 'Learn HTML.',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
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
  expect(JSON.parse(webManifest(settings, '', []))).not.toHaveProperty('description');
});

test('it shows the pictures that the site has of itself, with their sizes', () => {
  const found = screenshotsIn(join(import.meta.dirname, '../../../public'), settings);
  expect(found).toEqual([
    {
      ...{ src: '/screenshot-wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide' },
      label: 'Plinth on a wide screen',
    },
    {
      ...{ src: '/screenshot-narrow.png', sizes: '390x844', type: 'image/png', form_factor: 'narrow' },
      label: 'Plinth on a phone',
    },
  ]);
  expect(JSON.parse(webManifest(settings, '', found))).toHaveProperty('screenshots', found);
  expect(screenshotsIn(import.meta.dirname, settings)).toEqual([]);
});

test('its colour is the background of the site in light mode', () => {
  const tokens = readFileSync(new URL('../../../src/styles/every-page/tokens.css', import.meta.url), 'utf8');
  const [, light = ''] = /--ui-bg: light-dark\((#[0-9a-f]+),/.exec(tokens) ?? [];
  expect(light.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')).toBe(lightBackground);
});
