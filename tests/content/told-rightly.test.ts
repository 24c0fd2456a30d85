// Things that pages once told wrongly, vaguely or not at all, and that no check of form or fact can know: what the page
// says now, and what it may not say again. A page may be worded anew; then the words here follow, and the truth stays.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../content');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));

/** The text of the page whose file or folder has this name. */
function textOf(name: string): string {
  const found = files.filter((file) => file.replace(/\/index\.md$|\.md$/, '').endsWith(name));
  expect(found, name).toHaveLength(1);
  return readFileSync(join(root, found[0] ?? ''), 'utf8');
}

interface Told {
  about: string;
  page: string;
  says: readonly RegExp[];
  not?: RegExp;
}

const told: readonly Told[] = [
  {
    about: 'the first skeleton lacks the line that telephones need, and says so',
    page: 'hello-page',
    says: [/needs one more line.*`<meta name="viewport" content="width=device-width">`/],
    not: /for every page you will ever write/i,
  },
  {
    about: 'a style sheet that a project asks for is linked',
    page: 'one-page-about-you',
    says: [/<link rel="stylesheet" href="style\.css">/, /server, from \[Publishing\]\(\/cs\/html\//],
  },
  {
    about: 'a film that starts by itself and cannot be stopped is the mistake, and players have names',
    page: 'attributes/muted',
    says: [/WCAG 2\.2\.2\), but a video without controls has none/, /`playsinline`/],
    not: /<video(?![^>]*aria-label)[^>]*\bmuted\b[^>]*>/,
  },
  {
    about: '`colgroup` is more than styling: it gives a header something to head',
    page: 'elements/table',
    says: [/`colgroup`:.*`scope="colgroup"`/],
    not: /`colgroup`: [^.]*only for styling/i,
  },
  {
    about: 'a small table without `scope` conforms',
    page: 'elements/table',
    says: [/small table can do without `scope`: the standard lets/],
    not: /`scope` is (?:required|mandatory)|must have (?:a )?`scope`/i,
  },
  {
    about: 'details without a summary get a word of the browser, and tell scripts when they open',
    page: 'elements/summary',
    says: [/without a summary gets a word such as "Details"/, /`toggle` fires on the `details` element/],
  },
  {
    about: 'a header cell straight in a group of rows gets a row',
    page: 'elements/thead',
    says: [/`th` directly into it, the browser adds a `tr` around it/],
  },
  {
    about: 'a file of another origin is saved when its server says so',
    page: 'attributes/download',
    says: [
      /another origin, most browsers ignore the attribute/,
      /`Content-Disposition: attachment`/,
      /`blob:` or `data:`/,
    ],
  },
];

test.each(told)('$about', ({ page, says, not }) => {
  const text = textOf(page);
  for (const words of says) expect(text).toMatch(words);
  if (not) expect(text).not.toMatch(not);
});

test('the parser does with a header cell what the page about its group says', () => {
  const tree = parseFragment('<table><thead><th>To</thead></table>');
  expect(serialize(tree)).toBe('<table><thead><tr><th>To</th></tr></thead></table>');
});
