import type { BlockProps } from './block-props.ts';
import { textProp } from './text-prop.ts';

/** Anything with a caption: a picture, a table, several pieces of code. */
export function Figure({ slots, caption }: BlockProps) {
  return (
    <figure>
      {slots.default}
      <figcaption>{textProp(caption)}</figcaption>
    </figure>
  );
}
