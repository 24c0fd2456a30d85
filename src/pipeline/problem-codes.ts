// Every kind of problem has a code. Decisions depend on codes; messages are for people and can be reworded freely.

export type Severity = 'error' | 'warning';

/** What can be wrong with a content folder. An error stops a build, a warning does not. */
export const contentProblems = {
  'content-folder-missing': 'error',
  'content-folder-empty': 'error',
  'symlink-dangling': 'error',
  'symlink-outside': 'error',
  'symlink-to-folder': 'warning',

  'file-missing': 'error',
  'file-refused': 'error',
  'file-unreadable': 'error',
  'file-changing': 'error',
  'file-encoding': 'error',
  'file-too-large': 'error',
  'file-ending': 'warning',

  'public-reserved': 'error',

  'path-taken': 'error',
  'path-reserved': 'error',
  'path-unusual': 'warning',

  'root-missing': 'error',
  'collection-unread': 'warning',
  'collection-elsewhere': 'warning',
  'collection-prefix-taken': 'warning',
  'collection-none': 'warning',
  'collection-of-data': 'warning',

  'settings-unreadable': 'error',
  'settings-yaml': 'error',
  'settings-shape': 'error',
  'setting-value': 'error',
  'theme-rule': 'error',
  'theme-contrast': 'error',
  'setting-unknown': 'warning',

  'folder-settings-duplicate': 'error',
  'folder-settings-unreadable': 'error',
  'folder-settings-yaml': 'error',
  'folder-settings-shape': 'error',

  'redirects-yaml': 'error',
  'redirects-shape': 'error',
  'redirect-source-invalid': 'error',
  'redirect-source-reserved': 'error',
  'redirect-source-is-page': 'error',
  'redirect-target-invalid': 'error',
  'redirect-target-redirected': 'error',
  'redirect-loop': 'error',
  'redirect-target-missing': 'error',
  'redirect-anchor-missing': 'error',

  'front-matter-unclosed': 'error',
  'front-matter-yaml': 'error',
  'front-matter-shape': 'error',
  'field-value': 'error',
  'field-unknown': 'warning',
  'difficulty-unknown': 'warning',
  'layout-unknown': 'warning',
  'tool-unknown': 'error',
  'head-entry-refused': 'warning',
  'title-missing': 'warning',
  'page-empty': 'warning',
  'draft-published': 'warning',
  'placeholder-left': 'warning',

  'nesting-too-deep': 'error',
  'nesting-too-heavy': 'error',
  'lines-too-many': 'error',
  'brackets-too-many': 'error',
  'table-too-large': 'error',
  'footnotes-too-many': 'error',
  'references-too-large': 'error',
  'html-unclosed': 'error',
  'document-too-heavy': 'error',
  'engine-fault': 'error',

  'prefix-missing': 'warning',
  'link-target-missing': 'error',
  'link-file-missing': 'error',
  'link-anchor-missing': 'error',
  'link-redirected': 'error',

  'picture-missing': 'error',
  'picture-unreadable': 'error',
  'picture-address-missing': 'error',
  'picture-alt-missing': 'warning',
  'picture-elsewhere': 'warning',

  'code-file-source-invalid': 'error',
  'code-file-missing': 'error',
  'code-file-lines': 'error',
  'step-tests-unknown': 'error',
  'quest-checks': 'error',
  'test-run-misplaced': 'error',
  'code-unclosed': 'warning',
  'code-language-unknown': 'warning',
  'code-without-colours': 'warning',
  'code-option-unknown': 'warning',
  'code-option-misplaced': 'warning',
  'code-option-value': 'warning',

  'block-settings-yaml': 'error',
  'block-settings-shape': 'error',
  'block-unclosed': 'warning',
  'block-unknown': 'warning',
  'block-property-unknown': 'warning',
  'block-slot-unknown': 'warning',
  'binding-unknown': 'warning',
  'template-name': 'warning',
  'template-too-large': 'warning',
  'template-slot-twice': 'warning',
  'icon-unknown': 'warning',
  'icon-set-missing': 'warning',
  'fact-blocks-too-many': 'error',
  'fact-subject-missing': 'error',
  'fact-subject-unknown': 'error',
  'fact-block-misplaced': 'error',
  'licences-list-unknown': 'error',
  'quality-part-missing': 'error',
  'quality-part-unknown': 'error',

  'element-refused': 'warning',
  'event-handler-refused': 'warning',
  'address-refused': 'warning',
} as const satisfies Record<string, Severity>;

/** Links that lead nowhere, those between files too, and pictures that are not there: whether they stop a build is the author's choice. */
export const linkProblems: readonly ProblemCode[] = [
  'symlink-dangling',
  'symlink-outside',
  'link-target-missing',
  'link-file-missing',
  'link-anchor-missing',
  'link-redirected',
  'picture-missing',
  'picture-unreadable',
  'picture-address-missing',
  'redirect-target-missing',
  'redirect-anchor-missing',
];

/** What is mended in one place for the whole folder: never one of many, however often it shows. */
export const mendedOnce: readonly ProblemCode[] = [
  'prefix-missing',
  'collection-unread',
  'collection-elsewhere',
  'collection-prefix-taken',
  'collection-of-data',
  'icon-set-missing',
  'picture-elsewhere',
];

/** What else `npm run check:content` looks for; one code per check. */
export const checkCodes = [
  'check-front-matter',
  'check-sections',
  'check-anatomy',
  'check-tries',
  'check-headings',
  'check-length',
  'check-questions',
  'check-reading-level',
  'check-banned-words',
  'check-unclaimed-code',
  'check-mentions',
  'check-typed-support',
  'check-network',
  'check-media',
  'check-quests',
  'check-house-rules',
  'check-dates',
  'check-runnable-code',
  'check-shown-facts',
  'check-meanings',
  'check-page-size',
  'check-duplicates',
  'check-unique-names',
  'check-keywords',
  'check-tags',
  'check-families',
  'check-orphans',
  'check-coverage',
  'check-pictures',
  'check-dictionary',
  'check-equality',
  'check-spelling',
  'check-examples',
  'check-assistive',
  'check-example-heights',
  'check-guides',
] as const;

export type ContentCode = keyof typeof contentProblems;
export type CheckCode = (typeof checkCodes)[number];
export type ProblemCode = ContentCode | CheckCode;

/** A page with one of these has lost its title and its settings; its last good version is worth keeping. */
export const unreadableFrontMatter: readonly ProblemCode[] = [
  'front-matter-unclosed',
  'front-matter-yaml',
  'front-matter-shape',
];
