// The numbers of the specification, and the limits of the engine. They are passed to libraries even where
// they equal the library's default, so that an upgrade cannot change the site. Values that no script reads
// are defined where they are used and covered by browser tests: animation durations and colour shades in the
// styles, and vaul's swipe velocity for closing a drawer.

/** Milliseconds unless a name says otherwise. */
export const constants = {
  search: { maxResults: 42, shortcut: 'meta+K' },
  toast: {
    maxShown: 5,
    duration: 5000,
    removalDelay: 200,
    position: 'bottom-right',
    /** Pixels. */
    gap: 16,
    /** Pixels; only a swipe beyond this distance closes the toast. */
    swipeThreshold: 50,
    hotkey: 'F8',
  },
  drawer: {
    /** Share of the visible height. */
    closeThreshold: 0.25,
    scrollLockTimeout: 100,
  },
  reloadGuard: 10_000,
  icon: {
    /** Maximum time a render waits for an icon. */
    renderTimeout: 1500,
    requestTimeout: 5000,
    hostRotation: 750,
    /** In characters, including the host. */
    maxUrlLength: 500,
    classPrefix: 'i-',
  },
  islandDebounce: 100,
  maxRoutePreloads: 4,
  asyncComponentDelay: 200,
  navigationMenu: { delay: 200, skipDelay: 300, closeDelay: 150 },
  tooltipDelay: 700,
  image: {
    /** Pixels. */
    breakpoints: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 },
    densities: [1, 2],
    format: 'webp',
  },
  http: {
    retries: { unsafe: 0, other: 1 },
    retryStatuses: [408, 409, 425, 429, 500, 502, 503, 504],
  },
  manifestDelay: 1000,
  /** Time to wait for the network before the saved copy of a page is shown. */
  offlinePatience: 1500,
  versionPoll: 3_600_000,
} as const;

/** Larger documents are refused: they would block the build, and nobody would read to the end. */
export const maxDocumentBytes = 2_000_000;

/** A longer section list shows only the entries near the current page. */
export const maxSidebarItems = 300;

/** A page that lists more pages than this shows only the first ones, and where the others start. */
export const maxListedPages = 300;

/** Headings from h2 down to this depth appear in a page's contents. */
export const contentsDepth = 3;
