import { expect, test } from 'vitest';
import { constants } from './constants.ts';

test('every number is the one of the specification', () => {
  expect(constants).toEqual({
    search: { maxResults: 42, shortcut: 'meta+K' },
    toast: {
      maxShown: 5,
      duration: 5000,
      removalDelay: 200,
      position: 'bottom-right',
      gap: 16,
      swipeThreshold: 50,
      hotkey: 'F8',
    },
    overlay: { animation: 200 },
    drawer: { animation: 0.5, closeThreshold: 0.25, velocityThreshold: 0.4, scrollLockTimeout: 100 },
    reloadGuard: 10000,
    icon: {
      renderTimeout: 1500,
      requestTimeout: 5000,
      hostRotation: 750,
      maxUrlLength: 500,
      classPrefix: 'i-',
    },
    islandDebounce: 100,
    maxRoutePreloads: 4,
    asyncComponentDelay: 200,
    navigationMenu: { delay: 200, skipDelay: 300, closeDelay: 150 },
    tooltipDelay: 700,
    image: {
      breakpoints: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 },
      densities: [1, 2],
      format: 'webp',
    },
    shades: [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950],
    http: {
      retries: { unsafe: 0, other: 1 },
      retryStatuses: [408, 409, 425, 429, 500, 502, 503, 504],
    },
    manifestDelay: 1000,
    versionPoll: 3600000,
  });
});
