import type { ComponentType } from 'react';
import { type BlockProps, textProp } from '../block-props.ts';
import type { blocks } from './schema.ts';

/** Any content with a caption: a picture, a table, several code blocks. */
function Figure({ slots, caption }: BlockProps) {
  return (
    <figure>
      {slots.default}
      <figcaption>{textProp(caption)}</figcaption>
    </figure>
  );
}

export const components = { figure: Figure } satisfies Record<keyof typeof blocks, ComponentType<BlockProps>>;
