// The numbers of the specification, and the limits of the engine. Libraries are given theirs from here even where
// their own default is the same, so that an upgrade cannot change the site. What no script reads stands where it is
// used, and browser tests hold it: how long animations take and the shades of the colours in the styles, the speed at
// which a drawer is thrown down in vaul.

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
    /** Pixels; a swipe closes beyond it, not at it. */
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
    /** How long a render waits for an icon. */
    renderTimeout: 1500,
    requestTimeout: 5000,
    hostRotation: 750,
    /** Characters, the host included. */
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
  /** How long the network may take before the saved copy of a page is shown. */
  offlinePatience: 1500,
  versionPoll: 3_600_000,
} as const;

/** A document larger than this is refused: it would stall the build and no reader would finish it. */
export const maxDocumentBytes = 2_000_000;

/** A section list longer than this shows only the neighbourhood of the current page. */
export const maxSidebarItems = 300;

/** A page that lists more pages than this shows so many of them, and where the others begin. */
export const maxListedPages = 300;

/** Headings from h2 down to this depth appear in a page's contents. */
export const contentsDepth = 3;
