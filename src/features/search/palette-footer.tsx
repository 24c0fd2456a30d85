import { type ReactNode, useState } from 'react';
import { hasAppleKeyboard } from './apple-keyboard.ts';

/** The keys that work in the palette, and how many rows there are. The count is announced when it changes. */
export function PaletteFooter({ count }: { count: string }) {
  const [modifier] = useState(() => (hasAppleKeyboard(navigator) ? '⌘' : 'Ctrl'));
  return (
    <div className={count === '' ? 'palette-footer is-quiet' : 'palette-footer'}>
      <div className="palette-hints" aria-hidden="true">
        <Hint keys={['↑', '↓']}>move</Hint>
        <Hint keys={['↵']}>open</Hint>
        <Hint keys={[modifier, '↵']}>new tab</Hint>
        <Hint keys={['Esc']}>close</Hint>
      </div>
      <p className="palette-count" role="status">
        {count}
      </p>
    </div>
  );
}

function Hint({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <span>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {children}
    </span>
  );
}
