import type { BlockProps } from './block-props.ts';
import { textProp } from './text-prop.ts';

export function Details({ slots, summary, open }: BlockProps) {
  return (
    <details className="details" open={open === true || open === ''}>
      <summary>{textProp(summary) ?? 'Details'}</summary>
      {slots.default}
    </details>
  );
}
