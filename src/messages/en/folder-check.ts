// The check of a project's folder: choosing it, its report, and what is saved.
import { number, plural } from './format.ts';

export const name = 'Check my folder';
export const needsScript =
  'Checking your folder needs JavaScript, which is off in this browser. Use the list below and the checklist of the project instead.';
export const startHere = 'You can start with an empty folder, or with a few files to build on:';
export const starter = 'download the starter folder';
export const starterSize = (bytes: number) => `(zip, ${Math.max(1, Math.round(bytes / 1000))} kB).`;
/** The name of the downloaded file, from its address. */
export const starterName = (address: string) =>
  `${address
    .split('/')
    .at(-1)
    ?.replace(/\.zip$/, '')}-starter.zip`;
export const howToStart =
  'Choose the folder of your project, or drop it here. It is checked on this device, and nothing is sent anywhere.';
export const chooseFolder = 'Choose a folder';
export const chooseZip = 'Choose a zip file';
export const whatIsChecked = (count: number) =>
  plural(count, {
    one: 'What is checked, with # check for this project',
    other: 'What is checked, with # checks for this project',
  });
export const generalRules =
  'In every project: mistakes in HTML and CSS with file and line, links and files between the pages, names and sizes of files, language, title, encoding and viewport of each page, ids that are used twice, and pictures without a text alternative or a size. Each page is also scanned with axe at 320 and 1280 pixels, and walked through with the Tab key. For this project:';
export const milestoneOf = (milestone: number) => `Milestone ${milestone}`;
export const milestone = (at: number, title: string) =>
  title ? `${milestoneOf(at)}: ${title}` : milestoneOf(at);

export const reading = 'Reading the names of the files.';
export const readingFiles = (done: number, total: number) =>
  `Read ${number(done)} of ${number(total)} files.`;
export const running = (done: number, total: number) =>
  `Checked ${number(done)} of ${number(total)} times on your pages.`;
export const notOpened = 'The folder could not be opened. Choose it again, or pack it as a zip file.';
export const notZip =
  'This file is not a zip archive that can be read. Pack your folder again, without a password.';
export const nothingDropped = 'No folder was dropped. Drop the folder itself, or a zip file of it.';
export const readersFailed = 'The check could not be loaded. Are you online? Try again.';

export const reportOf = (folder: string) => `Report on “${folder}”`;
export const allRight = 'Everything that can be checked here is right.';
export const toDo = (count: number) => plural(count, { one: '# thing to do', other: '# things to do' });
export const counts = (files: number, pages: number) =>
  `${plural(files, { one: '# file', other: '# files' })}, of which ${plural(pages, { one: '# is a page', other: '# are pages' })}`;
export const next = 'Do this next';
export const passedOf = (passed: number, total: number) => `${number(passed)} of ${number(total)}`;
export const everyMilestone = 'In every milestone: files, links and HTML';
export const noProblems = 'No problems';
export const problems = (count: number) => plural(count, { one: '# problem', other: '# problems' });
export const lineOf = (file: string, line: number) => `${file}, line ${line}`;
export const wholeFolder = 'The folder';
export const noPage = (page: string) =>
  `\`${page}\` is missing or could not be read, so this was not checked.`;
export const noOtherPages = 'There is only one page in the folder, so this could not be checked.';
export const passed = 'Passed';
export const notYet = 'Not yet';

export const again = 'Check again';
export const other = 'Choose another folder';
export const print = 'Print';
export const saveText = 'Save as text';
export const saveHtml = 'Save as HTML';
export const watching = 'Save a file in your editor, and the report follows.';
export const notWatching = 'Changed something? This browser can’t follow your folder, so choose it again.';
