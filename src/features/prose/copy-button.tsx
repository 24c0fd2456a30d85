import { Icon } from '#ui/icon.tsx';

/** Copies the code of the figure it stands in. It is there from the start, so that nothing moves when it comes alive. */
export function CopyButton() {
  return (
    <button type="button" className="code-action copy">
      <Icon name="i-lucide-copy" />
      <span>Copy</span>
    </button>
  );
}
