import { expect, test } from 'vitest';
import { siteInMemory } from '../site-in-memory.ts';
import { checkXmlFiles, readXml } from './xml-files.ts';

test('what is well-formed', () => {
  const text = `<?xml version="1.0"?>\n<!-- a note -->\n<a:b xmlns:a="x" c='1 &amp; 2'><d/>text &lt; &#60; &#x3c;<![CDATA[<p> & ]]></a:b>\n`;
  expect(readXml(text).fault).toBe(null);
  expect(readXml(text).root?.name).toBe('a:b');
});

test.each([
  ['<a><b></a>', 'Missing end tag for element b', 7],
  ['<a>', 'Missing end tag for element a', 4],
  ['<a/><b/>', 'Extra content at the end of the document', 5],
  ['', 'Root element is missing or invalid', 1],
  ['<a b="1" b="2"/>', 'Duplicate attribute: b', 15],
  ['<a>1 & 2</a>', 'Unterminated reference (a reference must end with `;`)', 8],
  ['<a>&nbsp;</a>', "Named entity isn't defined: &nbsp;", 4],
  ['<a b=1/>', 'Attribute value expected', 6],
  ['<a b="<"/>', 'Unescaped `<` is not allowed in an attribute value', 7],
  ['<a>]]></a>', 'Missing end tag for element a', 4],
  ['<a>\u0001</a>', 'Invalid character', 4],
])('%s', (text, words, column) => {
  const message = `This is not XML: ${words} in ${JSON.stringify(text)}, column ${column}. Correct it.`;
  expect(readXml(text)).toEqual({ root: null, fault: { line: 1, message } });
});

test('feeds, sitemaps and pictures are looked at, with the line of the fault', () => {
  const { what, findings } = checkXmlFiles(
    siteInMemory({ 'feed.xml': '<rss>\n<channel>\n</rss>', 'a.svg': '<svg/>', 'b.txt': '<' }),
  );
  expect(what).toBe('2 files');
  expect(findings).toEqual([
    {
      file: 'feed.xml',
      line: 3,
      rule: 'xml/form',
      message: 'This is not XML: Missing end tag for element channel in "</rss>", column 1. Correct it.',
    },
  ]);
});
