// The search window, before its rows are loaded.

export const search = 'Search';
export const prompt = 'Type a command or search...';
export const results = 'Results';
export const close = 'Close';

export const stillLoading = 'The search is still loading.';
export const notLoaded = 'The search could not be loaded.';
export const offline =
  'You are offline, and the search is not loaded yet. It comes back with your connection.';
export const reloadPage = 'Reload the page';
export const tryAgain = 'Try again';

export const keyHints = { move: 'move', open: 'open', newTab: 'new tab', close: 'close' };
