// Metadata of a build, for pages that are open in a browser.
import type { Layout } from './page/layouts.ts';
import type { Settings } from './settings.ts';

/** Rules for the addresses that a pattern matches. */
export interface RouteRules {
  /** The page has a payload file. */
  prerender?: boolean;
  /** The redirect target. */
  redirect?: string;
  /** False for a page that only the browser renders. */
  ssr?: boolean;
  appLayout?: Layout | false;
  /** By name; false removes middleware set by a more general pattern. */
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
 * The name of the folder with a build's server files. It contains the build's id, which the pages also name,
 * so pages, headers and renderer always belong to the same build.
 */
export function serverHalf({ id, timestamp }: LatestBuild): string {
  return `${id}-${timestamp}`;
}

/**
 * Parses `builds/latest.json`; null if it is invalid. An id with a slash could point to a folder elsewhere.
 */
export function parseLatest(text: string | null): LatestBuild | null {
  try {
    const { id, timestamp } = JSON.parse(text ?? 'null') as Partial<LatestBuild>;
    return typeof id === 'string' && /^[\w-]+$/.test(id) ? { id, timestamp: Number(timestamp) } : null;
  } catch {
    return null;
  }
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
  /** The section's own page, or its first page; null if there is none. */
  target: string | null;
  /** Whether its pages are shown in a panel. */
  hasPanel: boolean;
}

/** Settings used by header and footer, and by the offline notice. */
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
  /** The script's own version. A script that finds a different value here is out of date. */
  app: string;
  /** How often to look for a new version, in milliseconds. */
  versionPoll: number;
  shell: ShellData;
  /** Addresses of data that is loaded on demand; each changes with its content. */
  files: DataFiles;
}

const dataFiles = [
  /** The whole tree, for the menu of small screens. */
  'navigation',
  /** The content of the header's panels. */
  'panels',
  /** All work in order, for readers who have started. */
  'outline',
  /** The search index. */
  'search',
  /** The list of the parts of the full-text index. */
  'text',
] as const;

export type DataFiles = Record<(typeof dataFiles)[number], string>;

/** Parses the file; throws if its form is unknown, because then no part of it can be trusted. */
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
