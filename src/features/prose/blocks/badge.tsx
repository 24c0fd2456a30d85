import type { BlockProps } from './block-props.ts';

const colours = new Set(['primary', 'info', 'warning', 'error', 'neutral']);

export function Badge({ slots, color }: BlockProps) {
  const colour = typeof color === 'string' && colours.has(color) ? color : 'neutral';
  return <span className={`badge badge-${colour}`}>{slots.default}</span>;
}
