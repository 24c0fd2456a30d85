// What the check of a project's folder can find: what is wrong, and what to do. Code is between backticks.
import { number, plural } from './format.ts';

/** The message and the advice. */
export type FindingWords = readonly [message: string, advice: string];
type Words = (...values: string[]) => FindingWords;

const code = (text: string) => `\`${text.replaceAll('`', '´')}\``;

export const tooMany = (most: number): FindingWords => [
  `The folder has more than ${number(most)} files, so it was not checked.`,
  'Choose only the folder of your project, not the folder that contains all your work.',
];
export const emptyFolder: FindingWords = [
  'There are no files in this folder.',
  'Choose the folder in which you saved your pages. Hidden files and `node_modules` are not counted.',
];
export const noPages: FindingWords = [
  'There is no HTML file in this folder.',
  'Choose the folder in which you saved your pages. The name of a page ends in `.html`.',
];
export const noIndex = (others: readonly string[]): FindingWords => [
  'The folder has no `index.html`, so the address of the site shows no page.',
  others[0] === undefined
    ? 'Save the first page of your site as `index.html`, in the folder that you choose here.'
    : others[0].includes('/')
      ? `There is one in ${code(others[0])}. If that is your site, choose the folder around it.`
      : `Rename ${code(others[0])} to \`index.html\`.`,
];
export const tooLarge = (size: string, most: string): FindingWords => [
  `The file is ${size} large, so it was not read.`,
  `A page with it takes minutes to load on a phone. Make it smaller than ${most}, or link to a place made for large files.`,
];
export const totalTooLarge = (size: string, most: string): FindingWords => [
  `All files together are ${size} large, and this project should stay below ${most}.`,
  'Begin with the largest file. Pictures usually become much smaller when they are saved with fewer pixels.',
];
export const tooFewPages = (found: number, needed: number): FindingWords => [
  `The folder has ${plural(found, { one: '# page', other: '# pages' })}, and this project needs ${number(needed)}.`,
  'Write the pages that are missing. A file counts as a page if its name ends in `.html`.',
];
export const unreadable: FindingWords = [
  'The file could not be read.',
  'It may have been moved, or is open in another program. Save it again, then check the folder again.',
];

export const nameWithSpaces: Words = (better) => [
  'The name contains a space, which becomes `%20` in an address.',
  `Rename the file to ${code(better)}, and change the links to it.`,
];
export const nameWithCapitals: Words = (better) => [
  'The name contains capital letters. Servers tell them from small letters, so links break easily.',
  `Rename the file to ${code(better)}, and change the links to it.`,
];
export const nameWithOtherLetters: Words = (better) => [
  'The name contains letters or signs that become long codes in an address.',
  `Use only small letters, digits and hyphens, such as ${code(better)}.`,
];
export const nameWithReserved: Words = (sign, better) => [
  `The name contains ${code(sign)}, which has a meaning of its own in addresses.`,
  `Rename the file to ${code(better)}, and change the links to it.`,
];
export const nameWithTwoEndings: Words = (better) => [
  'The name has an ending after `.html`, so browsers show the code instead of the page.',
  `Rename the file to ${code(better)}. Some systems hide the last ending; switch it on in the settings of your file list.`,
];

export const binaryPage: FindingWords = [
  'The file is called a page, but it is no text.',
  'Open it in the program that made it, and save it with its own ending. A page is a text file written in an editor.',
];
export const otherEncoding: FindingWords = [
  'The file is not saved as UTF-8, so letters such as é or ö come out wrong.',
  'Choose UTF-8 as the encoding when you save the file.',
];
export const emptyPage: FindingWords = [
  'The page is empty.',
  'Write it, or remove the file and the links to it.',
];

export const noLanguage: FindingWords = [
  'The page doesn’t say which language it is in, so a screen reader may read it with the wrong voice.',
  'Write the language on the `html` element, such as `<html lang="en">`.',
];
export const badLanguage: Words = (language) => [
  `${code(language)} is no language code.`,
  'Write a code such as `en`, `fr` or `pt-BR` in `lang`.',
];
export const noTitle: FindingWords = [
  'The page has no title, so its tab shows the name of the file.',
  'Write a `title` element in the head that says what this page is about.',
];
export const sameTitle: Words = (other) => [
  `The title is the same as that of ${code(other)}, so people can’t tell their tabs apart.`,
  'Give each page a title of its own.',
];
export const noEncoding: FindingWords = [
  'The page doesn’t say how its letters are saved.',
  'Write `<meta charset="utf-8">` as the first line of the head.',
];
export const noViewport: FindingWords = [
  'The viewport line is missing, so phones show the page in tiny letters.',
  'Write `<meta name="viewport" content="width=device-width">` in the head.',
];
export const sameId: Words = (id, line) => [
  `The id ${code(id)} is also used in line ${line}, so links and labels only reach the first one.`,
  'Use each id once on a page.',
];
export const noAlternative: FindingWords = [
  'The picture has no `alt` attribute, so some screen readers read the name of the file.',
  'Write what people learn from the picture, or `alt=""` if it adds nothing.',
];
export const noPictureSize: FindingWords = [
  'The picture has no `width` and `height`, so the text jumps when it loads.',
  'Write the size of the picture in pixels on the `img` element.',
];

export const linkMissing: Words = (address, path) => [
  `${code(address)} leads to ${code(path)}, and there is no such file in the folder.`,
  'Correct the address, or add the file. An address starts from the folder of the file it is written in.',
];
export const linkCase: Words = (address, path) => [
  `${code(address)} differs in capital letters from the file ${code(path)}. It works on your computer, but not on most servers.`,
  'Write both in the same way, best in small letters.',
];
export const linkFolder: Words = (address, path) => [
  `${code(address)} leads to a folder without ${code(path)}.`,
  'Add that page, or link to a page in the folder.',
];
export const linkFragment: Words = (address, id, path) => [
  `${code(address)} leads to the id ${code(id)}, and no element of ${code(path)} has it.`,
  'Write that id on the element that the link should lead to.',
];
export const linkToComputer: Words = (address) => [
  `${code(address)} is an address on your own computer, which other people can’t open.`,
  'Write the address from this file, such as `pictures/boat.jpg`.',
];
export const linkBackslash: Words = (address, better) => [
  `${code(address)} contains a backslash. Addresses are written with slashes.`,
  `Write ${code(better)}.`,
];
export const linkEmpty: FindingWords = [
  'The address is empty, so the link only opens the same page again.',
  'Write where the link leads, or remove it.',
];
export const notReached: FindingWords = [
  'No link leads from `index.html` to this page, not even over other pages.',
  'Link to it, or remove the file.',
];
export const andMore = (count: number): FindingWords => [
  plural(count, {
    one: 'There is # more problem of this kind in the file.',
    other: 'There are # more problems of this kind in the file.',
  }),
  'Correct the ones above first; often the others follow from them.',
];
