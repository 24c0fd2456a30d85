// Notices about loading, versions and the connection.

export const theMenu = 'The menu';
export const theDialog = 'The dialog';
export const stillLoading = (part: string) => `${part} is still loading`;
export const opensWhenLoaded = 'It opens as soon as it has arrived.';
export const notLoaded = (part: string) => `${part} could not be loaded`;
export const checkConnection = 'Please check your connection and try again.';
export const tryAgain = 'Try again';
export const reloadPage = 'Reload the page';

export const newVersion = 'A new version is available';
export const reload = 'Reload';

export const offline = 'You are offline';
export const notOnDevice = 'This page is not on your device yet. What you were reading is still here.';
export const seeSaved = 'See what is saved';
