// Finds addresses of other hosts that a browser would request while it shows a document, without asking its reader. It
// shares no code with what takes such addresses out, so that a mistake there is not repeated here.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Where documents are thought to be; an address that leads anywhere else is foreign. */
const base = 'http://site.invalid/folder/page';

const loadingRels =
  /(?:^|\s)(?:stylesheet|icon|apple-touch-icon|mask-icon|manifest|preload|modulepreload|prefetch|prerender|preconnect|dns-prefetch)(?:\s|$)/i;
const loadingAttributes =
  /^(?:src|poster|data|background|ping|manifest|codebase|archive|classid|attributionsrc|lowsrc|dynsrc)$/i;
const addressLists = /^(?:srcset|imagesrcset)$/i;

/** Each as `element attribute: value`. Browsers parse a document in two ways: with scripts and without. */
export function findForeignAddresses(html: string): string[] {
  const found = [true, false].flatMap((scriptingEnabled) =>
    [...elementsOf(parse(html, { scriptingEnabled }))].flatMap(addressesOf),
  );
  return [...new Set(found)];
}

function* elementsOf(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsOf('content' in node ? node.content : node);
  }
}

function addressesOf(element: Tree.Element): string[] {
  const { tagName, attrs } = element;
  const found = attrs
    .filter(({ name, value }) => isForeignAttribute(element, name, value))
    .map(({ name, value }) => `${tagName} ${name}: ${value}`);
  const inner = attrs
    .filter(({ name }) => name === 'srcdoc')
    .flatMap(({ value }) => findForeignAddresses(value).map((one) => `srcdoc of ${tagName}: ${one}`));
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  return [...found, ...inner, ...(tagName === 'style' && namesHost(text) ? [`style: ${text}`] : [])];
}

function isForeignAttribute(element: Tree.Element, name: string, value: string): boolean {
  const { tagName, namespaceURI } = element;
  const isDrawing = namespaceURI !== 'http://www.w3.org/1999/xhtml';
  if (loadingAttributes.test(name)) return isForeign(value);
  if (addressLists.test(name)) return value.split(/[\s,]+/).some(isForeign);
  if (name === 'href' && tagName === 'link')
    return loadingRels.test(attributeOf(element, 'rel')) && (isForeign(value) || isSheetInAddress(value));
  if (name === 'href' && tagName === 'base') return isForeign(value);
  if (name === 'href' && isDrawing) return tagName !== 'a' && isForeign(value);
  if (name === 'content' && /^refresh$/i.test(attributeOf(element, 'http-equiv')))
    return isForeign(value.replace(/^[^=]*=\s*["']?/, ''));
  if (/^(?:to|from|by|values)$/.test(name) && isDrawing) return value.split(';').some(isForeign);
  return (name === 'style' || (isDrawing && value.includes('('))) && namesHost(value);
}

function attributeOf({ attrs }: Tree.Element, wanted: string): string {
  return attrs.find(({ name }) => name === wanted)?.value ?? '';
}

function isForeign(address: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const { protocol, host } = new URL(address, base);
  return /^(?:https?|ftp|wss?):$/.test(protocol) && host !== new URL(base).host;
}

function isSheetInAddress(address: string): boolean {
  return /^\s*data:/i.test(address) && /@import|url\(/i.test(decodeURIComponent(address));
}

/** Whether a style names a host anywhere but in comments and inside embedded files. */
function namesHost(css: string): boolean {
  const plain = css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16))),
    );
  if (/@import\s*(?:url\(\s*)?["']?\s*data:/i.test(plain)) return true;
  return /(?:https?|ftp|wss?):|[\\/]{2}[^\s\\/]/i.test(
    plain.replace(/"data:[^"]*"|'data:[^']*'|data:[^"')]*/gi, ''),
  );
}
