// Converts each block of the catalogue to plain elements that Markdown can express. Only the block itself is
// converted; its content may include further blocks. Fact blocks are already plain tables and lists.

import { textProp } from '#features/prose/block-props.ts';
import { codeText } from '#features/prose/code-text.ts';
import { takeQuestion, takeTabs } from '#features/prose/compound-blocks.ts';
import { testRunOf, testWords } from '#features/prose/test-words.ts';
import type { AssistiveLine } from '#lib/assistive/assistive-lines.ts';
import type { BlockName, FactBlock } from '#schema/page/blocks.ts';
import { type BodyElement, type BodyNode, isBodyElement, slotsOf } from '#schema/page/body.ts';
import { assistiveList } from './assistive-list.ts';

/** The elements of a block; null if the node is not a valid block. */
type Block = (node: BodyElement) => BodyNode[] | null;

type DrawnBlock = Exclude<BlockName, FactBlock | 'code-file' | 'quality'>;

const drawnBlocks: Record<DrawnBlock | 'code-block', Block> = {
  'code-block': (node) => code(node),
  note: callout('NOTE', 'Note'),
  tip: callout('TIP', 'Tip'),
  warning: callout('WARNING', 'Warning'),
  danger: callout('CAUTION', 'Danger'),
  quest: callout('NOTE', 'Quest'),
  question,
  card: (node) => [['ul', {}, card(node)]],
  'card-group': cardGroup,
  steps: ([, , ...children]) => children,
  details([, { summary }, ...children]) {
    const isOwnHtml = children.some((child) => isBodyElement(child) && child[0] === 'summary');
    return isOwnHtml ? null : [label(textProp(summary) ?? 'Details'), ...children];
  },
  'wrong-right'(node) {
    const { wrong = [], right = [], default: rest = [] } = slotsOf(node);
    return [label('Wrong'), ...wrong, label('Right'), ...right, ...rest];
  },
  try: tryIt,
  tabs(node) {
    const { tabs, rest } = takeTabs(node);
    return [...tabs.flatMap((tab) => [label(tab.label), ...tabContent(tab.nodes, tab.label)]), ...rest];
  },
  tab([, attributes, ...children]) {
    const name = textProp(attributes.label);
    return [...(name ? [label(name)] : []), ...children];
  },
  figure: ([, attributes, ...children]) =>
    attributes.caption === undefined ? null : [...children, caption(textProp(attributes.caption) ?? '')],
  'tests-fail': (node) => testRun(node),
  'tests-pass': (node) => testRun(node),
  badge: ([, , ...children]) => children,
  icon: () => [],
  kbd([, attributes, ...children]) {
    const value = textProp(attributes.value);
    return [['code', {}, ...(value ? [value] : children)]];
  },
};

const blocks: ReadonlyMap<string, Block> = new Map(Object.entries(drawnBlocks));

/** A block as plain elements; null for any other node. */
export function expandBlock(node: BodyElement): BodyNode[] | null {
  return blocks.get(node[0])?.(node) ?? null;
}

/** A bold line of its own: the name of the content that follows. */
function label(...words: BodyNode[]): BodyElement {
  return ['p', {}, ['strong', {}, ...words]];
}

/** An italic line of its own: a caption for the content above. */
export function caption(...words: BodyNode[]): BodyElement {
  return ['p', {}, ['em', {}, ...words]];
}

/** A callout as a GitHub alert. The alert shows its kind; the author's title is below. */
function callout(alert: string, word: string): Block {
  return ([, { title, to }, ...children]) => {
    const isQuest = word === 'Quest';
    const own = textProp(title);
    const href = textProp(to);
    const name = own ?? word;
    const isSaid = name === word && !href && !isQuest;
    const before = isQuest && own ? [`${word}: `] : [];
    const line = isSaid ? [] : [label(...before, href ? ['a', { href }, name] : name)];
    return [['blockquote', { alert }, ...line, ...children]];
  };
}

/** A question with its choices, directly followed by the answer, because a text file is not interactive. */
function question(node: BodyElement): BodyNode[] {
  const { default: text = [], why = [] } = slotsOf(node);
  const { asked, shown, choices } = takeQuestion(text);
  const right = choices.filter(({ isRight }) => isRight);
  return [
    ['p', {}, ['strong', {}, 'Question:'], ' ', ...asked],
    ...shown,
    ['ul', {}, ...choices.map(({ letter, content }): BodyNode => ['li', {}, `${letter}. `, ...content])],
    ...right.map(
      ({ letter, content }): BodyNode => ['p', {}, ['strong', {}, 'Answer:'], ` ${letter}. `, ...content],
    ),
    ...why,
  ];
}

/** The task on one line with its name, and the diff that solves it. */
function tryIt([, , ...children]: BodyElement): BodyNode[] {
  const [first, ...rest] = children.filter(isBodyElement);
  if (!first) return [];
  return [['p', {}, ['strong', {}, 'Try it:'], ' ', ...(first.slice(2) as BodyNode[])], ...rest];
}

/** The test results in words; nothing if unknown. */
function testRun([, attributes, ...children]: BodyElement): BodyNode[] {
  const run = testRunOf(attributes);
  const words = run && testWords(run);
  if (!words) return children;
  return [
    ['p', {}, ['strong', {}, words.short], ` ${words.rest} `, ['code', {}, 'node --test']],
    ...children,
  ];
}

/** Leaves out the name of a code block if it equals the name of its tab. */
function tabContent(nodes: readonly BodyNode[], name: string): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    const isSame =
      isBodyElement(node) && node[0] === 'code-block' && name === (node[1].title ?? node[1].file);
    return isSame ? code(node, true) : [node];
  });
}

/** Cards become list entries; content between them follows the list. */
function cardGroup([, , ...children]: BodyElement): BodyNode[] {
  const isCard = (child: BodyNode): child is BodyElement => isBodyElement(child) && child[0] === 'card';
  return [['ul', {}, ...children.filter(isCard).map(card)], ...children.filter((child) => !isCard(child))];
}

function card([, attributes, ...children]: BodyElement): BodyElement {
  const title = textProp(attributes.title);
  const href = textProp(attributes.to);
  return ['li', {}, ...(title ? [label(href ? ['a', { href }, title] : title)] : []), ...children];
}

/**
 * A code block: its name if it has one, its lines, and a description of its result. `isNamed`: the name is
 * already in the text above.
 */
function code([, attributes, lines]: BodyElement, isNamed = false): BodyNode[] {
  const html = typeof lines === 'object' && !isBodyElement(lines) ? lines.html : '';
  const { language, example, bad } = attributes;
  const name = textProp(attributes.title) ?? textProp(attributes.file);
  const words = textProp(attributes.caption);
  const isLive = language === 'html' && Boolean(example) && !bad;
  return [
    ...(name && !isNamed ? [label(name)] : []),
    codeLines(html, String(language ?? '')),
    ...(words ? [isLive ? (['p', {}, `Result: ${words}`] satisfies BodyNode) : caption(words)] : []),
    ...(isLive ? assistiveList(attributes.assistive as AssistiveLine[] | undefined) : []),
  ];
}

const lineStart = /^<span class="line([^"]*)">/;

/** Removed lines can only be distinguished in the form of a diff. */
function codeLines(html: string, language: string): BodyElement {
  const lines = html.split('\n').map((line) => ({
    text: codeText(line),
    marks: (lineStart.exec(line)?.[1] ?? '').split(' '),
  }));
  const isDiff = lines.some(({ marks }) => marks.includes('del'));
  const signOf = (marks: string[]) => (marks.includes('del') ? '-' : marks.includes('add') ? '+' : ' ');
  const text = lines.map(({ text, marks }) => (isDiff ? `${signOf(marks)}${text}` : text)).join('\n');
  return ['pre', { language: isDiff ? 'diff' : language }, text];
}
