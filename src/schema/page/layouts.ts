/** The nine layouts. */
export const layouts = [
  'blog',
  'cs-html-acc',
  'cs-html-attrs',
  'cs-html-els',
  'cs-html-gs',
  'default',
  'own',
  'projects',
  'quests',
] as const;

export type Layout = (typeof layouts)[number];
