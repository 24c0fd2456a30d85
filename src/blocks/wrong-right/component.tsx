import type { ComponentType } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import type { blocks } from './schema.ts';

/** A comparison of a wrong and a right version. */
function WrongRight({ slots }: BlockProps) {
  return (
    <div className="wrong-right">
      <div className="wrong">
        <p className="verdict">
          <Icon name="i-lucide-circle-x" /> Wrong
        </p>
        {slots.wrong}
      </div>
      <div className="right">
        <p className="verdict">
          <Icon name="i-lucide-circle-check" /> Right
        </p>
        {slots.right}
      </div>
      {slots.default}
    </div>
  );
}

export const components = { 'wrong-right': WrongRight } satisfies Record<
  keyof typeof blocks,
  ComponentType<BlockProps>
>;
