import { expect, test } from 'vitest';
import { settingsSchema } from '#schema/settings.ts';
import { openSearchText } from './open-search.ts';

test('browsers learn how the site is searched', () => {
  const settings = settingsSchema.parse({ name: 'Plinth', fullName: 'Bread & <Butter>' });
  expect(openSearchText(settings, 'https://example.org')).toBe(`<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Plinth</ShortName>
  <Description>Search Bread &amp; &lt;Butter&gt;</Description>
  <Language>en</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">https://example.org/favicon.ico</Image>
  <Url type="text/html" method="get" template="https://example.org/?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="https://example.org/opensearch.xml"/>
</OpenSearchDescription>
`);
});

test('a long name is cut to the 16 characters of the format', () => {
  const settings = settingsSchema.parse({ name: 'The very long name of a site' });
  expect(openSearchText(settings, 'https://example.org')).toContain(
    '<ShortName>The very long na</ShortName>',
  );
});
