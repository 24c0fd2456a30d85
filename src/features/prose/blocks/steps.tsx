import type { BlockProps } from './block-props.ts';

/** Numbers the third-level headings inside it. */
export function Steps({ slots }: BlockProps) {
  return <div className="steps">{slots.default}</div>;
}
