import type { ComponentType } from 'react';
import { type BlockProps, textProp } from '../block-props.ts';
import type { blocks } from './schema.ts';

function Kbd({ slots, value }: BlockProps) {
  return <kbd>{textProp(value) ?? slots.default}</kbd>;
}

export const components = { kbd: Kbd } satisfies Record<keyof typeof blocks, ComponentType<BlockProps>>;
