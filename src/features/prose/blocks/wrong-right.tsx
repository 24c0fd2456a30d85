import { Icon } from '#ui/icon.tsx';
import type { BlockProps } from './block-props.ts';

/** The same thing twice: how it goes wrong and how it is right. */
export function WrongRight({ slots }: BlockProps) {
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
