// One page of every kind on the real site. `npm test` visits these pages; `npm run nightly` visits all pages.

export interface KindPage {
  kind: string;
  path: string;
  /** The status of its document, if it isn't 200. */
  status?: 404;
  /** Built like another kind in the list, so that it is enough to visit it at night. */
  isLikeOther?: true;
}

export const kindPages: readonly KindPage[] = [
  { kind: 'home page', path: '/' },
  { kind: 'list of subjects', path: '/cs', isLikeOther: true },
  { kind: 'subject', path: '/cs/html', isLikeOther: true },
  { kind: 'course', path: '/cs/html/getting-started', isLikeOther: true },
  { kind: 'lesson with examples', path: '/cs/html/getting-started/images' },
  { kind: 'reference list', path: '/cs/html/elements' },
  { kind: 'element with examples', path: '/cs/html/elements/dialog' },
  { kind: 'overview of elements', path: '/cs/html/elements/edit-elements', isLikeOther: true },
  // Its example has a field in a monospace font, whose line height differs between systems unless it is set.
  { kind: 'attribute with examples', path: '/cs/html/attributes/writingsuggestions' },
  { kind: 'accessibility guide with examples', path: '/cs/html/accessibility/landmarks', isLikeOther: true },
  { kind: 'ARIA role', path: '/cs/html/accessibility/roles/button', isLikeOther: true },
  { kind: 'ARIA attribute', path: '/cs/html/accessibility/aria/aria-label', isLikeOther: true },
  { kind: 'pattern', path: '/cs/html/accessibility/patterns/disclosure', isLikeOther: true },
  { kind: 'reference page of a value', path: '/cs/html/elements/input/date', isLikeOther: true },
  { kind: 'exam', path: '/cs/html/final-exam' },
  { kind: 'questions of an exam', path: '/cs/html/final-exam/tables-and-forms', isLikeOther: true },
  { kind: 'list of quests', path: '/quests' },
  { kind: 'quest', path: '/quests/heading-outline' },
  { kind: 'list of projects', path: '/projects', isLikeOther: true },
  { kind: 'project', path: '/projects/one-page-about-you' },
  { kind: 'guide', path: '/build-own/lisp', isLikeOther: true },
  { kind: 'step of a guide', path: '/build-own/lisp/3-environments' },
  { kind: 'blog', path: '/blog', isLikeOther: true },
  { kind: 'blog post', path: '/blog/baseline-in-plain-words' },
  { kind: 'playground', path: '/play' },
  { kind: 'progress', path: '/progress' },
  { kind: 'review', path: '/review', isLikeOther: true },
  { kind: 'offline packs', path: '/offline', isLikeOther: true },
  { kind: 'quality figures', path: '/quality', isLikeOther: true },
  { kind: 'missing page', path: '/cs/html/elements/tabel', status: 404 },
];
