// An HTML example: its source, which readers can edit, and its result below. Scripts make it interactive; the
// document contains the source, reserves space for the result, and includes every view that works without a
// script.
import { type ReactNode, useContext } from 'react';
import { resultRooms } from '#blocks/result-height.ts';
import type { AssistiveLine } from '#lib/assistive/assistive-lines.ts';
import { plainAssistiveView } from '#lib/assistive/list-html.ts';
import { codeText } from '#lib/code/code-text.ts';
import { stillSandbox } from '#schema/page/example.ts';
import { Icon } from '#ui/icon.tsx';
import { CodeLines } from './code-lines.tsx';
import { CopyButton } from './copy-button.tsx';
import { foldLines } from './fold-lines.ts';
import { PlaygroundContext } from './playground-context.ts';
import { StillContext } from './still-context.ts';

interface LiveExampleProps {
  /** The highlighted source. */
  html: string;
  title?: string | undefined;
  caption?: string | undefined;
  /** Minimum height of the result in pixels, set by the author. */
  height?: string | true | undefined;
  /** The measured heights at each of `resultWidths`. */
  heights?: readonly number[] | undefined;
  isFixed: boolean;
  hasScripts: boolean;
  /** The step of a lesson whose lines it repeats; they are folded. */
  fold?: number | undefined;
  /** The accessibility tree; empty if it was not computed. */
  assistive: readonly AssistiveLine[];
  /** A task for the example. */
  task?: ReactNode;
}

export function LiveExample(props: LiveExampleProps) {
  const { html, title, caption, height, heights, isFixed, hasScripts, fold, assistive, task } = props;
  const still = useContext(StillContext)?.(codeText(html));
  const shown = fold ? foldLines(html) : { html, count: 0 };
  const playground = useContext(PlaygroundContext);
  const rooms = resultRooms({ wanted: height, measured: heights, source: codeText(html) });
  const result = (
    <div className="example-view" data-least={rooms.least}>
      {rooms.heights.map(({ width, height }) => (
        // Its size is an attribute, not a style, so the CSP need not allow it.
        <svg className="example-room" data-from={width} height={height} key={width ?? 0} />
      ))}
      {still && (
        <noscript>
          <iframe title="Result" sandbox={stillSandbox} src={still} />
        </noscript>
      )}
    </div>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <figure
      className="code example"
      role="group"
      aria-label={title ?? 'Example'}
      data-fixed={isFixed ? '' : undefined}
      data-playground={playground || undefined}
      data-scripts={hasScripts ? '' : undefined}
    >
      <p className="code-head">
        <span className="code-label">Example</span>
        {title && <span className="example-title">{title}</span>}
      </p>
      <div className="code-actions">
        <CopyButton />
      </div>
      <div className="example-parts">
        <div className="example-source">
          {shown.count > 0 && (
            // Empty: it shows and hides the lines below it, which stay in one text with the new ones.
            <details className="fold">
              <summary>{`${shown.count} lines as in step ${fold}`}</summary>
            </details>
          )}
          <CodeLines html={shown.html} label={`Code: ${title ?? 'Example'}`} isSized={false} />
        </div>
        <div className="example-result">
          <div className="example-bar">
            <p className="example-tab">
              <Icon name="i-lucide-eye" />
              Result
            </p>
          </div>
          {result}
          {assistive.length > 0 && <AssistiveList lines={assistive} />}
        </div>
      </div>
      {caption && <p className="example-caption">{caption}</p>}
      {task}
    </figure>
  );
}

/**
 * The accessibility tree for readers without JavaScript. With JavaScript it is not even parsed: a script
 * turns the two views into tabs, and renders the list when its tab is opened.
 */
function AssistiveList({ lines }: { lines: readonly AssistiveLine[] }) {
  return (
    <div
      className="assistive"
      data-view="assistive"
      dangerouslySetInnerHTML={{ __html: `<noscript>${plainAssistiveView(lines)}</noscript>` }}
    />
  );
}
