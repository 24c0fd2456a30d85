// Everything in HTML that could run, load, send or take the place of something, found by reading it as a browser does.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment, serialize } from 'parse5';
import { stillFolder } from '#schema/page/example.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that prose and the blocks in it may be made of; drawings are the site's own icons. */
const allowed = new Set(
  `a abbr address article aside audio b bdi bdo blockquote br button caption cite code col colgroup data dd del details
  dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main
  mark menu meter nav ol output p picture pre progress q rp rt ruby s samp section small source span strike strong sub
  summary sup svg g path circle rect line ellipse polyline polygon defs table tbody td tfoot th thead time tr track tt u
  ul var video wbr noscript fieldset`.split(/\s+/),
);

/** Attributes whose value a browser follows or loads. */
const addresses = new Set(
  `href src srcset action formaction xlink:href poster data background cite longdesc ping srcdoc manifest codebase lowsrc
  dynsrc usemap profile classid archive icon`.split(/\s+/),
);
const neverAttributes = new Set([
  'style',
  'srcdoc',
  'is',
  'nonce',
  'shadowrootmode',
  'http-equiv',
  'ping',
  'autofocus',
]);
/** Elements whose name becomes a property of the document. */
const clobbering = new Set(['img', 'form', 'iframe', 'embed', 'object']);
/** Schemes that an address may have; everything else is a danger. */
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** What a part of a page (its prose, its heading, a fragment) must not have. Read twice: some trees change by writing. */
export function findDangers(html: string): string[] {
  const once = parseFragment(html);
  const twice = parseFragment(serialize(once));
  const withoutScript = parseFragment(html, { scriptingEnabled: false });
  return [once, twice, withoutScript].flatMap((tree) =>
    elementsOf(tree).flatMap((element) => [
      ...(allowed.has(element.tagName) ? [] : [`<${element.tagName}>`]),
      ...attributeDangers(element),
    ]),
  );
}

/** What a whole document must not have. Scripts are listed by `loadedBy`; the head has its own metadata. */
export function findDocumentDangers(html: string): string[] {
  const read = (scriptingEnabled: boolean) => elementsOf(parse(html, { scriptingEnabled }));
  return [...read(true), ...read(false)].flatMap((element) => [
    ...(/^(?:base|iframe|object|embed|frame|frameset|applet|form|style|template)$/.test(element.tagName) &&
    !isResult(element)
      ? [`<${element.tagName}>`]
      : []),
    ...attributeDangers(element),
  ]);
}

/** The result of an example for readers without script: a document of the site, in a sandbox that allows no script. */
function isResult({ tagName, attrs }: Element): boolean {
  const { sandbox, src = '' } = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  return tagName === 'iframe' && sandbox === 'allow-same-origin' && src.startsWith(stillFolder);
}

/** What the result of an example must not have besides. */
export function findResultDangers(html: string): string[] {
  return elementsOf(parse(html, { scriptingEnabled: false })).flatMap(({ tagName, attrs }) => [
    ...(/^(?:script|base)$/.test(tagName) ? [`<${tagName}>`] : []),
    ...attrs.filter(({ name }) => /^on/i.test(name)).map(({ name }) => `${tagName}[${name}]`),
  ]);
}

/** What a document runs, and what its head loads, one line each. */
export function loadedBy(html: string): string[] {
  const loads =
    /\b(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|manifest|import)\b/i;
  return elementsOf(parse(html))
    .filter(
      ({ tagName, attrs }) =>
        tagName === 'script' ||
        (tagName === 'link' && attrs.some(({ name, value }) => name === 'rel' && loads.test(value))),
    )
    .map((element) => {
      const attributes = element.attrs.map(({ name, value }) => `${name}=${value}`).join(' ');
      return `${attributes} ${element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')}`;
    });
}

function attributeDangers(element: Element): string[] {
  return element.attrs.flatMap(({ name, prefix, value }) => {
    const full = prefix ? `${prefix}:${name}` : name;
    const where = `${element.tagName}[${full}]`;
    if (/^on/i.test(name) || neverAttributes.has(full)) return [where];
    if (name === 'name' && clobbering.has(element.tagName)) return [`${where}=${value}`];
    if (!addresses.has(full)) return [];
    const parts = full === 'srcset' ? value.split(',') : [value];
    return parts.filter((part) => !isFollowable(part)).map((part) => `${where}=${part.trim()}`);
  });
}

/** Decided by the URL parser, on a page of some site: what is no address at all leads nowhere. */
function isFollowable(address: string): boolean {
  const url = URL.parse(address.trim().split(/\s/)[0] ?? '', 'https://site.invalid/p/1');
  const whole = URL.parse(address, 'https://site.invalid/p/1');
  return [url, whole].every((found) => found === null || schemes.has(found.protocol));
}

function elementsOf(node: Node): Element[] {
  const own = defaultTreeAdapter.isElementNode(node) ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  const inside = 'content' in node ? elementsOf(node.content) : [];
  return [...own, ...children, ...inside];
}
