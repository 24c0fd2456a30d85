// Source code in a page: its file name or language and buttons above, the highlighted lines below. A valid
// HTML example is shown with its result.

import type { ReactNode } from 'react';
import { textProp } from '#blocks/block-props.ts';
import type { AssistiveLine } from '#lib/assistive/assistive-lines.ts';
import { languageName } from '#lib/code/code-text.ts';
import { CodeLines } from './code-lines.tsx';
import { CopyButton } from './copy-button.tsx';
import { LiveExample } from './live-example.tsx';

/** The author's options after the language of a fence, and the highlighted lines. */
interface CodeBlockProps {
  html: string;
  language?: string;
  file?: string | null;
  /** Number of lines marked as new in this step. */
  added?: number;
  /** Complete and valid; HTML is shown with its result. */
  example?: true | string;
  /** The rule that this wrong example violates. */
  bad?: string | true;
  title?: string | true;
  caption?: string | true;
  numbers?: string | true;
  height?: string | true;
  /** The measured heights at each of `resultWidths`. */
  heights?: readonly number[];
  /** The reason why readers cannot edit it. */
  fixed?: string | true;
  scripts?: string | true;
  /** The step whose lines it repeats; they are folded. */
  fold?: number;
  /** The accessibility tree of a live example. */
  assistive?: AssistiveLine[];
  /** A task for a live example. */
  task?: ReactNode;
}

/** Whether the result is shown beside the code. */
export function isLive({ language, example, bad }: Record<string, unknown>): boolean {
  return language === 'html' && Boolean(example) && !bad;
}

/** A code block, or a live example. */
export function CodeBlock(props: CodeBlockProps) {
  const { html, language = '', file, added, example, bad, numbers } = props;
  const title = textProp(props.title) ?? textProp(file);
  const caption = textProp(props.caption);
  if (isLive({ language, example, bad })) {
    return (
      <LiveExample
        {...{ html, title, caption }}
        height={props.height}
        heights={props.heights}
        isFixed={Boolean(props.fixed)}
        hasScripts={Boolean(props.scripts)}
        fold={props.fold}
        assistive={props.assistive ?? []}
        task={props.task}
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
