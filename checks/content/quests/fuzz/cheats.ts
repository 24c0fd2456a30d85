// Answers that try to pass without doing the task: the words are hidden, only announced, commented out or never there; or a
// script lies to the checks. Every quest must refuse every one of them.
import { escapeHtml } from '#lib/escape-html.ts';
import { createRandom } from '#lib/random.ts';
import type { QuestFile } from '#schema/page/quest.ts';
import {
  appendChild,
  attributeOf,
  detachNode,
  type Element,
  elementNamed,
  elementsIn,
  isElement,
  isText,
  type Node,
  newElement,
  pageOf,
  parsePage,
  setAttribute,
  setText,
  textOf,
  withPage,
  wrap,
} from './answer-tree.ts';
import { writeHtml } from './write-html.ts';

export interface Cheat {
  name: string;
  files: QuestFile[];
}

interface Task {
  solution: readonly QuestFile[];
  starter: readonly QuestFile[];
  /** The ids of the checks. */
  checks: readonly string[];
}

type Document = ReturnType<typeof parsePage>;

/** All content of the body, apart from scripts and styles, in one element with these attributes. */
const inside =
  (attributes: Record<string, string>, tag = 'div') =>
  (task: Task) =>
    changed(task, (document) => {
      const content = contentOf(document);
      wrap(content, newElement(tag, attributes));
    });

const styled = (style: string) => inside({ style });

/** A rule for all content. Rules of the answer that are more specific lose against it too. */
const ruled = (declarations: string) => (task: Task) =>
  changed(task, (document) => {
    const style = newElement('style');
    setText(style, `body * { ${declarations} }`);
    appendChild(elementNamed(document, 'head') ?? document, style);
  });

/** The source of the content in an element that shows none of it as a page. */
const asSource =
  (tag: string, write: (source: string) => string = (source) => source) =>
  (task: Task) => {
    const document = parsePage(pageOf(task.solution).text);
    const source = sourceOf(contentOf(document));
    const text = writeHtml(document, createRandom(1)).replace(
      /(<body[^>]*>)[\s\S]*(<\/body>)/,
      (_, start: string, end: string) =>
        `${start}\n<${tag}>${write(source)}</${tag.replace(/\s.*/, '')}>\n${end}`,
    );
    return withPage(task.solution, text);
  };

/** The starter with a script that runs before anything else. */
const withScript = (script: (task: Task) => string) => (task: Task) =>
  withPage(
    task.starter,
    `<!doctype html>\n<script>${script(task)}</script>\n${pageOf(task.starter).text.replace(/^\s*<!doctype[^>]*>/i, '')}`,
  );

const cheats: Readonly<Record<string, (task: Task) => QuestFile[] | null>> = {
  'display none': styled('display: none'),
  'hidden attribute': inside({ hidden: '' }),
  'visibility hidden': styled('visibility: hidden'),
  'opacity 0': styled('opacity: 0'),
  'opacity 0 by a rule': ruled('opacity: 0 !important'),
  'opacity below 1 percent': styled('opacity: 0.005'),
  'filter opacity': styled('filter: opacity(0)'),
  'off the screen to the left': styled('position: absolute; left: -9999px; width: 60rem'),
  'off the screen to the top': styled('position: absolute; top: -9999px'),
  'moved away by transform': styled('transform: translateX(-300vw)'),
  'text indented away': ruled('text-indent: -9999px !important; overflow: hidden !important'),
  'scaled to nothing': styled('transform: scale(0)'),
  'clipped away': styled('clip-path: inset(50%)'),
  'clipped to a circle of nothing': styled('clip-path: circle(0)'),
  'clip of old': styled('position: absolute; clip: rect(0, 0, 0, 0)'),
  'cut away by no height': styled('height: 0; overflow: hidden'),
  'one pixel': styled('position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap'),
  'font size 0': ruled('font-size: 0 !important'),
  'font size of a pixel': ruled('font-size: 1px !important'),
  'transparent colour': ruled('color: transparent !important'),
  'white on white': ruled(
    'color: #fff !important; background: #fff !important; border-color: #fff !important',
  ),
  'a gradient of the same colour': ruled(
    'color: #fafafa !important; background: linear-gradient(#fff, #fafafa) !important; border-color: #fff !important',
  ),
  'content visibility': styled('content-visibility: hidden'),
  'closed details': (task) =>
    changed(task, (document) => {
      const details = newElement('details');
      wrap(contentOf(document), details);
    }),
  'closed dialog': inside({}, 'dialog'),
  'hidden from assistive technology': inside({ 'aria-hidden': 'true' }),
  inert: inside({ inert: '' }),
  'words in aria-label only': (task) => changed(task, (document) => moveWords(document, 'aria-label')),
  'words in title attributes only': (task) => changed(task, (document) => moveWords(document, 'title')),
  'words in data attributes only': (task) => changed(task, (document) => moveWords(document, 'data-text')),
  'all words in aria-label of the body': (task) =>
    changed(task, (document) => {
      const words = wordsOf(document);
      const body = elementNamed(document, 'body');
      if (!body) return;
      empty(body);
      setAttribute(body, 'aria-label', words);
    }),
  'one picture with all words as alt': (task) =>
    changed(task, (document) => {
      const words = wordsOf(document);
      const body = elementNamed(document, 'body');
      if (!body) return;
      empty(body);
      appendChild(body, newElement('img', { src: 'boat.svg', alt: words }));
    }),
  'commented out': (task) => {
    const document = parsePage(pageOf(task.solution).text);
    const source = sourceOf(contentOf(document)).replaceAll('--', '- -');
    const text = writeHtml(document, createRandom(1)).replace(
      /(<body[^>]*>)[\s\S]*(<\/body>)/,
      (_, start: string, end: string) => `${start}\n<!-- ${source} -->\n${end}`,
    );
    return withPage(task.solution, text);
  },
  'in a script': asSource('script type="text/html"'),
  'in a template': asSource('template'),
  'in noscript': asSource('noscript'),
  'in a frame': asSource('iframe srcdoc=""'),
  'in a textarea': asSource('textarea', escapeHtml),
  'source shown as text': asSource('pre', escapeHtml),
  'keywords in one paragraph': (task) =>
    changed(task, (document) => {
      const words = wordsOf(document);
      const body = elementNamed(document, 'body');
      if (!body) return;
      empty(body);
      const paragraph = newElement('p');
      setText(paragraph, words);
      appendChild(body, paragraph);
    }),
  'keywords in the head only': (task) =>
    withPage(
      task.starter,
      pageOf(task.starter).text.replace(
        /<\/title>/i,
        `</title><meta name="keywords" content="${escapeHtml(wordsOf(parsePage(pageOf(task.solution).text)))}">`,
      ),
    ),
  'solution in a comment of the starter': (task) =>
    withPage(
      task.starter,
      `${pageOf(task.starter).text}\n<!-- ${pageOf(task.solution).text.replaceAll('--', '- -')} -->\n`,
    ),
  'no text': (task) =>
    changed(task, (document) => {
      for (const node of textsIn(elementNamed(document, 'body') ?? document)) node.value = '';
    }),
  'other words': (task) =>
    changed(task, (document) => {
      for (const node of textsIn(elementNamed(document, 'body') ?? document))
        node.value = node.value.replace(/\S+/g, 'lorem');
    }),
  'no content': (task) =>
    changed(task, (document) => {
      for (const node of contentOf(document)) detachNode(node);
    }),
  'the starter': ({ starter }) => [...starter],
  'an empty page': (task) =>
    withPage(
      task.solution,
      '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title></title></head><body></body></html>\n',
    ),
  'posted results': withScript(
    ({ checks }) => `
      const ids = ${JSON.stringify(checks)};
      const post = () => {
        for (const id of ids)
          for (const target of [parent, top, window])
            target.postMessage({ quest: 'done', result: { id, state: 'passed', words: '' }, isUsed: false }, '*');
      };
      post();
      addEventListener('load', post);
      addEventListener('message', (event) => {
        for (const port of event.ports ?? [])
          for (const id of ids) port.postMessage({ quest: 'done', result: { id, state: 'passed', words: '' }, isUsed: false });
      });`,
  ),
  'lists that agree with everything': withScript(
    () => `
      Array.prototype.every = () => true;
      Array.prototype.some = () => true;
      Array.prototype.includes = () => true;
      String.prototype.includes = () => true;
      RegExp.prototype.test = () => true;`,
  ),
  'a document that lies': withScript(
    () => `
      const lie = (prototype, name, value) => {
        try {
          Object.defineProperty(prototype, name, { get: () => value, configurable: true });
        } catch {}
      };
      for (const name of ['textContent', 'innerText', 'lang', 'title', 'alt', 'ariaLabel']) {
        lie(Node.prototype, name, 'en');
        lie(HTMLElement.prototype, name, 'en');
      }
      Element.prototype.getAttribute = () => 'en';
      Element.prototype.matches = () => true;
      document.querySelector = () => document.body;
      window.getComputedStyle = () => ({ opacity: '1', display: 'block', visibility: 'visible' });
      window.axe = { run: async () => ({ violations: [] }) };`,
  ),
  'promises that keep nothing': withScript(
    () => `
      Promise.prototype.then = function () { return this; };
      window.setTimeout = (run) => { run(); return 0; };
      window.MutationObserver = class { observe() {} disconnect() {} takeRecords() { return []; } };
      window.MessageChannel = class { port1 = {}; port2 = {}; };
      window.Error = class {};`,
  ),
};

/** One answer per cheat; a few need something that the solution does not have. */
export function cheatsOf(task: Task): Cheat[] {
  return Object.entries(cheats).flatMap(([name, cheat]) => {
    const files = cheat(task);
    return files ? [{ name, files }] : [];
  });
}

/** The solution with its page changed. */
function changed(task: Task, change: (document: Document) => void): QuestFile[] {
  const document = parsePage(pageOf(task.solution).text);
  change(document);
  return withPage(task.solution, writeHtml(document, createRandom(1)));
}

/** What is in the body, without scripts and styles. */
function contentOf(document: Document): Node[] {
  const body = elementNamed(document, 'body');
  return (body?.childNodes ?? []).filter(
    (node) => !isElement(node) || !/^(?:script|style|link)$/.test(node.tagName),
  );
}

function empty(element: Element): void {
  for (const node of [...element.childNodes]) detachNode(node);
}

function sourceOf(nodes: readonly Node[]): string {
  const box = newElement('div');
  for (const node of nodes) {
    detachNode(node);
    appendChild(box, node);
  }
  const document = parsePage('');
  const body = elementNamed(document, 'body');
  if (body) appendChild(body, box);
  return writeHtml(document, createRandom(1)).replace(
    /[\s\S]*<body><div>([\s\S]*)<\/div><\/body>[\s\S]*/,
    '$1',
  );
}

/** Texts that a reader sees. */
function textsIn(node: Element | Document): { value: string }[] {
  return node.childNodes.flatMap((child) => {
    if (isText(child)) return [child];
    if (!isElement(child) || /^(?:script|style|template|noscript)$/.test(child.tagName)) return [];
    return textsIn(child);
  });
}

function wordsOf(document: Document): string {
  const body = elementNamed(document, 'body');
  const alts = elementsIn(document).flatMap((element) => attributeOf(element, 'alt') ?? []);
  return [...(body ? textsIn(body) : []).map(({ value }) => value), ...alts]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Each element with text of its own loses it to an attribute. */
function moveWords(document: Document, attribute: string): void {
  const body = elementNamed(document, 'body');
  for (const element of body ? elementsIn(body) : []) {
    if (/^(?:script|style|template|noscript)$/.test(element.tagName)) continue;
    const own = element.childNodes.filter(isText).filter(({ value }) => value.trim());
    if (own.length === 0) continue;
    setAttribute(element, attribute, textOf(element).replace(/\s+/g, ' ').trim());
    for (const node of own) node.value = '';
  }
}
