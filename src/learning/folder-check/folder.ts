// The folder of a project and what is found in it. How its files are reached (picked, dropped, unpacked) is not known here.

export interface FolderFile {
  /** Inside the folder, with slashes, such as `pictures/boat.jpg`. */
  path: string;
  /** Bytes. */
  size: number;
  /** When it was changed, in milliseconds since 1970; null where that is not known. */
  changedAt: number | null;
  read(): Promise<Uint8Array>;
}

export interface Finding {
  /** What it is called in lists of rules, such as `link-missing`. */
  rule: string;
  /** Null where it is about the whole folder. */
  file: string | null;
  line: number | null;
  /** What is wrong. Code is between backticks. */
  message: string;
  /** What to do. */
  advice: string;
}

/** What a page contains, as far as rules need it. */
export interface PageReading {
  /** What a browser has to repair. */
  problems: readonly { line: number; title: string; consequence: string }[];
  /** Elements with a start tag in the source, in its order. */
  tags: readonly Tag[];
  /** The words of the `title` element; null if there is none. */
  title: string | null;
  /** False if the page is so large that only its first part was read. */
  isWhole: boolean;
}

export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  line: number;
}

/** The readers of files, which are large and belong to the playground. */
export interface Readers {
  readPage(source: string): PageReading;
  cssProblems(source: string): readonly { line: number; title: string; consequence: string }[];
}

/** A text and the file it comes from. */
export interface TextFile {
  path: string;
  text: string;
}

export const isPage = (path: string) => /\.html?$/i.test(path);
export const isStyleSheet = (path: string) => /\.css$/i.test(path);
