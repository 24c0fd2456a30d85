import { codeSize, isWideCode } from './code-text.ts';

interface CodeLinesProps {
  /** Made by the highlighter, which escapes the source. */
  html: string;
  /** What a screen reader calls the lines when the keyboard comes to them. */
  label: string;
  isNumbered?: boolean;
  /** Whether its size is told, so that long code need not be laid out while it is off the screen. */
  isSized?: boolean;
}

/** The highlighted lines. Those that may have to scroll sideways can be reached by keyboard and have a name. */
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
