// The kinds of pages, one row each. Everything that depends on the kind of a page (its name, how progress
// counts it, its structured data) is read from its row. To add a kind, add a row here and a section that uses
// it.

export interface Kind {
  /** The noun for one of its pages, such as `lesson`. */
  noun: string;
  /** The heading above its pages in reports, such as `Lessons`. */
  title: string;
  /** The type in structured data when the author gives none (schema.org). */
  schemaType: string;
  /** The type of learning resource, if `schemaType` alone is not specific enough. */
  resourceType?: string;
  /** Readers work through its pages: they count as progress, and the last visit is saved. */
  isWork?: true;
  /** The unit of partial progress on a page: checks, steps, items. */
  parts?: string;
  /** Its pages are numbered: `Lesson 7, Links and addresses`. */
  isNumbered?: true;
  /** Whether readers can tick list items. `finishes`: the page is done when all are ticked. */
  ticks?: 'finishes' | 'marks';
  /** The first page of the kind is offered on the home page as a way to start. */
  isBeginning?: true;
  /** The description must be a whole sentence of its own; other kinds may use a line from the standard. */
  needsDescription?: true;
  /**
   * Its front matter can name what to read first (`needs`) and the elements and attributes that it teaches or
   * practises (`covers`). These pages link back to it.
   */
  isConnecting?: true;
  /** The work takes longer than reading the words, so `minutes` must be given. */
  needsMinutes?: true;
}

const kinds = {
  lesson: {
    noun: 'lesson',
    title: 'Lessons',
    schemaType: 'Course',
    isWork: true,
    parts: 'questions',
    isNumbered: true,
    isBeginning: true,
    needsDescription: true,
    isConnecting: true,
    needsMinutes: true,
  },
  practice: {
    noun: 'page',
    title: 'Questions of exams',
    schemaType: 'LearningResource',
    resourceType: 'quiz',
    needsDescription: true,
  },
  element: { noun: 'element', title: 'Elements', schemaType: 'TechArticle' },
  attribute: { noun: 'attribute', title: 'Attributes', schemaType: 'TechArticle' },
  value: {
    noun: 'value',
    title: 'Values of attributes',
    schemaType: 'TechArticle',
    needsDescription: true,
  },
  overview: { noun: 'overview', title: 'Overviews of the reference', schemaType: 'TechArticle' },
  guide: { noun: 'guide', title: 'Accessibility guides', schemaType: 'HowTo', needsDescription: true },
  role: { noun: 'role', title: 'ARIA roles', schemaType: 'TechArticle' },
  aria: { noun: 'ARIA attribute', title: 'ARIA attributes', schemaType: 'TechArticle' },
  pattern: { noun: 'pattern', title: 'Patterns', schemaType: 'HowTo', needsDescription: true },
  quest: {
    noun: 'quest',
    title: 'Quests',
    schemaType: 'LearningResource',
    resourceType: 'quest',
    isWork: true,
    parts: 'checks',
    isBeginning: true,
    needsDescription: true,
    isConnecting: true,
    needsMinutes: true,
  },
  project: {
    noun: 'project',
    title: 'Projects',
    schemaType: 'LearningResource',
    resourceType: 'project',
    isWork: true,
    parts: 'items',
    ticks: 'finishes',
    isBeginning: true,
    isConnecting: true,
    needsMinutes: true,
  },
  'build-own': {
    noun: 'guide',
    title: 'Build your own',
    schemaType: 'HowTo',
    isWork: true,
    parts: 'steps',
    ticks: 'marks',
  },
  step: {
    noun: 'step',
    title: 'Steps of guides',
    schemaType: 'LearningResource',
    isWork: true,
    ticks: 'marks',
    needsDescription: true,
  },
  post: { noun: 'post', title: 'Blog posts', schemaType: 'BlogPosting', needsDescription: true },
  index: { noun: 'page', title: 'Start pages and lists', schemaType: 'WebPage' },
} as const satisfies Record<string, Kind>;

export type PageKind = keyof typeof kinds;

export const pageKinds = Object.keys(kinds) as PageKind[];

/** The row of a kind. Data from another build may contain an unknown kind, which is treated as an index. */
export function kindRow(kind: string): Kind {
  return Object.hasOwn(kinds, kind) ? kinds[kind as PageKind] : kinds.index;
}

/** The title of a page with its number, if its kind is numbered: `lesson 7, Links and addresses`. */
export function numbered(title: string, at: number, kind: string): string {
  const { noun, isNumbered } = kindRow(kind);
  return isNumbered ? `${noun} ${at + 1}, ${title}` : title;
}

/** Partial progress in words, such as `4 of 6 checks`. */
export function partWords({ done, total }: { done: number; total: number }, kind: string): string {
  return `${done} of ${total} ${kindRow(kind).parts ?? 'items'}`;
}
