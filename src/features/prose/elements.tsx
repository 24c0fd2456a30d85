// Markdown's own elements that need more than their tag.
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { heading } from './heading.tsx';
import { elementsIn } from './node-text.ts';
import { Picture } from './picture.tsx';
import { tableName } from './table-name.ts';

/** From this many rows on a table scrolls under its headings instead of leaving them behind. */
const longTable = 26;

/** Wide tables scroll in a region of their own, which the keyboard can reach. */
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

/** The box of a task list. Its words stand beside it, not in a label, so the box says its own state. */
function TaskBox(props: ComponentProps<'input'>) {
  return <input aria-label={props.defaultChecked ? 'Completed task' : 'Incomplete task'} {...props} />;
}

// biome-ignore lint/suspicious/noExplicitAny: each component takes the attributes of its own element
export const plainElements: Readonly<Record<string, ComponentType<any> | undefined>> = {
  // The page has its own heading of the first level, so one of the body is shown a level down.
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

/** A paragraph that holds nothing but a picture with a title becomes a figure. */
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
