import type { BlockProps } from './block-props.ts';
import { textProp } from './text-prop.ts';

export function Kbd({ slots, value }: BlockProps) {
  return <kbd>{textProp(value) ?? slots.default}</kbd>;
}
