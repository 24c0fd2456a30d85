// The menu of small screens.

export const menu = 'Menu';
export const description = 'All sections and pages of this site.';
export const close = 'Close menu';
export const stillLoading = 'The pages are still loading.';
export const notLoaded = 'The pages could not be loaded.';
export const reload = 'Reload the page';
export const tryAgain = 'Try again';

/** The button that opens a branch, such as `12 pages in Forms`. */
export const contentsIn = (contents: string, title: string) => `${contents} in ${title}`;
export const all = (contents: string) => `All ${contents}`;
