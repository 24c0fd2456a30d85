// Reads Chromium's own accessibility tree of many documents, which replace each other in one page, as in the
// frame of an example. Nothing in them runs or is fetched.
import type { CDPSession } from '@playwright/test';
import { plainText } from '#lib/assistive/source-tree.ts';
import type { ComparedLine } from './compared-line.ts';

/** A node of Chromium's tree, in reading order; ignored nodes are left out, but not their content. */
export interface ChromiumNode extends ComparedLine {
  /** The index of the element in source order; null for text and for parts of controls. */
  element: number | null;
}

type AccessibilityNode = Awaited<ReturnType<typeof readNodes>>[number];
interface DocumentNode {
  backendNodeId: number;
  nodeType: number;
  localName: string;
  children?: DocumentNode[];
}

/**
 * Sent to the page as text. File addresses are removed first, because a missing file would change the
 * announcement of a player.
 */
const show = `async (html, sound) => {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const addresses = ['src', 'srcset', 'data', 'poster', 'href', 'http-equiv', 'srcdoc', 'autofocus'];
  for (const element of next.querySelectorAll('base,iframe,link,meta,script,source,track,[autofocus]'))
    for (const name of addresses) element.removeAttribute(name);
  const players = [...next.querySelectorAll('audio,video')];
  for (const player of players) {
    player.src = sound;
    player.preload = 'auto';
    player.removeAttribute('autoplay');
  }
  next.documentElement.lang ||= 'en';
  document.replaceChild(document.adoptNode(next.documentElement), document.documentElement);
  await Promise.all(players.map((player) => player.readyState || new Promise((done) => player.addEventListener('loadedmetadata', done))));
}`;

/** A tenth of a second of silence, as a data URL. */
function silence(): string {
  const samples = 800;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples, 40);
  const wave = Buffer.concat([header, Buffer.alloc(samples, 128)]);
  return `data:audio/wav;base64,${wave.toString('base64')}`;
}

/** Chromium's tree of each source, in order. */
export async function readChromiumTrees(
  sources: readonly string[],
  executablePath: string,
): Promise<ChromiumNode[][]> {
  // Loaded on demand, because most runs find every result recorded.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ offline: true });
    await context.route(/^https?:/, (route) => route.abort());
    const page = await context.newPage();
    await page.setContent('<!doctype html><title>Example</title>');
    const session = await context.newCDPSession(page);
    await session.send('Accessibility.enable');
    const trees: ChromiumNode[][] = [];
    for (const source of sources) {
      await page.evaluate(`(${show})(${JSON.stringify(source)}, ${JSON.stringify(silence())})`);
      const { root } = await session.send('DOM.getDocument', { depth: -1 });
      trees.push(flatten(await readNodes(session), elementsOf(root)));
    }
    return trees;
  } finally {
    await browser.close();
  }
}

async function readNodes(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes;
}

interface Place {
  tag: string;
  element: number | null;
}

/** Every node of the document by Chromium's backend node id. */
function elementsOf(root: DocumentNode): Map<number, Place> {
  const places = new Map<number, Place>();
  let count = 0;
  const visit = ({ backendNodeId, nodeType, localName, children = [] }: DocumentNode) => {
    places.set(backendNodeId, { tag: localName, element: nodeType === 1 ? count++ : null });
    // At run time a select copies its selected option into this element.
    if (localName !== 'selectedcontent') children.forEach(visit);
  };
  visit(root);
  return places;
}

/** Elements with internal content: buttons of a player, another document. */
const closed = ['audio', 'embed', 'iframe', 'object', 'video'];

function flatten(nodes: readonly AccessibilityNode[], places: Map<number, Place>): ChromiumNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const flat: ChromiumNode[] = [];
  const visit = (node: AccessibilityNode, depth: number, isQuotation: boolean) => {
    const role = String(node.role?.value ?? '');
    const place = places.get(node.backendDOMNodeId ?? -1);
    const { tag = '', element = null } = place ?? {};
    if (role === 'InlineTextBox' || role === 'ListMarker') return;
    const isText = role === 'StaticText';
    // Text outside the document is rendered by the browser: on its own buttons, or around a quotation.
    const isShown = !node.ignored && (isText ? Boolean(place) || isQuotation : element !== null);
    if (isShown) flat.push(describe(node, depth, tag, element));
    if (isText || closed.includes(tag)) return;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, isShown ? depth + 1 : depth, tag === 'q' || (isQuotation && element === null));
    }
  };
  const [root] = nodes;
  if (root) {
    flat.push(describe(root, 0, 'document', null));
    for (const id of root.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, 0, false);
    }
  }
  return flat;
}

function describe(node: AccessibilityNode, depth: number, tag: string, element: number | null): ChromiumNode {
  const states: Record<string, string> = {};
  for (const { name, value } of node.properties ?? []) states[name] = String(value.value ?? '');
  if (node.value) states.value = String(node.value.value ?? '');
  return {
    depth,
    role: String(node.role?.value ?? ''),
    name: plainText(String(node.name?.value ?? '')),
    description: plainText(String(node.description?.value ?? '')),
    element,
    tag,
    states,
  };
}
