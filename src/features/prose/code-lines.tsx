import { codeSize, isWideCode } from '#lib/code/code-text.ts';

interface CodeLinesProps {
  /** From the highlighter, which escapes the source. */
  html: string;
  /** The accessible name of the lines when they receive keyboard focus. */
  label: string;
  isNumbered?: boolean;
  /** Whether to set its size, so that long code is not laid out while it is off screen. */
  isSized?: boolean;
}

/** The highlighted lines. Lines that may scroll sideways are focusable and have a name. */
export function CodeLines({ html, label, isNumbered = false, isSized = !isNumbered }: CodeLinesProps) {
  const className = isNumbered ? 'numbered' : undefined;
  const size = isSized ? codeSize(html) : null;
  const code = (
    <code data-lines={size?.lines} data-columns={size?.columns} dangerouslySetInnerHTML={{ __html: html }} />
  );
  if (!isWideCode(html)) return <pre className={className}>{code}</pre>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className={className} role="group" aria-label={label} tabIndex={0}>
      {code}
    </pre>
  );
}
