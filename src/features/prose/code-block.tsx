// Source code in a page: its file name or language and buttons above, the highlighted lines below. An HTML example is
// shown beside its result.

import type { ReactNode } from 'react';
import type { AssistiveLine } from '#lib/assistive/assistive-lines.ts';
import { textProp } from './block-props.ts';
import { CodeLines } from './code-lines.tsx';
import { languageName } from './code-text.ts';
import { CopyButton } from './copy-button.tsx';
import { LiveExample } from './live-example.tsx';

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
  /** What was measured at each of `resultWidths`. */
  heights?: readonly number[];
  /** Why readers cannot change it. */
  fixed?: string | true;
  scripts?: string | true;
  /** The step whose lines it repeats; they fold. */
  fold?: number;
  /** What assistive technology gets of a live example. */
  assistive?: AssistiveLine[];
  /** Something to try with a live example. */
  task?: ReactNode;
}

/** Whether readers see the result beside the code. */
export function isLive({ language, example, bad }: Record<string, unknown>): boolean {
  return language === 'html' && Boolean(example) && !bad;
}

/** A code block, or an example where it is one. */
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
