// What a build says about itself to the pages that are open in a browser.
import type { Layout } from './layouts.ts';

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

/** `builds/meta/{id}.json`. */
export interface BuildManifest extends LatestBuild {
  matcher: RouteMatcher;
  /** Paths of the pages that have a payload file. */
  prerendered: string[];
}
