import { type BodyElement, type BodyNode, isBodyElement } from '#schema/page/body.ts';
import { textProp } from '../block-props.ts';

interface WalkThroughContent {
  label: string;
  /** The attributes of the picture. */
  picture: Record<string, unknown> | null;
  steps: BodyNode[][];
  /** Content that is neither the picture nor a numbered list. */
  rest: BodyNode[];
}

/** The picture of a walk-through and its steps, the items of a numbered list. */
export function splitWalkThrough([, attributes, ...children]: BodyElement): WalkThroughContent {
  const content: WalkThroughContent = {
    label: textProp(attributes.label) ?? 'Step by step',
    picture: null,
    steps: [],
    rest: [],
  };
  for (const child of children) {
    const image = imageIn(child);
    if (image && !content.picture) content.picture = image;
    else if (isBodyElement(child) && child[0] === 'ol')
      content.steps.push(...contentOf(child).filter(isBodyElement).map(contentOf));
    else content.rest.push(child);
  }
  return content;
}

/** The attributes of an image, which Markdown puts into a paragraph. */
function imageIn(node: BodyNode): Record<string, unknown> | null {
  if (!isBodyElement(node)) return null;
  if (node[0] === 'img') return node[1];
  const [first, ...others] = contentOf(node);
  return node[0] === 'p' && first !== undefined && others.length === 0 ? imageIn(first) : null;
}

function contentOf([, , ...children]: BodyElement): BodyNode[] {
  return children as BodyNode[];
}
