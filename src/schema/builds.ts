// What a build says about itself to the pages that are open in a browser.
import type { Layout } from './page/layouts.ts';
import type { Settings } from './settings.ts';

/** What holds for the addresses that a pattern matches. */
export interface RouteRules {
  /** The page has a payload file. */
  prerender?: boolean;
  /** Where the address leads instead. */
  redirect?: string;
  /** False for a page that only the browser renders. */
  ssr?: boolean;
  appLayout?: Layout | false;
  /** By name; false takes away what a more general pattern asked for. */
  appMiddleware?: Record<string, boolean>;
}

/** Patterns (`/a`, `/a/*`, `/a/**`) and their rules. */
export type RouteMatcher = Record<string, RouteRules>;

/** `builds/latest.json`. */
export interface LatestBuild {
  id: string;
  timestamp: number;
}

/**
 * The name of the folder with the server's half of a build. The pages name it, so whoever has the pages of a build has
 * its headers and its renderer too, and never those of another one.
 */
export function serverHalf({ id, timestamp }: LatestBuild): string {
  return `${id}-${timestamp}`;
}

/** `builds/meta/{id}.json`. */
export interface BuildManifest extends LatestBuild {
  matcher: RouteMatcher;
  /** Paths of the pages that have a payload file. */
  prerendered: string[];
}

/** An entry of the header. */
export interface SectionEntry {
  title: string;
  path: string;
  /** Where it leads: the section itself, else its first page; null when there is none. */
  target: string | null;
  /** Whether its pages are shown in a panel. */
  hasPanel: boolean;
}

/** What header and footer are drawn from, and where readers without a network are sent. */
export type ShellSettings = Pick<
  Settings,
  'name' | 'fullName' | 'headerIcon' | 'header' | 'offline' | 'socialLinks' | 'footerLinks'
>;

/** The part of the site that is the same on every page. */
export interface ShellData {
  settings: ShellSettings;
  sections: SectionEntry[];
}

export interface CurrentBuild {
  /** The build's id, as in `latest.json`. */
  id: string;
  /** The script's own version. A script that finds another one here is out of date. */
  app: string;
  /** How often to look for a new version, in milliseconds. */
  versionPoll: number;
  shell: ShellData;
  /** Addresses of data that is fetched when it is first needed; each changes with its content. */
  files: DataFiles;
}

const dataFiles = [
  /** The whole tree, for the menu of small screens. */
  'navigation',
  /** What the header's panels show. */
  'panels',
  /** What there is to be done, for readers who have begun. */
  'outline',
  /** What the search looks through. */
  'search',
  /** The list of parts in which the search finds the words of texts. */
  'text',
] as const;

export type DataFiles = Record<(typeof dataFiles)[number], string>;

/** Reads the file; throws when it is in another form, for then nothing may be taken over. */
export function readCurrentBuild(value: unknown): CurrentBuild {
  const build = (value ?? {}) as Partial<CurrentBuild>;
  const { id, app, versionPoll, shell, files } = build;
  const { settings, sections } = shell ?? {};
  const texts = [id, app, settings?.name, ...dataFiles.map((name) => files?.[name])];
  const isWhole =
    texts.every((text) => typeof text === 'string') &&
    typeof versionPoll === 'number' &&
    [sections, settings?.footerLinks, settings?.socialLinks].every(Array.isArray);
  if (!isWhole) throw new Error('The record of the present build is not in its form.');
  return build as CurrentBuild;
}

/** Old path → new path, which may have an anchor. */
export type Redirects = Readonly<Record<string, string>>;
