// How pages are shown on other pages: as a reference, in a directory, on a landing, as the newest posts. Counts are
// finished words, so that the browser needs no code for them.

import type { Pack } from '../offline.ts';

/** A page as others refer to it. */
export interface PageReference {
  title: string;
  path: string;
  description?: string;
  icon?: string;
  difficulty?: string | null;
  date?: string | null;
}

/** One step of a guide, as the guide's front page lists it. */
interface GuideStep {
  title: string;
  path: string;
  description: string;
  /** How long it takes; null where its author does not say. */
  minutes: number | null;
}

/** What the pages of a guide show of the whole guide. */
export interface Guide {
  minutes: number | null;
  /** In their order; only on the front page, for every other one has them in the list beside it. */
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
  /** What is counted, such as `elements`. */
  noun: string;
  letters: LetterGroup[];
  /** Empty where a page shows the names alone. */
  families: DirectoryFamily[];
}

export interface DirectoryFamily {
  title: string;
  /** The page about the family; null where there is none. */
  path: string | null;
  pages: PageReference[];
}

/** The picture of a page where others list it, as its front matter names it. */
export interface CardPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Whether it can be had in other sizes: a photograph, and no drawing. */
  isStill?: true;
}

/** What a post is about, in one word. */
export interface PageTag {
  label: string;
  /** The page of the tag; null where it has none. */
  path: string | null;
}

/** One page that is led to. */
export interface LandingEntry {
  title: string;
  path: string;
  description: string;
  icon: string | null;
  difficulty: string | null;
  skill: string | null;
  /** What it asks of the reader, such as `5 milestones` or `20 min`. */
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
  /** The words of the link to all of it. */
  more: string;
}

/** One way to begin: the first of the lessons, of the quests, of the projects. */
export interface HomeBeginning {
  /** Such as `Quest 1`. */
  label: string;
  title: string;
  path: string;
  /** How long it takes; null where its author does not say. */
  time: string | null;
  /** What it is the first of, such as `25 lessons`, and how many they are. */
  counts: string;
  total: number;
}

export interface HomeLanding {
  kind: 'home';
  /** The first lesson; null while there is none. */
  start: string | null;
  /** In the hero, the widest first. */
  beginnings: HomeBeginning[];
  promises: string[];
  /** What we hold to; a link leads to where it is shown. */
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
  /** Above its parts, where it has a course. */
  beginnings: HomeBeginning[];
  parts: LandingBranch[];
  course: { path: string; counts: string; lessons: LandingEntry[] } | null;
  elements: Directory | null;
  popular: { title: string; path: string; icon: string | null; part: string }[];
}

/** A question the reader may narrow the list by; its name stands in the address. */
export interface IndexFilter {
  name: string;
  /** What it is called for screen readers. */
  label: string;
  /** The choice that narrows nothing. */
  every: string;
  options: { value: string; label: string }[];
}

export interface IndexEntry extends LandingEntry {
  /** Its place in the order of the section, from 1 on. */
  number: number;
  /** How long the work takes, such as `about 3 hours`; null where its author does not say. */
  time: string | null;
  picture: CardPicture | null;
  /** How many checks a quest has; null where there are none to run. */
  checks: number | null;
  /** The values it is found by, by the name of the filter. */
  facets: Record<string, string[]>;
}

export interface IndexLanding {
  kind: 'index';
  style: 'cards' | 'path' | 'rows';
  /** What one entry is called above its title, such as `Quest`. */
  noun: string;
  counts: string;
  /** The levels of a path, the lowest first; an entry without one belongs to the level with no name. */
  levels: { name: string; counts: string }[];
  filters: IndexFilter[];
  /** What its entries are about, each with the number of those that are. */
  tags: { label: string; path: string; count: number }[];
  entries: IndexEntry[];
}

/** A place to write and try; everything on it is the reader's. */
interface PlayLanding {
  kind: 'play';
}

/** Where readers save packs of pages. */
export interface OfflineLanding {
  kind: 'offline';
  packs: Pack[];
}

/** What is kept on the reader's device; all of it is shown by a script. */
interface ProgressLanding {
  kind: 'progress';
}

/** Questions that come again; all of it is shown by a script. */
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
  /** How long it takes, as the list of all posts says it. */
  effort: string | null;
}

export interface LatestPosts {
  posts: readonly Post[];
  /** Where all of them are; null where the blog has no page of its own. */
  all: string | null;
}
