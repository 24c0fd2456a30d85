import type { ComponentType } from 'react';
import type { BlockProps } from '../block-props.ts';
import type { blocks } from './schema.ts';

/** The supported colours, and the equivalents of Nuxt's. */
const badgeColours: Readonly<Record<string, string>> = {
  primary: 'primary',
  success: 'primary',
  info: 'info',
  secondary: 'info',
  warning: 'warning',
  error: 'error',
};

function Badge({ slots, color }: BlockProps) {
  const colour = badgeColours[String(color)] ?? 'neutral';
  return <span className={`badge badge-${colour}`}>{slots.default}</span>;
}

export const components = { badge: Badge } satisfies Record<keyof typeof blocks, ComponentType<BlockProps>>;
