// The result of a live example as a document of its own, for readers without script. Nothing in it runs, loads from
// elsewhere or leads away; the policy of its folder sees to that, and what would only be refused is taken out here.
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { exampleStyle } from '#lib/example-style.ts';
import { exampleFolder, stillPath } from '#schema/page/example.ts';

/** Pictures keep their shape where there is less room than in the reading column. */
const narrow = '@media(width<670px){:where(img,video){height:auto}}';

const start = `<meta charset="utf-8"><meta name="robots" content="noindex"><style>${exampleStyle}${narrow}</style>`;

const isLeftOut = (element: Tree.Element) =>
  ['script', 'base'].includes(element.tagName) ||
  (element.tagName === 'meta' && hasAttribute(element, 'http-equiv')) ||
  (element.tagName === 'link' && attributeOf(element, 'rel')?.toLowerCase() !== 'stylesheet');

/** The document that shows a source. */
export function stillResult(source: string): string {
  const document = parse(source);
  const root = document.childNodes.find((node): node is Tree.Element => node.nodeName === 'html');
  if (!root) return '';
  quieten(root);
  const lang = attributeOf(root, 'lang') || 'en';
  root.attrs = [...root.attrs.filter(({ name }) => name !== 'lang'), { name: 'lang', value: lang }];
  const attributes = root.attrs.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join('');
  // A piece of a page is shown as a whole one would be, in standards mode.
  const content = serialize(root).replace('<head>', () => `<head>${start}`);
  return `<!doctype html><html${attributes}>${content}</html>\n`;
}

function quieten(parent: Tree.ParentNode): void {
  parent.childNodes = parent.childNodes.filter((node) => !('tagName' in node) || !isLeftOut(node));
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    node.attrs = node.attrs.flatMap((attribute) => quietAttribute(node.tagName, attribute));
    // Captions are asked for with the rights of the document's origin, and it has none.
    if (node.childNodes.some(({ nodeName }) => nodeName === 'track') && !hasAttribute(node, 'crossorigin'))
      node.attrs.push({ name: 'crossorigin', value: '' });
    quieten('content' in node ? node.content : node);
  }
}

type Attribute = Tree.Element['attrs'][number];

function quietAttribute(tag: string, { name, value }: Attribute): Attribute[] {
  if (name.startsWith('on') || name === 'autofocus') return [];
  if (tag === 'iframe' && name === 'src') return [];
  if (name === 'srcset') return [{ name, value: value.split(',').map(addressOfFile).join(', ') }];
  if (['src', 'poster', 'data'].includes(name) || (tag === 'link' && name === 'href'))
    return [{ name, value: addressOfFile(value) }];
  // A link out of the example would open another page in the frame.
  if (name === 'href' && ['a', 'area'].includes(tag))
    return [{ name, value: value.startsWith('#') ? value : '#' }];
  return [{ name, value }];
}

/** Files of examples lie in one folder, wherever a source says they are. What has a scheme stays, and is refused. */
function addressOfFile(address: string): string {
  const name = address.trim();
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(name) ? name : exampleFolder + name.replace(/^\.?\//, '');
}

function attributeOf(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function hasAttribute(element: Tree.Element, name: string): boolean {
  return attributeOf(element, name) !== undefined;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Notes the results of a page in their order. */
export interface StillRecorder {
  /** Notes one, and returns its address. */
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
