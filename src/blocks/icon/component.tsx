import type { ComponentType } from 'react';
import { Icon } from '#ui/icon.tsx';
import { type BlockProps, textProp } from '../block-props.ts';
import type { blocks } from './schema.ts';

/** A decorative icon: its meaning must be in the text beside it. */
function InlineIcon({ icon }: BlockProps) {
  return <Icon name={textProp(icon) ?? ''} className="inline-icon" />;
}

export const components = { icon: InlineIcon } satisfies Record<
  keyof typeof blocks,
  ComponentType<BlockProps>
>;
