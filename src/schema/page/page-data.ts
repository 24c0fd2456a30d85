// The data that a route's loader passes to its page: plain data, the same in the document and in the payload.

import type { IconShapes } from '#lib/icon.ts';
import type { Language } from '#lib/language.ts';
import type { PageBaseline } from '../facts.ts';
import type { Sidebar } from '../navigation.ts';
import type { ContentsEntry } from './body.ts';
import type { StepFacts } from './guide-step.ts';
import type { HeadTag } from './head.ts';
import type { IslandResult } from './island.ts';
import type { Layout } from './layouts.ts';
import type { Connections, Directory, Guide, Landing, PageReference, PageTag } from './listings.ts';
import type { Author, PageLink } from './page.ts';
import type { QuestSummary } from './quest.ts';

export interface Crumb {
  title: string;
  /** Null for a folder without listed pages. */
  path: string | null;
  /** A folder without a document: its page only lists its content. */
  isBare?: true;
}

/** The data of a rendered page. The body is finished HTML. */
export interface PageData {
  route: string;
  layout: Layout;
  path: string;
  title: string;
  /** The text of the browser tab. */
  documentTitle: string;
  description: string;
  /** The description shown under the heading; empty if the body starts with it. */
  lead: string;
  /** The heading as HTML, if the document starts with one of its own. */
  heading: { id: string; html: string } | null;
  html: string;
  contents: ContentsEntry[];
  crumbs: Crumb[];
  previous: PageReference | null;
  next: PageReference | null;
  /** The pages below this one, if the page requests a list of them. */
  children: PageReference[];
  /** The pages below it as a reference, by name and by family. `children` is then empty. */
  directory: Directory | null;
  /** The path of the section whose list is shown beside the page; null for none. */
  section: string | null;
  /** Data about other pages, for a landing page. */
  landing: Landing | null;
  /** The guide it belongs to; only on pages of guides. */
  guide?: Guide;
  /** Pages to read first, to practise with, or that use what the page is about; only if there are some. */
  connections?: Connections;
  /** The tags of a post; only on posts that have some. */
  tags?: PageTag[];
  /** The document's file in the content folder, for the edit link; null if there is none. */
  file: string | null;
  /** The address where that file can be edited; null if the site sets none. */
  editUrl: string | null;
  icon: string | null;
  /** A page that only its author can see. */
  isDraft?: true;
  /** Browser support for the page's subject; only on pages about an element or attribute. */
  baseline?: PageBaseline;
  /** Facts about its code; only on a step of a guide. */
  step?: StepFacts;
  /** Summary of its checks; only on a quest with checks. */
  quest?: QuestSummary;
  difficulty: string | null;
  /** The languages besides HTML that a task needs, such as `Needs JavaScript`. */
  needs?: string;
  authors: Author[] | null;
  links: PageLink[] | null;
  date: string | null;
  /** The day its claims were last checked; only if the author gives it. */
  checked?: string;
  /** The address where the section that starts here can be saved for offline reading. */
  saveAt?: string;
  minutes: number;
  words: number;
}

/** The page-specific part of the document's head. */
export interface PageHead extends Language {
  title: string;
  tags: readonly HeadTag[];
}

/** Everything a page needs to be shown in the browser without further requests. */
export interface PageBundle {
  page: PageData;
  head: PageHead;
  sidebar: Sidebar | null;
  /** Fragments of the page by their key. */
  islands: Record<string, IslandResult>;
  /** Icons used by the content; those of the site's own code are in its script. */
  icons: IconShapes;
  /** Style sheets used by few pages, including this one; documents inline them instead. */
  styles?: string[];
}

/** `{route}/_payload.json`. */
export interface Payload {
  data: PageBundle;
  prerenderedAt: number;
}
