import type { Reader } from '../reader.ts';

/** Something that readers do, with what must come of it in every engine. */
export interface Story {
  name: string;
  tell(reader: Reader): Promise<void>;
}

/** A window in which the sidebar, the page and its contents stand beside each other. */
export const wide = { width: 1280, height: 800 };

/** Narrow enough for the layout of phones; the small browser of WebKitGTK cannot be made narrower than 447 pixels. */
export const narrow = { width: 460, height: 844 };
