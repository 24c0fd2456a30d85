// Renders the body of a page as React nodes: plain elements directly, blocks through their component.
import { createElement, Fragment, type ReactNode } from 'react';
import { blockComponents } from '#blocks/all/components.ts';
import { textProp } from '#blocks/block-props.ts';
import { splitQuestion } from '#blocks/question/split-question.ts';
import { questionId } from '#lib/question-id.ts';
import {
  type BodyElement,
  type BodyNode,
  bodyText,
  htmlOf,
  isBodyElement,
  slotsOf,
} from '#schema/page/body.ts';
import { CodeBlock, isLive } from './code-block.tsx';
import { plainElements } from './elements.tsx';
import { type QuestionProps, QuizBlock } from './question.tsx';

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
  if (tag === 'quiz')
    return <QuizBlock key={index} questions={children.filter(isBodyElement).map(questionProps)} />;
  const Block = isOwnHtml(node) ? undefined : blockComponents.get(tag);
  if (Block)
    return <Block key={index} {...attributes} slots={renderSlots(node)} node={node} render={renderNodes} />;
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

/** The right answer is hidden until the reader reveals it. */
function questionProps(node: BodyElement): QuestionProps {
  const { default: text = [], why } = slotsOf(node);
  const { asked, shown, choices } = splitQuestion(text);
  return {
    id: textProp(node[1].id) ?? questionId(asked.map(bodyText).join('')),
    asked: renderNodes(asked),
    shown: shown.some((one) => typeof one !== 'string' || one.trim() !== '') ? renderNodes(shown) : null,
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
