// One page of every kind on the real site. `npm test` visits these pages; `npm run nightly` visits all pages.

export interface KindPage {
  kind: string;
  path: string;
  /** The status of its document, if it isn't 200. */
  status?: 404;
}

export const kindPages: readonly KindPage[] = [
  { kind: 'home page', path: '/' },
  { kind: 'list of subjects', path: '/cs' },
  { kind: 'subject', path: '/cs/html' },
  { kind: 'course', path: '/cs/html/getting-started' },
  { kind: 'lesson with examples', path: '/cs/html/getting-started/images' },
  { kind: 'reference list', path: '/cs/html/elements' },
  { kind: 'element with examples', path: '/cs/html/elements/dialog' },
  { kind: 'overview of elements', path: '/cs/html/elements/edit-elements' },
  // Its example has a field in a monospace font, whose line height differs between systems unless it is set.
  { kind: 'attribute with examples', path: '/cs/html/attributes/writingsuggestions' },
  { kind: 'accessibility guide with examples', path: '/cs/html/accessibility/landmarks' },
  { kind: 'list of quests', path: '/quests' },
  { kind: 'quest', path: '/quests/heading-outline' },
  { kind: 'list of projects', path: '/projects' },
  { kind: 'project', path: '/projects/one-page-about-you' },
  { kind: 'guide', path: '/build-own/lisp' },
  { kind: 'step of a guide', path: '/build-own/lisp/3-environments' },
  { kind: 'blog', path: '/blog' },
  { kind: 'blog post', path: '/blog/baseline-in-plain-words' },
  { kind: 'playground', path: '/play' },
  { kind: 'progress', path: '/progress' },
  { kind: 'review', path: '/review' },
  { kind: 'offline packs', path: '/offline' },
  { kind: 'quality figures', path: '/quality' },
  { kind: 'missing page', path: '/cs/html/elements/tabel', status: 404 },
];
