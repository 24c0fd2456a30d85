// HTML beside what it becomes. The result is drawn by a script, in a frame; its room is kept from the start.
import { Icon } from '#ui/icon.tsx';
import { CodeLines } from './code-lines.tsx';
import { codeText } from './code-text.ts';
import { CopyButton } from './copy-button.tsx';
import { resultHeight } from './result-height.ts';

interface LiveExampleProps {
  /** The highlighted source. */
  html: string;
  title?: string | undefined;
  caption?: string | undefined;
  /** Pixels, as the author wrote them. */
  height?: string | true | undefined;
  isEditable: boolean;
  hasScripts: boolean;
}

export function LiveExample({ html, title, caption, height, isEditable, hasScripts }: LiveExampleProps) {
  return (
    <figure
      className="code example"
      data-editable={isEditable ? '' : undefined}
      data-scripts={hasScripts ? '' : undefined}
    >
      <figcaption className="code-head">
        <span className="code-label">Example</span>
        {title && <span className="example-title">{title}</span>}
      </figcaption>
      <div className="code-actions">
        {isEditable && (
          <button type="button" className="code-action reset" disabled>
            <Icon name="i-lucide-rotate-ccw" />
            <span>Reset</span>
          </button>
        )}
        <CopyButton />
      </div>
      <div className="example-parts">
        <div className="example-source">
          <CodeLines html={html} label={`Code: ${title ?? 'Example'}`} />
        </div>
        <div className="example-result">
          <p className="example-bar">Result</p>
          <div className="example-view" data-height={resultHeight(height, codeText(html))}>
            <noscript>
              <p className="example-note">The result is drawn by JavaScript, which is switched off here.</p>
            </noscript>
          </div>
        </div>
      </div>
      {caption && <p className="example-caption">{caption}</p>}
    </figure>
  );
}
