import type { ComponentType } from 'react';
import type { BlockProps } from '../block-props.ts';
import type { blocks } from './schema.ts';

/** Numbers the headings of one level, by default the third. */
function Steps({ slots, level }: BlockProps) {
  const isOther = level === '2' || level === '4';
  return <div className={isOther ? `steps steps-${level}` : 'steps'}>{slots.default}</div>;
}

export const components = { steps: Steps } satisfies Record<keyof typeof blocks, ComponentType<BlockProps>>;
