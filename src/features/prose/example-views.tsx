// The ways to look at an example: its result, and what assistive technology gets of it.
import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icon.tsx';

export const assistiveName = 'What assistive technology gets';

/** One way to look at an example. */
export interface ExampleView {
  name: string;
  icon: string;
  content: ReactNode;
}

export function resultView(content: ReactNode): ExampleView {
  return { name: 'Result', icon: 'i-lucide-eye', content };
}

/** The list that its script draws; `withoutScript` is what is there for those who have none. */
export function assistiveView(withoutScript?: ReactNode): ExampleView {
  return {
    name: assistiveName,
    icon: 'i-lucide-accessibility',
    content: (
      <div className="assistive" data-view="assistive">
        {withoutScript}
      </div>
    ),
  };
}

/** Tabs and their panels; a view that is alone has a label. Without script, all panels are shown. */
export function ExampleViews({ views }: { views: readonly ExampleView[] }) {
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
