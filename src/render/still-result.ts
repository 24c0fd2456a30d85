// The result of a live example as a static document, for readers without JavaScript. Nothing in it runs,
// loads external files or navigates: the build removes such content, and a CSP blocks it in the files that a
// result loads. The folder's header has that policy too, but not every host sends it.
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { exampleStyle } from '#lib/example-style.ts';
import { stillPath, stillSources } from '#schema/page/example.ts';
import { quieten } from './still-result/quiet-elements.ts';

/** Pictures keep their aspect ratio if there is less room than in the reading column. */
const narrow = '@media(width<670px){:where(img,video){height:auto}}';

const start = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${stillSources}"><meta name="robots" content="noindex"><style>${exampleStyle}${narrow}</style>`;

/** Browsers parse this output again. Some sources never reach a stable form; they are not shown. */
const mostRounds = 5;

/** Maximum number of nested documents, because each is parsed several times for every document around it. */
const mostDocuments = 3;

/** The static document for a source. */
export function stillResult(source: string): string {
  const content = quietDocument(source).replace('<head>', () => `<head>${start}`);
  return `<!doctype html>${content}\n`;
}

/** Removes content until nothing changes, parsed as in a browser without scripts. */
function quietDocument(source: string, depth = 0): string {
  let last = quietOnce(source, depth);
  for (let round = 1; round < mostRounds; round++) {
    // A fragment of a page is shown in standards mode like a complete one.
    const next = quietOnce(`<!doctype html>${last}`, depth);
    if (next === last) return last;
    last = next;
  }
  return '<html lang="en"><head></head><body></body></html>';
}

function quietOnce(source: string, depth: number): string {
  const document = parse(source, { scriptingEnabled: false });
  quieten(document, (inner) => (depth + 1 < mostDocuments ? quietDocument(inner, depth + 1) : null));
  const root = document.childNodes.find((node): node is Tree.Element => node.nodeName === 'html');
  if (!root) return '';
  const lang = root.attrs.find(({ name }) => name === 'lang')?.value || 'en';
  root.attrs = [...root.attrs.filter(({ name }) => name !== 'lang'), { name: 'lang', value: lang }];
  document.childNodes = [root];
  return serialize(document, { scriptingEnabled: false });
}

/** Collects the results of a page in order. */
export interface StillRecorder {
  /** Adds one, and returns its address. */
  record(source: string): string;
  documents: readonly string[];
}

export function createStillRecorder(path: string): StillRecorder {
  const documents: string[] = [];
  return {
    documents,
    record(source) {
      documents.push(stillResult(source));
      return encodeURI(stillPath(path, documents.length));
    },
  };
}
