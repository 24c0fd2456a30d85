import { expect, test } from 'vitest';
import { siteInMemory } from '../site-in-memory.ts';
import { checkXmlFiles, findXmlFault } from './xml-files.ts';

test('what is well-formed', () => {
  const text = `<?xml version="1.0"?>\n<!-- a note -->\n<a:b xmlns:a="x" c='1 &amp; 2'><d/>text &lt; &#60; &#x3c;<![CDATA[<p> & ]]></a:b>\n`;
  expect(findXmlFault(text)).toBe(null);
});

test.each([
  ['<a><b></a>', '</a> closes nothing that is open. Close tags in turn.'],
  ['<a>', '<a> is never closed. Close it.'],
  ['<a/><b/>', 'There is a second root. Keep everything in one.'],
  ['', 'The file is empty. Write it.'],
  ['<a b="1" b="2"/>', '<a> has an attribute twice. Keep one.'],
  ['<a>1 & 2</a>', 'This is not XML: "& 2</a>". Escape or close it.'],
  ['<a>&nbsp;</a>', 'This is not XML: "&nbsp;</a>". Escape or close it.'],
  ['<a b=1/>', 'This is not XML: "<a b=1/>". Escape or close it.'],
  ['<a b="<"/>', 'This is not XML: "<a b=\\"<\\"/>". Escape or close it.'],
  ['<a>]]></a>', 'This is not XML: "]]></a>". Escape or close it.'],
])('%s', (text, message) => {
  expect(findXmlFault(text)).toEqual({ line: 1, message });
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
      message: '</rss> closes nothing that is open. Close tags in turn.',
    },
  ]);
});
