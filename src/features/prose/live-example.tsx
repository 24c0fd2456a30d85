// An HTML example: its source, which readers can change, and below it what becomes of it. Scripts bring it alive; the
// document holds the source, the room of the result, and every view that can be read without a script.
import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icon.tsx';
import { CodeLines } from './code-lines.tsx';
import { codeText } from './code-text.ts';
import { CopyButton } from './copy-button.tsx';
import { resultRooms } from './result-height.ts';

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
}

export function LiveExample(props: LiveExampleProps) {
  const { html, title, caption, height, heights, isFixed, hasScripts } = props;
  const rooms = resultRooms({ wanted: height, measured: heights, source: codeText(html) });
  const result = (
    <div className="example-view" data-least={rooms.least}>
      {rooms.heights.map(({ width, height }) => (
        // Its size is an attribute, not a style, so no policy has to allow it.
        <svg className="example-room" data-from={width} height={height} key={width ?? 0} />
      ))}
      <noscript>
        <p className="example-note">The result is drawn by JavaScript, which is switched off here.</p>
      </noscript>
    </div>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <figure
      className="code example"
      role="group"
      aria-label={title ?? 'Example'}
      data-fixed={isFixed ? '' : undefined}
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
          <CodeLines html={html} label={`Code: ${title ?? 'Example'}`} />
        </div>
        <div className="example-result">
          <Views views={[{ name: 'Result', icon: 'i-lucide-eye', content: result }]} />
        </div>
      </div>
      {caption && <p className="example-caption">{caption}</p>}
    </figure>
  );
}

/** One way to look at an example. */
interface ExampleView {
  name: string;
  icon: string;
  content: ReactNode;
}

/** Tabs and their panels; a view that is alone has a label. Without script, all panels are shown. */
function Views({ views }: { views: readonly ExampleView[] }) {
  const id = useId();
  const [only] = views;
  if (views.length === 1 && only) {
    return (
      <>
        <div className="example-bar">
          <p className="example-tab">
            <Icon name={only.icon} />
            {only.name}
          </p>
        </div>
        {only.content}
      </>
    );
  }
  return (
    <>
      <div className="example-bar">
        <div className="example-tabs" role="tablist" aria-label="Views">
          {views.map(({ name, icon }, index) => (
            <button
              type="button"
              className="example-tab"
              role="tab"
              id={`${id}t${index}`}
              aria-controls={`${id}p${index}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? undefined : -1}
              key={name}
            >
              <Icon name={icon} />
              {name}
            </button>
          ))}
        </div>
      </div>
      {views.map(({ name, content }, index) => (
        <div
          className="example-panel"
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          data-open={index === 0 ? '' : undefined}
          key={name}
        >
          {content}
        </div>
      ))}
    </>
  );
}
