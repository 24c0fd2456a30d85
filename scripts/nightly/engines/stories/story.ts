import type { Reader } from '../reader.ts';

/** A reader's actions, with the expected result in every engine. */
export interface Story {
  name: string;
  tell(reader: Reader): Promise<void>;
}

/** A window in which sidebar, page and contents are side by side. */
export const wide = { width: 1280, height: 800 };

/** Narrow enough for the phone layout; WebKitGTK's MiniBrowser cannot be narrower than 447 pixels. */
export const narrow = { width: 460, height: 844 };
