// How pages are shown on other pages: as a reference, in a directory, on a landing page, as the newest posts.
// Counts are stored as text, so that the browser needs no code for them.

import type { Pack } from '../offline.ts';

/** A page as other pages link to it. */
export interface PageReference {
  title: string;
  path: string;
  description?: string;
  icon?: string;
  difficulty?: string | null;
  date?: string | null;
}

/** Groups of connected pages, such as those to read first, each under a heading. */
export type Connections = { title: string; pages: { label: string; path: string }[] }[];

/** One step of a guide, as the guide's front page lists it. */
interface GuideStep {
  title: string;
  path: string;
  description: string;
  /** Time needed; null if the author gives none. */
  minutes: number | null;
}

/** Facts about the whole guide, shown on each of its pages. */
export interface Guide {
  minutes: number | null;
  /** In order; only on the front page, because all others show the steps in the list beside them. */
  steps: GuideStep[];
}

/** The names that begin with one letter. */
export interface LetterGroup {
  letter: string;
  names: { title: string; path: string }[];
}

export interface Directory {
  /** Such as `113 elements`. */
  counts: string;
  /** The noun for the count, such as `elements`. */
  noun: string;
  letters: LetterGroup[];
  /** Empty if the page shows only the names. */
  families: DirectoryFamily[];
}

export interface DirectoryFamily {
  title: string;
  /** The page about the family; null if there is none. */
  path: string | null;
  pages: PageReference[];
}

/** The picture of a page in lists, as set in its front matter. */
export interface CardPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Whether it can be resized: a photograph rather than a drawing. */
  isStill?: true;
}

/** The topic of a post, in a word or two. */
export interface PageTag {
  label: string;
  /** The page of the tag; null if it has none. */
  path: string | null;
}

/** One linked page. */
export interface LandingEntry {
  title: string;
  path: string;
  description: string;
  icon: string | null;
  difficulty: string | null;
  skill: string | null;
  /** The languages besides HTML that it needs, such as `Needs JavaScript`. */
  needs?: string;
  /** The effort for the reader, such as `5 milestones` or `20 min`. */
  effort: string | null;
  date: string | null;
  authors: string[];
}

/** A branch of the content: an area, a subject, a part of a subject. */
export interface LandingBranch {
  title: string;
  path: string;
  description: string;
  icon: string | null;
  /** Such as `25 quests, 4 levels`. */
  counts: string;
}

export interface HomeArea extends LandingBranch {
  entries: LandingEntry[];
  /** The text of the link to the full list. */
  more: string;
}

/** One way to start: the first lesson, quest or project. */
export interface HomeBeginning {
  /** The path of the section it starts. */
  section: string;
  /** Such as `Quest 1`. */
  label: string;
  title: string;
  path: string;
  /** Time needed; null if the author gives none. */
  time: string | null;
  /** The number of pages it is the first of, such as `25 lessons`, as text and as a number. */
  counts: string;
  total: number;
}

export interface HomeLanding {
  kind: 'home';
  /** The first lesson; null if there is none yet. */
  start: string | null;
  /** In the hero, the widest first. */
  beginnings: HomeBeginning[];
  promises: string[];
  /** Our principles, each with an optional link to an example. */
  principles: { title: string; text: string; link?: { label: string; to: string } }[];
  areas: HomeArea[];
}

export interface Subject extends LandingBranch {
  /** The lowest and the highest level of its pages. */
  levels: string[];
}

export interface SubjectsLanding {
  kind: 'subjects';
  subjects: Subject[];
}

export interface SubjectLanding {
  kind: 'subject';
  /** Above its parts, if it has a course. */
  beginnings: HomeBeginning[];
  parts: LandingBranch[];
  course: { path: string; counts: string; lessons: LandingEntry[] } | null;
  elements: Directory | null;
  popular: { title: string; path: string; icon: string | null; part: string }[];
}

/** A filter of the list; its name is the query parameter. */
export interface IndexFilter {
  name: string;
  /** The label for screen readers. */
  label: string;
  /** The option that shows everything. */
  every: string;
  options: { value: string; label: string }[];
}

export interface IndexEntry extends LandingEntry {
  /** Its position in the section, from 1. */
  number: number;
  /** Time needed, such as `about 3 hours`; null if the author gives none. */
  time: string | null;
  picture: CardPicture | null;
  /** Number of checks of a quest; null if it has none. */
  checks: number | null;
  /** Its values for each filter, by the filter's name. */
  facets: Record<string, string[]>;
}

export interface IndexLanding {
  kind: 'index';
  style: 'cards' | 'path' | 'rows';
  /** The label above an entry's title, such as `Quest`. */
  noun: string;
  counts: string;
  /** The levels of a path, lowest first; an entry without one belongs to the level with an empty name. */
  levels: { name: string; counts: string }[];
  filters: IndexFilter[];
  /** The tags of its entries, each with its number of entries. */
  tags: { label: string; path: string; count: number }[];
  entries: IndexEntry[];
}

/** The playground; everything on it is written by the reader. */
interface PlayLanding {
  kind: 'play';
}

/** The page for saving packs of pages. */
export interface OfflineLanding {
  kind: 'offline';
  packs: Pack[];
}

/** The overview of data stored on the reader's device, rendered by a script. */
interface ProgressLanding {
  kind: 'progress';
}

/** Questions that are due for review, rendered by a script. */
interface ReviewLanding {
  kind: 'review';
}

export type Landing =
  | HomeLanding
  | SubjectsLanding
  | SubjectLanding
  | IndexLanding
  | PlayLanding
  | OfflineLanding
  | ProgressLanding
  | ReviewLanding;

interface Post {
  title: string;
  path: string;
  description: string | null;
  date: string | null;
  /** Time needed, as in the list of all posts. */
  effort: string | null;
}

export interface LatestPosts {
  posts: readonly Post[];
  /** The page with all posts; null if the blog has no page of its own. */
  all: string | null;
}
