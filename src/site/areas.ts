// The areas that have a list of their own, and what an entry of each is called.

export interface AreaNames {
  path: string;
  noun: string;
  /** Above the title of an entry; empty where it has a date instead. */
  label: string;
  /** What tells its entries apart on the home page. */
  shows: 'level' | 'effort';
}

export const listedAreas: readonly AreaNames[] = [
  { path: '/quests', noun: 'quest', label: 'Quest', shows: 'level' },
  { path: '/projects', noun: 'project', label: 'Project', shows: 'effort' },
  { path: '/build-own', noun: 'guide', label: 'Guide', shows: 'effort' },
  { path: '/blog', noun: 'post', label: '', shows: 'effort' },
];
