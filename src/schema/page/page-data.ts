// What a route's loader hands to its page: plain data, the same in the document and in the payload.

import type { IconShapes } from '#lib/icon.ts';
import type { PageBaseline } from '../facts.ts';
import type { Sidebar } from '../navigation.ts';
import type { ContentsEntry } from './body.ts';
import type { StepFacts } from './guide-step.ts';
import type { HeadTag } from './head.ts';
import type { IslandResult } from './island.ts';
import type { Layout } from './layouts.ts';
import type { Directory, Guide, Landing, PageReference, PageTag } from './listings.ts';
import type { Author, PageLink } from './page.ts';
import type { QuestSummary } from './quest.ts';

export interface Crumb {
  title: string;
  /** Null for a folder in which nothing is listed. */
  path: string | null;
  /** A folder that no document describes: its page only lists what is in it. */
  isBare?: true;
}

/** A page as it is shown. The body is finished HTML. */
export interface PageData {
  route: string;
  layout: Layout;
  path: string;
  title: string;
  /** What the browser's tab says. */
  documentTitle: string;
  description: string;
  /** The description where it is shown under the heading; empty when the body opens with it. */
  lead: string;
  /** The heading as HTML, when the document opened with one of its own. */
  heading: { id: string; html: string } | null;
  html: string;
  contents: ContentsEntry[];
  crumbs: Crumb[];
  previous: PageReference | null;
  next: PageReference | null;
  /** The pages below this one, where it asks for them to be listed. */
  children: PageReference[];
  /** The pages below it as a reference: by name and by family. Then `children` is empty. */
  directory: Directory | null;
  /** The path of the section whose list stands beside the page; null for none. */
  section: string | null;
  /** What it shows of other pages, when it is there to lead to them. */
  landing: Landing | null;
  /** The guide that it belongs to; only on pages of guides. */
  guide?: Guide;
  /** What a post is about; only on posts that say so. */
  tags?: PageTag[];
  /** The document's file in the content folder, for the link to edit it; null when there is none. */
  file: string | null;
  /** Where that file can be edited; null where the site names no such place. */
  editUrl: string | null;
  icon: string | null;
  /** How far browsers have come with what the page is about; only on pages about an element or attribute. */
  baseline?: PageBaseline;
  /** What is known of its code; only on a step of a guide. */
  step?: StepFacts;
  /** What can be run of it; only on a quest with checks. */
  quest?: QuestSummary;
  difficulty: string | null;
  authors: Author[] | null;
  links: PageLink[] | null;
  date: string | null;
  /** When what a post claims was last checked; only where its author says so. */
  checked?: string;
  /** Where the section that begins here can be saved for reading offline. */
  saveAt?: string;
  minutes: number;
  words: number;
}

/** The part of the document's head that belongs to the page. */
export interface PageHead {
  title: string;
  tags: readonly HeadTag[];
}

/** Everything a page needs to be shown in the browser: no further request is made for it. */
export interface PageBundle {
  page: PageData;
  head: PageHead;
  sidebar: Sidebar | null;
  /** Fragments of the page by their key. */
  islands: Record<string, IslandResult>;
  /** Icons that the content names; those of the site's own code come with its script. */
  icons: IconShapes;
  /** Style sheets that few pages need, this one among them; documents carry them and do not name them. */
  styles?: string[];
}

/** `{route}/_payload.json`. */
export interface Payload {
  data: PageBundle;
  prerenderedAt: number;
}
