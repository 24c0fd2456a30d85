import { Icon } from '#ui/icon.tsx';

/**
 * Copies the code of its figure. It is rendered on the server, so that nothing moves when its script loads.
 */
export function CopyButton() {
  return (
    <button type="button" className="code-action copy">
      <Icon name="i-lucide-copy" />
      <span>Copy</span>
    </button>
  );
}
