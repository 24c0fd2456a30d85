// The error page, and the page that is not saved on the device.

export const pageNotFound = 'Page Not Found';
export const notFoundAt = (path: string) => `Page not found: ${path}`;
export const internalError = 'Internal Server Error';
export const ourSide = 'Something went wrong on our side. Please try again.';

export const backToHome = 'Back to home';
export const tryAgain = 'Try again';
export const otherWays = 'Other ways to find it';
export const searchTheSite = 'Search the site';

export const notSaved = 'Not saved on this device';
/** Continues the address of the page. */
export const needsNetwork = 'needs the network.';
export const seeSaved = 'See what is saved';
