// An HTML example: its source, which readers can change, and below it what becomes of it. Scripts bring it alive; the
// document holds the source, the room of the result, and every view that can be read without a script.
import { type ReactNode, useContext } from 'react';
import type { AssistiveLine } from '#lib/assistive/assistive-lines.ts';
import { plainAssistiveView } from '#lib/assistive/list-html.ts';
import { Icon } from '#ui/icon.tsx';
import { CodeLines } from './code-lines.tsx';
import { codeText } from './code-text.ts';
import { CopyButton } from './copy-button.tsx';
import { foldLines } from './fold-lines.ts';
import { PlaygroundContext } from './playground-context.ts';
import { resultRooms } from './result-height.ts';
import { StillContext } from './still-context.ts';

interface LiveExampleProps {
  /** The highlighted source. */
  html: string;
  title?: string | undefined;
  caption?: string | undefined;
  /** Pixels that the result has at least, as the author wrote them. */
  height?: string | true | undefined;
  /** What was measured at each of `resultWidths`. */
  heights?: readonly number[] | undefined;
  isFixed: boolean;
  hasScripts: boolean;
  /** The step of a lesson whose lines it repeats; they fold. */
  fold?: number | undefined;
  /** What assistive technology gets; nothing where that was not read. */
  assistive: readonly AssistiveLine[];
  /** Something to try with it. */
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
        // Its size is an attribute, not a style, so no policy has to allow it.
        <svg className="example-room" data-from={width} height={height} key={width ?? 0} />
      ))}
      {still && (
        <noscript>
          <iframe title="Result" sandbox="" src={still} />
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
            // Empty: what it unfolds are the lines below it, which stay one text among those that are new.
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
 * What assistive technology gets, for readers without script. Where scripts run it is not even parsed: a script makes
 * the two views tabs, and draws the list when its tab is opened.
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
