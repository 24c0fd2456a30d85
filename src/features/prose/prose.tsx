// Renders the body of a page as React nodes: plain elements directly, blocks through their component.
import { createElement, Fragment, type ReactNode } from 'react';
import { questionId } from '#lib/question-id.ts';
import { type BodyElement, type BodyNode, bodyText, isBodyElement, slotsOf } from '#schema/page/body.ts';
import { textProp } from './block-props.ts';
import { blockComponents } from './blocks.tsx';
import { CodeBlock, isLive } from './code-block.tsx';
import { takeQuestion, takeTabs } from './compound-blocks.ts';
import { plainElements } from './elements.tsx';
import { Quiz } from './question.tsx';
import { Tabs } from './tabs.tsx';
import { TryIt } from './try-it.tsx';

/** The body of a page. */
export function Prose({ nodes }: { nodes: readonly BodyNode[] }): ReactNode {
  return <>{renderNodes(nodes)}</>;
}

function renderNodes(nodes: readonly BodyNode[]): ReactNode[] {
  return joinTasks(joinQuestions(nodes)).map(renderNode);
}

/** Consecutive questions, separated only by white space, become one quiz. */
function joinQuestions(nodes: readonly BodyNode[]): BodyNode[] {
  const joined: BodyNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const isBlank = typeof node === 'string' && node.trim() === '';
    if (isTag(last, 'quiz') && (isBlank || isTag(node, 'question'))) last.push(node);
    else joined.push(isTag(node, 'question') ? ['quiz', {}, node] : node);
  }
  return joined;
}

/** A task belongs to the example directly before it, and is shown at its foot. */
function joinTasks(nodes: readonly BodyNode[]): BodyNode[] {
  const joined: BodyNode[] = [];
  for (const node of nodes) {
    const at = joined.findLastIndex((before) => typeof before !== 'string' || before.trim() !== '');
    const last = joined[at];
    if (isTag(node, 'try') && isTag(last, 'code-block') && isLive(last[1]))
      joined.splice(at, joined.length, [...last, node]);
    else joined.push(node);
  }
  return joined;
}

function isTag(node: BodyNode | undefined, tag: string): node is BodyElement {
  return node !== undefined && isBodyElement(node) && node[0] === tag;
}

function renderNode(node: BodyNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  if (!isBodyElement(node)) return null;
  // React reserves these two names.
  const [tag, { key: _key, ref: _ref, ...attributes }, ...children] = node;
  if (tag === 'code-block') {
    const [html, task] = children;
    return <CodeBlock key={index} {...attributes} html={htmlOf(html)} task={task && renderNode(task, 0)} />;
  }
  if (tag === 'try') return <TryIt key={index} {...tryProps(node)} />;
  if (tag === 'quiz')
    return <Quiz key={index} questions={children.filter(isBodyElement).map(questionProps)} />;
  if (tag === 'tabs') return <Tabs key={index} {...tabsProps(node)} />;
  const Block = isOwnHtml(node) ? undefined : blockComponents[tag as keyof typeof blockComponents];
  if (Block) return <Block key={index} {...attributes} slots={renderSlots(node)} />;
  const Plain = plainElements[tag];
  const props = reactProps(attributes);
  const content = children.length > 0 ? renderNodes(children) : undefined;
  if (Plain) {
    return (
      <Plain key={index} {...props}>
        {content}
      </Plain>
    );
  }
  return createElement(tag, { key: index, ...props }, content);
}

/**
 * `details` and `figure` are blocks as well as HTML elements; the blocks have as a property what the elements
 * contain.
 */
function isOwnHtml([tag, { caption }, ...children]: BodyElement): boolean {
  if (tag === 'figure') return caption === undefined;
  return tag === 'details' && children.some((child) => isBodyElement(child) && child[0] === 'summary');
}

function tabsProps(node: BodyElement) {
  const { label, tabs, rest } = takeTabs(node);
  return {
    label,
    tabs: tabs.map((tab) => ({ label: tab.label, content: renderNodes(tab.nodes) })),
    rest: renderNodes(rest),
  };
}

/** The right answer is hidden until the reader reveals it. */
function questionProps(node: BodyElement) {
  const { default: text = [], why } = slotsOf(node);
  const { asked, shown, choices } = takeQuestion(text);
  return {
    id: textProp(node[1].id) ?? questionId(asked.map(bodyText).join('')),
    asked: renderNodes(asked),
    shown: renderNodes(shown),
    choices: choices.map((choice) => ({ ...choice, content: renderNodes(choice.content) })),
    why: why && renderNodes(why),
  };
}

/** The rendered slots of a block. */
function renderSlots(node: BodyElement): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(slotsOf(node)).map(([name, nodes]) => [
      name,
      <Fragment key={name}>{renderNodes(nodes)}</Fragment>,
    ]),
  );
}

/** The task as text, and the diff that solves it. */
function tryProps([, attributes, ...children]: BodyElement) {
  const isEdit = (node: BodyNode) => isTag(node, 'code-block');
  const [, , edit] = (children.find(isEdit) ?? []) as Partial<BodyElement>;
  return {
    promises: attributes,
    edit: htmlOf(edit),
    children: renderNodes(children.filter((child) => !isEdit(child))),
  };
}

function htmlOf(node: BodyNode | undefined): string {
  return typeof node === 'object' && !isBodyElement(node) ? node.html : '';
}

const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
  srcset: 'srcSet',
  srclang: 'srcLang',
  playsinline: 'playsInline',
  checked: 'defaultChecked',
};

function reactProps({ align, ...attributes }: Record<string, unknown>): Record<string, unknown> {
  // Markdown uses the `align` attribute for table columns, which is obsolete in HTML.
  if (align) attributes.class = [attributes.class, `align-${align}`].filter(Boolean).join(' ');
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]),
  );
}
