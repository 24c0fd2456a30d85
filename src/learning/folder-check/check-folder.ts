// Checks the files of a folder. Everything here takes a file's bytes and gives sentences; nothing leaves the device.
import * as text from '#messages/folder-findings.ts';
import { bytesInWords } from '../offline/byte-words.ts';
import {
  type Finding,
  type FolderFile,
  isPage,
  isStyleSheet,
  type PageReading,
  type Readers,
  type TextFile,
} from './folder.ts';
import { findLinkProblems } from './link-rules.ts';
import { findPageProblems, findSameTitles, limit } from './page-rules.ts';
import { findNameProblems, isSkipped } from './read-names.ts';

/** More files are no project of one person, but the folder around it. */
export const mostFiles = 2000;

/** A larger file is not read. */
const mostBytes = 25_000_000;

/** What a project asks of the whole folder. */
export interface FolderNeeds {
  /** All files together, in bytes. */
  bytes?: number | undefined;
  pages?: number | undefined;
}

export interface CheckedFolder {
  findings: Finding[];
  /** Files that count. */
  files: FolderFile[];
  /** The pages that were read whole, with `index.html` first. */
  pages: TextFile[];
  /** Style sheets, scripts and other text files. */
  texts: TextFile[];
}

interface CheckOptions {
  readers: Readers;
  needs?: FolderNeeds;
  /** Called with the number of files that were read. */
  progress?(done: number, total: number): void;
}

export async function checkFolder(
  all: readonly FolderFile[],
  { readers, needs = {}, progress }: CheckOptions,
): Promise<CheckedFolder> {
  const files = all.filter(({ path }) => !isSkipped(path)).toSorted(byPath);
  const nothing = { files, pages: [], texts: [] };
  if (files.length > mostFiles)
    return { ...nothing, findings: [aboutFolder('too-many', text.tooMany(mostFiles))] };
  if (files.length === 0) return { ...nothing, findings: [aboutFolder('empty', text.emptyFolder)] };
  const findings = findShape(files);
  const pages: TextFile[] = [];
  const texts: TextFile[] = [];
  for (const [at, file] of files.entries()) {
    progress?.(at, files.length);
    findings.push(...findNameProblems(file.path));
    if (file.size > mostBytes)
      findings.push(
        about('too-large', file, text.tooLarge(bytesInWords(file.size), bytesInWords(mostBytes))),
      );
    else if (isPage(file.path) || isText.test(file.path)) {
      const read = await readText(file);
      if (read.problem) findings.push(read.problem);
      if (read.text !== null) (isPage(file.path) ? pages : texts).push({ path: file.path, text: read.text });
    }
  }
  const readings = new Map<string, PageReading>();
  for (const { path, text: source } of pages) {
    const reading = readers.readPage(source);
    readings.set(path, reading);
    findings.push(...findPageProblems(path, reading));
  }
  const sheets = texts.filter(({ path }) => isStyleSheet(path));
  for (const { path, text: sheet } of sheets)
    findings.push(
      ...limit(
        readers.cssProblems(sheet).map(({ line, title, consequence }) => ({
          ...{ rule: 'css', file: path, line, message: title, advice: consequence },
        })),
      ),
    );
  const paths = new Set(files.map(({ path }) => path));
  findings.push(...findSameTitles(readings), ...findLinkProblems({ paths, pages: readings, sheets }));
  findings.push(...findNeeds(files, needs));
  progress?.(files.length, files.length);
  // A page too large for the parser would keep a frame busy, too.
  const whole = pages.filter(({ path }) => readings.get(path)?.isWhole);
  return { findings: findings.toSorted(inReadingOrder), files, pages: whole, texts };
}

const isText = /\.(?:css|m?js|json|svg|txt|csv|vtt|webmanifest)$/i;

/** Whether the folder looks like a site. */
function findShape(files: readonly FolderFile[]): Finding[] {
  const paths = files.map(({ path }) => path);
  const htmls = paths.filter(isPage);
  if (paths.includes('index.html')) return [];
  if (htmls.length === 0) {
    // A page with two endings is named as the file that it is.
    return paths.some((path) => /\.html?\.\w+$/i.test(path)) ? [] : [aboutFolder('no-pages', text.noPages)];
  }
  const others = htmls.filter((path) => /(?:^|\/)index\.html?$/i.test(path));
  return [aboutFolder('no-index', text.noIndex(others.toSorted((one, other) => one.length - other.length)))];
}

function findNeeds(files: readonly FolderFile[], needs: FolderNeeds): Finding[] {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const pages = files.filter(({ path }) => isPage(path)).length;
  return [
    ...(needs.bytes !== undefined && bytes > needs.bytes
      ? [aboutFolder('total-size', text.totalTooLarge(bytesInWords(bytes), bytesInWords(needs.bytes)))]
      : []),
    ...(needs.pages !== undefined && pages < needs.pages
      ? [aboutFolder('page-count', text.tooFewPages(pages, needs.pages))]
      : []),
  ];
}

interface ReadText {
  text: string | null;
  problem?: Finding;
}

async function readText(file: FolderFile): Promise<ReadText> {
  let bytes: Uint8Array;
  try {
    bytes = await file.read();
  } catch {
    return { text: null, problem: about('unreadable', file, text.unreadable) };
  }
  const page = isPage(file.path);
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (page && !isUtf16 && bytes.subarray(0, 8000).includes(0))
    return { text: null, problem: about('binary-page', file, text.binaryPage) };
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (page && source.trim() === '')
      return { text: null, problem: about('empty-page', file, text.emptyPage) };
    return { text: source };
  } catch {
    return { text: null, problem: about('other-encoding', file, text.otherEncoding) };
  }
}

function about(rule: string, { path }: FolderFile, [message, advice]: text.FindingWords): Finding {
  return { rule, file: path, line: null, message, advice };
}

function aboutFolder(rule: string, [message, advice]: text.FindingWords): Finding {
  return { rule, file: null, line: null, message, advice };
}

/** The first page comes first. */
function byPath({ path: one }: FolderFile, { path: other }: FolderFile): number {
  return order(one).localeCompare(order(other), 'en');
}

function order(path: string): string {
  return path === 'index.html' ? '' : path;
}

function inReadingOrder(one: Finding, other: Finding): number {
  return (
    order(one.file ?? '').localeCompare(order(other.file ?? ''), 'en') || (one.line ?? 0) - (other.line ?? 0)
  );
}
