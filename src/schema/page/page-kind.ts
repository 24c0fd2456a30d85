// The kinds of pages that are told apart: in structured data, in checks and in reports.

export const pageKinds = [
  'lesson',
  'element',
  'attribute',
  'overview',
  'guide',
  'quest',
  'project',
  'build-own',
  'step',
  'post',
  'index',
] as const;
export type PageKind = (typeof pageKinds)[number];
