// Markdown elements that need more than their tag.
import {
  type ComponentProps,
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Picture } from './picture.tsx';

/** From this many rows on, a table has sticky headings. */
const longTable = 26;

/** Wide tables scroll in a focusable region of their own. */
function Table({ children, ...rest }: ComponentProps<'table'>) {
  const rows = elementsIn(elementsIn(children, 'tbody'), 'tr').length;
  const className = rows >= longTable ? 'table-scroll table-long' : 'table-scroll';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={className} role="group" aria-label={tableName(children)} tabIndex={0}>
      <table {...rest}>{children}</table>
    </div>
  );
}

function Details(props: ComponentProps<'details'>) {
  return <details className="details" {...props} />;
}

/**
 * The checkbox of a task list. Its text is beside it and not in a label, so the checkbox has a name of its
 * own.
 */
function TaskBox(props: ComponentProps<'input'>) {
  return <input aria-label={props.defaultChecked ? 'Completed task' : 'Incomplete task'} {...props} />;
}

/** By tag. */
// biome-ignore lint/suspicious/noExplicitAny: each component takes the attributes of its own element
export const plainElements: Readonly<Record<string, ComponentType<any> | undefined>> = {
  // The page has its own heading of the first level, so one in the body is shown a level down.
  h1: heading('h2'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  table: Table,
  input: TaskBox,
  details: Details,
  p: Paragraph,
  img: Picture,
};

/** A paragraph that contains only a picture with a title becomes a figure. */
function Paragraph({ children, ...rest }: ComponentProps<'p'>) {
  const picture = onlyPicture(children);
  if (!picture?.title) return <p {...rest}>{children}</p>;
  return (
    <figure>
      {picture.node}
      <figcaption>{picture.title}</figcaption>
    </figure>
  );
}

function onlyPicture(children: ReactNode): { node: ReactNode; title: string | undefined } | null {
  const list = Array.isArray(children) ? children : [children];
  const [only] = list;
  if (
    list.length !== 1 ||
    typeof only !== 'object' ||
    only === null ||
    !('type' in only) ||
    only.type !== Picture
  )
    return null;
  return { node: only, title: (only.props as { title?: string }).title };
}

/**
 * A heading with an anchor link. The link is beside it, so that the heading's accessible name is only its own
 * text.
 */
function heading(Tag: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children, ...rest }: ComponentProps<'h2'>) {
    const title = (
      <Tag id={id} {...rest}>
        {children}
      </Tag>
    );
    // A heading for screen readers only needs no visible link.
    const isHidden = rest.className?.split(' ').includes('sr-only');
    if (!id || isHidden) return title;
    return (
      <div className={`heading heading-${Tag}`}>
        {title}
        <a
          className="anchor"
          href={`#${id}`}
          aria-label={`Link to ${textOf(children).trim() || 'this section'}`}
        >
          #
        </a>
      </div>
    );
  };
}

/** The name of a table: its caption, otherwise its column headings. */
function tableName(children: ReactNode): string {
  const [caption] = elementsIn(children, 'caption');
  const columns = elementsIn(elementsIn(children, 'thead'), 'th');
  const words = (caption ? [caption] : columns).map((element) => textOf(element).trim()).filter(Boolean);
  return words.length > 0 ? `Table: ${words.join(', ')}` : 'Table';
}

type Parent = ReactElement<{ children?: ReactNode }>;

/** The text of a node, without its tags. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** The outermost elements of a name in a node, in order. */
function elementsIn(node: ReactNode, name: string): Parent[] {
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => elementsIn(child, name));
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return node.type === name ? [node] : elementsIn(node.props.children, name);
}
