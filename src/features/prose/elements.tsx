// Markdown's own elements that need more than their tag.
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Picture } from './picture.tsx';
import { tableName } from './table-name.ts';

/** A heading that can be linked to: the sign beside it is its own address. */
function heading(Tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function Heading({ id, children, ...rest }: ComponentProps<'h2'>) {
    return (
      <Tag id={id} {...rest}>
        {children}
        {id && (
          <a className="anchor" href={`#${id}`} aria-label="Link to this section">
            #
          </a>
        )}
      </Tag>
    );
  };
}

/** Wide tables scroll in a region of their own, which the keyboard can reach. */
function Table({ children, ...rest }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className="table-scroll" role="group" aria-label={tableName(children)} tabIndex={0}>
      <table {...rest}>{children}</table>
    </div>
  );
}

function Details(props: ComponentProps<'details'>) {
  return <details className="details" {...props} />;
}

/** A first-level heading inside a body is shown one level down: the page has its own. */
function BodyTitle(props: ComponentProps<'h2'>) {
  const SecondLevel = heading('h2');
  return <SecondLevel {...props} />;
}

/** The box of a task list. Its words stand beside it, not in a label, so the box says its own state. */
function TaskBox(props: ComponentProps<'input'>) {
  return <input aria-label={props.defaultChecked ? 'Completed task' : 'Incomplete task'} {...props} />;
}

// biome-ignore lint/suspicious/noExplicitAny: each component takes the attributes of its own element
export const plainElements: Readonly<Record<string, ComponentType<any> | undefined>> = {
  h1: BodyTitle,
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
