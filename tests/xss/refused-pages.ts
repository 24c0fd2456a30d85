// Attempts that a build does not take: it says so, with the file, and writes nothing.

/** Front matter below the title, and text; `message` is what the author is told. */
export interface RefusedPage {
  frontMatter?: string;
  body?: string;
  message: string;
}

const noAddress = '"path" must be an address of this site, without "..", "//", "?", "#" or a backslash.';
const tooDeep =
  'Lists, quotations, blocks, marks or HTML are nested more than 50 levels deep. Close what is open, or write it flatter.';

export const refusedPages: RefusedPage[] = [
  // The address of a page becomes a folder of the output, and a link in the menus.
  { frontMatter: 'path: /../../../escaped', message: noAddress },
  { frontMatter: 'path: /a/../../b', message: noAddress },
  { frontMatter: 'path: /%2e%2e/%2e%2e/b', message: noAddress },
  { frontMatter: 'path: //evil.example/x', message: noAddress },
  { frontMatter: "path: '/\\evil.example'", message: noAddress },
  { frontMatter: 'path: "/a\\0b"', message: noAddress },
  { frontMatter: 'path: /a?b#c', message: noAddress },
  {
    frontMatter: 'path: javascript:alert(1)',
    message: '"path" must start with a slash, such as /cs/html/elements/a.',
  },
  {
    frontMatter: 'ogImage:\n  url: javascript:alert(1)',
    message: '"ogImage.url" must be a path such as /cover.png, or an address with https://.',
  },
  {
    frontMatter: "date: '<img src=x onerror=alert(1)>'",
    message: '"date" must be a date such as 2026-11-15 (got "<img src=x onerror=alert(1)>").',
  },
  {
    frontMatter: 'schemaOrg: <script>alert(1)</script>',
    message: '"schemaOrg" must be a group with a "type", or a list of such groups.',
  },
  // Files outside the content folder.
  {
    body: '::code-file{src="../../../secret.txt"}\n::',
    message:
      '"code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "../../../secret.txt").',
  },
  {
    body: '::code-file{src="/etc/passwd"}\n::',
    message:
      '"code-file" needs a "src" inside the content folder, such as src="./steps/01/parser.js" (got "/etc/passwd").',
  },
  {
    body: '![x](../../secret.svg)',
    message:
      'The picture "../../secret.svg" does not exist. Put the file into the folder of this page or correct the path.',
  },
  {
    body: '[x](../../secret.txt)',
    message:
      'The link "../../secret.txt" leads to no page or file. Check the path; it starts from this page\'s folder.',
  },
  {
    body: '::element-facts{of="../../../package"}\n::',
    message:
      'There are no facts about "../../../package". Entries look like "elements/abbr" or "attributes/hidden".',
  },
  // What would stall a reader's browser, or the build.
  { body: '<div>'.repeat(400), message: tooDeep },
  { body: `${'>'.repeat(200)}x`, message: tooDeep },
];
