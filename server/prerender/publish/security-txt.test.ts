import { expect, test } from 'vitest';
import { securityText } from './security-txt.ts';

const contact = 'mailto:security@example.org';
const siteUrl = 'https://example.org';

test('the file names who to tell, until when, in which language and where the file is', () => {
  expect(securityText({ contact, siteUrl, now: new Date('2026-11-15T12:00:00Z') })).toBe(
    [
      'Contact: mailto:security@example.org',
      'Expires: 2027-10-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('builds of one month come out alike, and the end is always 10 to 11 months ahead', () => {
  const texts = ['2026-01-01T00:00:00Z', '2026-01-31T23:59:59Z'].map((now) =>
    securityText({ contact, siteUrl, now: new Date(now) }),
  );
  expect(texts[0]).toContain('Expires: 2026-12-01T00:00:00Z');
  expect(texts[1]).toBe(texts[0]);
});

test('a site without a secure address of its own has no canonical one', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  expect(securityText({ contact, siteUrl: null, now })).not.toContain('Canonical');
  expect(securityText({ contact, siteUrl: 'http://example.org', now })).not.toContain('Canonical');
});

test('a site that names nobody has no such file', () => {
  expect(securityText({ contact: '', siteUrl, now: new Date() })).toBeNull();
});
