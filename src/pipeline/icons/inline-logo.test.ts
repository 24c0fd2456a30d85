import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingsSchema } from '#schema/settings.ts';
import { inlineLogo } from './inline-logo.ts';

const publicDir = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(publicDir, { recursive: true }));

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg">\n<path fill="#0a0" d="M0 0h1v1z"/><text>é 5%</text></svg>';
const named = svg.replace('svg"', 'svg" role="img" aria-label="P"');
writeFileSync(join(publicDir, 'small.svg'), `${named}\n`);
writeFileSync(join(publicDir, 'large.svg'), svg.padEnd(601));
writeFileSync(join(publicDir, 'small.png'), 'x');

function logoOf(light: string, dark: string) {
  return inlineLogo(settingsSchema.parse({ header: { logo: { alt: 'A', light, dark } } }), publicDir).header
    .logo;
}

test('a small drawing becomes data that holds the very same drawing, without a name of its own', () => {
  const { light, alt } = logoOf('/small.svg', '/large.svg');
  expect(light).toBe(
    'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%3E%0A%3Cpath%20fill=%22%230a0%22%20d=%22M0%200h1v1z%22/%3E%3Ctext%3E%C3%A9%205%25%3C/text%3E%3C/svg%3E',
  );
  expect(decodeURIComponent(light.slice('data:image/svg+xml,'.length))).toBe(svg);
  expect(alt).toBe('A');
});

test.each(['/large.svg', '/small.png', '/gone.svg', 'https://example.org/a.svg', '//a/b.svg', ''])(
  'anything else stays an address: %s',
  (address) => {
    expect(logoOf(address, address)).toEqual({ alt: 'A', light: address, dark: address });
  },
);
