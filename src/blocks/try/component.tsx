import type { ComponentType, ReactNode } from 'react';
import { codeText } from '#lib/code/code-text.ts';
import { type BodyNode, htmlOf, isBodyElement } from '#schema/page/body.ts';
import type { BlockProps } from '../block-props.ts';
import type { blocks } from './schema.ts';

interface TryItProps {
  /** The expected effects of the change, in the format of `checks/content/tries`. */
  promises: Record<string, unknown>;
  /** The lines of the change. */
  edit: string;
  children: ReactNode;
}

/**
 * A task for an example. Without JavaScript, the change can be unfolded below the task; with it, the change
 * is not parsed until the button needs it.
 */
function TryIt({ promises, edit, children }: TryItProps) {
  const isSeen = ['shows', 'hides', 'changes'].some((promise) => promises[promise] !== undefined);
  return (
    <div className="try">
      <b>Try it</b>
      <div>
        {children}
        {edit && (
          <noscript data-in={isSeen ? undefined : 'assistive'}>
            <details>
              <summary>Show me</summary>
              <pre>{codeText(edit)}</pre>
            </details>
          </noscript>
        )}
      </div>
    </div>
  );
}

/** Separates the task from the code block with the change. */
function TryBlock({ node: [, promises, ...children], render }: BlockProps) {
  const isEdit = (child: BodyNode) => isBodyElement(child) && child[0] === 'code-block';
  const edit = children.find(isEdit);
  return (
    <TryIt promises={promises} edit={htmlOf(edit && isBodyElement(edit) ? edit[2] : undefined)}>
      {render(children.filter((child) => !isEdit(child)))}
    </TryIt>
  );
}

export const components = { try: TryBlock } satisfies Record<keyof typeof blocks, ComponentType<BlockProps>>;
