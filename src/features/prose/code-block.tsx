// Source code in a page: its file name or language and buttons above, the highlighted lines below. An HTML example is
// shown beside its result.
import { Icon } from '#ui/icon.tsx';
import { textProp } from './block-props.ts';
import { codeSize, codeText, isWideCode, languageName } from './code-text.ts';
import { resultHeight } from './result-height.ts';

/** What an author wrote after the language of a fence, and the highlighted lines. */
interface CodeBlockProps {
  html: string;
  language?: string;
  file?: string | null;
  /** How many of its lines are marked as new in this step. */
  added?: number;
  /** Complete and valid; in HTML it is shown with its result. */
  example?: true | string;
  /** The rule that this wrong example breaks. */
  bad?: string | true;
  title?: string | true;
  caption?: string | true;
  numbers?: string | true;
  height?: string | true;
  editable?: string | true;
  scripts?: string | true;
}

/** A code block, or an example where it is one. */
export function CodeBlock(props: CodeBlockProps) {
  const { html, language = '', file, added, example, bad, numbers } = props;
  const title = textProp(props.title) ?? textProp(file);
  const caption = textProp(props.caption);
  if (language === 'html' && example && !bad) {
    return (
      <LiveExample
        {...{ html, title, caption }}
        height={props.height}
        isEditable={Boolean(props.editable)}
        hasScripts={Boolean(props.scripts)}
      />
    );
  }
  const name = languageName(language || 'text');
  const label = title ?? (example ? 'Example' : name);
  const code = (
    <figure className={bad ? 'code code-bad' : 'code'} data-language={language || undefined}>
      <figcaption className="code-head">
        <span className={title ? 'code-file' : 'code-label'}>{label}</span>
        {label !== name && <span className="code-language">{name}</span>}
        {added && <span className="code-added">{added === 1 ? '1 new line' : `${added} new lines`}</span>}
      </figcaption>
      {!bad && (
        <div className="code-actions">
          <CopyButton />
        </div>
      )}
      <CodeLines html={html} label={`Code: ${label}`} isNumbered={Boolean(numbers)} />
    </figure>
  );
  if (!caption) return code;
  return (
    <figure>
      {code}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

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

/** HTML and its result, which a script draws in a frame; its height is reserved from the start. */
function LiveExample({ html, title, caption, height, isEditable, hasScripts }: LiveExampleProps) {
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

interface CodeLinesProps {
  /** Made by the highlighter, which escapes the source. */
  html: string;
  /** What a screen reader calls the lines when the keyboard comes to them. */
  label: string;
  isNumbered?: boolean;
}

/** The highlighted lines. Those that may have to scroll sideways can be reached by keyboard and have a name. */
function CodeLines({ html, label, isNumbered = false }: CodeLinesProps) {
  const className = isNumbered ? 'numbered' : undefined;
  const size = isNumbered ? null : codeSize(html);
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

/** Copies the code of its figure. It is there from the start, so that nothing moves when its script arrives. */
function CopyButton() {
  return (
    <button type="button" className="code-action copy">
      <Icon name="i-lucide-copy" />
      <span>Copy</span>
    </button>
  );
}
