// Converts a part of a document to an outline. Blocks are read in the form of the Markdown file: a question
// includes its answer, a term precedes its description.
import { parseFragment } from 'parse5';
import {
  attribute,
  type Element,
  find,
  hasClass,
  isBlock,
  isLeftOut,
  linksIn,
  type Node,
  picturesIn,
  spaced,
  textOf,
} from './html-nodes.ts';
import { emptyOutline, type Outline, rowOf, squeezed } from './outline.ts';

type Lines = 'paragraphs' | 'items';

/** Adds the content of an element to an outline. */
export function readInto(node: Element, outline: Outline): void {
  read(node, outline, 'paragraphs');
}

function read(node: Element, outline: Outline, lines: Lines): void {
  if (isLeftOut(node)) return;
  const special = specials.find(([isIt]) => isIt(node));
  if (special) special[1](node, outline, lines);
  else readChildren(node.childNodes, outline, lines);
}

/** Inline content on one line is one line; blocks are read separately. */
function readChildren(nodes: readonly Node[], outline: Outline, lines: Lines, prefix = ''): void {
  let line: Node[] = [];
  let before = prefix;
  const endLine = () => {
    const words = squeezed(before + line.map((node) => textOf(node)).join(''));
    if (words !== '' && words !== squeezed(before)) {
      outline[lines].push(words);
      before = '';
    }
    for (const node of line) readInline(node, outline);
    line = [];
  };
  for (const node of nodes) {
    const isInline = !isBlock(node) || ('tagName' in node && isLeftOut(node));
    if (isInline && 'tagName' in node && holdsBlocks(node)) {
      endLine();
      read(node, outline, lines);
    } else if (isInline) line.push(node);
    else {
      endLine();
      if ('tagName' in node) read(node, outline, lines);
    }
  }
  endLine();
}

function holdsBlocks(node: Element): boolean {
  return (
    !isLeftOut(node) &&
    node.childNodes.some((child) => isBlock(child) || ('tagName' in child && holdsBlocks(child)))
  );
}

/** Links and pictures of a line. */
function readInline(node: Node, outline: Outline): void {
  if (!('tagName' in node) || isLeftOut(node)) return;
  const target = attribute(node, 'href');
  if (node.tagName === 'a' && target !== null && squeezed(textOf(node) + picturesIn(node).join('')) !== '')
    outline.links.push(target);
  if (node.tagName === 'img' && attribute(node, 'alt'))
    outline.pictures.push(squeezed(attribute(node, 'alt') ?? ''));
  for (const child of node.childNodes) readInline(child, outline);
}

type Special = [
  isIt: (node: Element) => boolean,
  read: (node: Element, outline: Outline, lines: Lines) => void,
];

const specials: Special[] = [
  [
    (node) => /^h[1-6]$/.test(node.tagName),
    (node, outline) => {
      outline.headings.push(`${'#'.repeat(Number(node.tagName[1]))} ${squeezed(textOf(node))}`);
      for (const child of node.childNodes) readInline(child, outline);
    },
  ],
  [(node) => hasClass(node, 'code'), readCode],
  [(node) => node.tagName === 'pre', (node, outline) => outline.code.push(`\n${textOf(node)}`)],
  [(node) => node.tagName === 'table', readTable],
  [
    (node) => node.tagName === 'li' || hasClass(node, 'prose-card'),
    (node, outline, lines) => {
      const isNote = attribute(node, 'id')?.startsWith('fn-') ?? false;
      readChildren(node.childNodes, outline, isNote ? lines : 'items');
    },
  ],
  [(node) => node.tagName === 'dl', readDescriptions],
  [(node) => hasClass(node, 'question'), readQuestion],
  [(node) => hasClass(node, 'exercise'), readExercise],
  [(node) => hasClass(node, 'tab'), readTab],
  [(node) => hasClass(node, 'try'), readTry],
  [
    // An alert already shows its kind.
    (node) =>
      hasClass(node, 'callout-title') &&
      /^(?:Note|Tip|Warning|Danger)$/.test(squeezed(textOf(node))) &&
      linksIn([node]).length === 0,
    () => {},
  ],
];

/** A code block: its name if it has one, its lines, and the description of its result. */
function readCode(node: Element, outline: Outline, lines: Lines): void {
  for (const name of find([node], (inner) => hasClass(inner, 'code-file', 'example-title')))
    outline[lines].push(squeezed(textOf(name)));
  const found = find([node], (inner) => hasClass(inner, 'line'));
  const isDiff = found.some((line) => hasClass(line, 'del'));
  const sign = (line: Element) =>
    !isDiff ? '' : hasClass(line, 'del') ? '-' : hasClass(line, 'add') ? '+' : ' ';
  const language = isDiff
    ? 'diff'
    : hasClass(node, 'example')
      ? 'html'
      : (attribute(node, 'data-language') ?? '');
  outline.code.push(`${language}\n${found.map((line) => sign(line) + textOf(line)).join('\n')}`);
  for (const caption of find([node], (inner) => hasClass(inner, 'example-caption')))
    outline[lines].push(`Result: ${squeezed(textOf(caption))}`);
  for (const task of find([node], (inner) => hasClass(inner, 'try'))) readTry(task, outline, lines);
}

/** A task and the change below it, as on the page without JavaScript. */
function readTry(node: Element, outline: Outline, lines: Lines): void {
  const [first, ...others] = find([node], ({ tagName }) => tagName === 'p');
  if (first) readChildren(first.childNodes, outline, lines, 'Try it: ');
  for (const other of others) read(other, outline, lines);
  // With scripting enabled, the content of `noscript` is text.
  for (const { childNodes } of find([node], ({ tagName }) => tagName === 'noscript')) {
    const hidden = parseFragment(childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    for (const change of find(hidden.childNodes, ({ tagName }) => tagName === 'pre'))
      outline.code.push(`diff\n${textOf(change)}`);
  }
}

function readTable(node: Element, outline: Outline, lines: Lines): void {
  for (const caption of find([node], ({ tagName }) => tagName === 'caption'))
    readChildren(caption.childNodes, outline, lines);
  for (const row of find([node], ({ tagName }) => tagName === 'tr')) {
    const cells = find([row], ({ tagName }) => tagName === 'td' || tagName === 'th');
    const words = rowOf(cells.flatMap((cell) => [spaced(cell), ...Array(spanOf(cell) - 1).fill('')]));
    if (words) outline.rows.push(words);
    for (const cell of cells) readInline(cell, outline);
  }
}

function spanOf(cell: Element): number {
  return Number(attribute(cell, 'colspan')) || 1;
}

/** A term precedes its description. */
function readDescriptions(node: Element, outline: Outline): void {
  let terms: string[] = [];
  for (const part of find([node], ({ tagName }) => tagName === 'dt' || tagName === 'dd')) {
    if (part.tagName === 'dt') {
      terms.push(squeezed(textOf(part)));
      for (const child of part.childNodes) readInline(child, outline);
      continue;
    }
    const term = terms.length > 0 ? `${terms.join(', ')}:` : '';
    const startsWithList = part.childNodes.find((child) => isBlock(child) || squeezed(textOf(child)) !== '');
    if (startsWithList && isBlock(startsWithList) && (startsWithList as Element).tagName !== 'p') {
      if (term) outline.items.push(term);
      readChildren(part.childNodes, outline, 'items');
    } else readChildren(part.childNodes, outline, 'items', term ? `${term} ` : '');
    terms = [];
  }
}

function readQuestion(node: Element, outline: Outline, lines: Lines): void {
  for (const part of node.childNodes) {
    if (!('tagName' in part)) continue;
    if (part.tagName === 'legend') readChildren(part.childNodes, outline, lines, 'Question: ');
    else if (hasClass(part, 'question-choices')) {
      for (const choice of find([part], (inner) => hasClass(inner, 'choice'))) {
        const letter = find([choice], ({ tagName }) => tagName === 'input').map((box) =>
          attribute(box, 'value'),
        );
        readChildren(choice.childNodes, outline, 'items', `${letter}. `);
      }
    } else if (part.tagName === 'details') {
      for (const answer of part.childNodes) {
        if (!('tagName' in answer) || answer.tagName === 'summary') continue;
        if (!hasClass(answer, 'answer')) read(answer, outline, lines);
        else {
          const [letter, words] = answer.childNodes as Element[];
          if (letter && words) readChildren(words.childNodes, outline, lines, `Answer: ${textOf(letter)}. `);
        }
      }
    } else read(part, outline, lines);
  }
}

/** The task, the code and what is asked; then the answer, which the page shows on request. */
function readExercise(node: Element, outline: Outline, lines: Lines): void {
  const within = (from: readonly Node[], name: string) => find(from, (inner) => hasClass(inner, name));
  const textIn = (nodes: readonly Node[]) => squeezed(nodes.map(textOf).join(''));
  const readItems = (items: readonly Element[]) => {
    for (const { childNodes } of items) readChildren(childNodes, outline, 'items');
  };
  const readCodeOf = (place: readonly Element[]) => {
    for (const code of find(place, ({ tagName }) => tagName === 'pre'))
      outline.code.push(`html\n${textOf(code)}`);
  };
  const [task] = within([node], 'exercise-task');
  const title = find([node], ({ tagName }) => tagName === 'h3');
  const [minutes] = textIn(within([node], 'exercise-head')).match(/\d+(?= minute)/) ?? [];
  outline[lines].push(`Exercise (${minutes} min): ${textIn(title)}`);
  const content = (task?.childNodes ?? []).filter((child) => !title.some((heading) => heading === child));
  readChildren(content, outline, lines);
  readCodeOf(within([node], 'exercise-editor'));
  for (const { childNodes } of find([node], ({ tagName }) => tagName === 'legend'))
    readChildren(childNodes, outline, lines);
  const checks = within([node], 'exercise-checks');
  if (checks.length > 0) outline[lines].push('It passes when:');
  readItems(find(checks, ({ tagName }) => tagName === 'li'));
  readItems(within(within([node], 'exercise-choices'), 'exercise-line'));
  readItems(find(within([node], 'exercise-parts'), ({ tagName }) => tagName === 'li'));

  const answer = within([node], 'exercise-answer');
  for (const choice of find(answer, (inner) => attribute(inner, 'data-choice') !== null)) {
    const [line, reason] = choice.childNodes as Element[];
    const words = squeezed(line ? textOf(line) : '');
    if (!words.startsWith('Right: ')) continue;
    outline[lines].push(words.replace('Right:', 'Answer:'));
    readChildren(reason?.childNodes ?? [], outline, lines);
  }
  const order = find(answer, ({ tagName }) => tagName === 'ol');
  if (order.length > 0) outline[lines].push('Answer:');
  readItems(find(order, ({ tagName }) => tagName === 'li'));
  if (checks.length > 0) outline[lines].push('A solution:');
  readCodeOf(answer);
  for (const { childNodes } of within(answer, 'exercise-why')) readChildren(childNodes, outline, lines);
}

/** The name of a tab; code with the same name does not repeat it. */
function readTab(node: Element, outline: Outline, lines: Lines): void {
  const [name] = find([node], (inner) => hasClass(inner, 'tab-label'));
  const [panel] = find([node], (inner) => hasClass(inner, 'tab-panel'));
  const label = squeezed(name ? textOf(name) : '');
  outline[lines].push(label);
  if (!panel) return;
  const inner = emptyOutline();
  readChildren(panel.childNodes, inner, lines);
  if (inner[lines][0] === label) inner[lines].shift();
  for (const [part, values] of Object.entries(inner)) outline[part as keyof Outline].push(...values);
}
