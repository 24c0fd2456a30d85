// The page of the reader's progress, without its table.
export const needsScript = 'Saving progress needs JavaScript, which is turned off in this browser.';
export const nothingSaved = 'Nothing saved yet';
export const howToBegin =
  'Finish a lesson, tick an item or pass a check, and it appears here. Or import a file from another device.';
export const startCourse = 'Start the course';
export const choose = (noun: string) => `Choose a ${noun}`;

export const onThisDevice = 'On this device';
export const exportFile = 'Export';
export const aboutExport = 'Save everything to one file, as a backup or for another device.';
export const importFile = 'Import';
export const aboutImport =
  'Merge a saved file into this browser. The newer entry wins; drafts from both are kept.';
export const deleteAll = 'Delete all';
export const aboutDelete = 'Delete everything saved here. You can undo it for ten seconds.';
export const browserData =
  'Clearing this site’s data in your browser deletes your progress too. Import an exported file to get it back.';
