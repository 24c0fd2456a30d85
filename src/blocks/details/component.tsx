import type { ComponentType } from 'react';
import { type BlockProps, textProp } from '../block-props.ts';
import type { blocks } from './schema.ts';

function Details({ slots, summary, open }: BlockProps) {
  return (
    <details className="details" open={open === true || open === ''}>
      <summary>{textProp(summary) ?? 'Details'}</summary>
      {slots.default}
    </details>
  );
}

export const components = { details: Details } satisfies Record<
  keyof typeof blocks,
  ComponentType<BlockProps>
>;
