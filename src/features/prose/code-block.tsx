// A piece of source code: its file name or language and what can be done with it above, the highlighted lines below.
import { textProp } from './blocks/text-prop.ts';
import { languageName } from './code-language.ts';
import { CodeLines } from './code-lines.tsx';
import { CopyButton } from './copy-button.tsx';
import { LiveExample } from './live-example.tsx';

/** What an author wrote after the language of a fence, and the highlighted lines. */
export interface CodeBlockProps {
  html: string;
  language?: string;
  file?: string | null;
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

export function CodeBlock(props: CodeBlockProps) {
  const { html, language = '', file, example, bad, numbers } = props;
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
