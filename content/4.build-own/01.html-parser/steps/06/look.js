import { show } from './show.js';
import { parse } from './tree.js';

/** The tree of some HTML on one line. */
export const body = (html) => show(parse(html));
