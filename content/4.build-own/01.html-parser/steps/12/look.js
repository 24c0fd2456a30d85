import { parse } from './parse.js';
import { inner, show } from './show.js';

/** The tree of a document on one line. */
export const tree = (html) => show(parse(html));

/** Only what is inside the body, which is enough for most tests. */
export function body(html) {
  const root = parse(html).children.find(({ children }) => children);
  return inner(root.children.at(-1));
}
