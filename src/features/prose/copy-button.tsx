import { Icon } from '#ui/icon.tsx';

/** Copies the code of its figure. It is there from the start, so that nothing moves when its script arrives. */
export function CopyButton() {
  return (
    <button type="button" className="code-action copy">
      <Icon name="i-lucide-copy" />
      <span>Copy</span>
    </button>
  );
}
