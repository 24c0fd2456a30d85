// The playground: a place to write HTML, styles and a script, and to see at once what becomes of them. Scripts bring it
// alive; the starting sources are the author's, in the text below it, where they can be read without any script.
import type { PageData } from '#schema/page/page-data.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHeading } from '../layouts/page-header.tsx';
import { LandingText } from './landing-frame.tsx';

const languages = [
  { id: 'html', name: 'HTML' },
  { id: 'css', name: 'CSS' },
  { id: 'js', name: 'JavaScript' },
];

export function PlayPage({ page }: { page: PageData }) {
  return (
    <>
      <div className="play">
        <div className="play-bar">
          <PageHeading page={page} />
          <p className="play-saved" role="status" />
          <div className="play-actions">
            <PlayButton name="reset" icon="i-lucide-rotate-ccw" label="Reset" />
            <PlayButton name="share" icon="i-lucide-share-2" label="Share" />
            <PlayButton name="run" icon="i-lucide-play" label="Run" />
          </div>
        </div>
        <noscript>
          <p className="play-note">The playground needs JavaScript. What it starts with can be read below.</p>
        </noscript>
        <p className="play-strip" role="status" hidden />
        <div className="play-parts">
          <div role="tablist" aria-label="Workspace">
            <PlayTab id="play-code" isSelected>
              Code
            </PlayTab>
            <PlayTab id="play-result">Result</PlayTab>
          </div>
        </div>
        <div className="play-grid">
          <div
            className="play-code"
            id="play-code"
            role="tabpanel"
            aria-labelledby="play-code-tab"
            data-open=""
          >
            <div className="play-head">
              <div role="tablist" aria-label="Languages">
                {languages.map(({ id, name }, index) => (
                  <PlayTab id={`play-${id}`} isSelected={index === 0} key={id}>
                    {name}
                  </PlayTab>
                ))}
              </div>
              <p className="play-keys">
                <kbd>Ctrl</kbd> <kbd>Enter</kbd> runs
              </p>
            </div>
            {languages.map(({ id }, index) => (
              <div
                className="play-source"
                id={`play-${id}`}
                role="tabpanel"
                aria-labelledby={`play-${id}-tab`}
                data-language={id}
                data-open={index === 0 ? '' : undefined}
                key={id}
              >
                <div className="example-source">
                  <pre className="source-lines">
                    <code />
                  </pre>
                </div>
              </div>
            ))}
            <section className="play-problems" aria-label="Problems" hidden>
              <h2>Problems</h2>
              <ul />
            </section>
          </div>
          <div
            className="play-result example-result"
            id="play-result"
            role="tabpanel"
            aria-labelledby="play-result-tab"
          >
            <div className="play-head">
              <div role="tablist" aria-label="Views">
                <PlayTab id="play-view" isSelected>
                  Result
                </PlayTab>
                <PlayTab id="play-assistive">What assistive technology gets</PlayTab>
              </div>
            </div>
            <div
              className="play-view"
              id="play-view"
              role="tabpanel"
              aria-labelledby="play-view-tab"
              data-open=""
            >
              <div className="example-view" />
            </div>
            <div
              className="play-view assistive"
              id="play-assistive"
              role="tabpanel"
              aria-labelledby="play-assistive-tab"
            />
          </div>
        </div>
      </div>
      <LandingText page={page} />
    </>
  );
}

/** Disabled until its script is there to answer. */
function PlayButton({ name, icon, label }: { name: string; icon: string; label: string }) {
  return (
    <button type="button" className={`play-${name}`} disabled>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

interface PlayTabProps {
  /** Of the panel that it opens. */
  id: string;
  isSelected?: boolean;
  children: string;
}

function PlayTab({ id, isSelected = false, children }: PlayTabProps) {
  return (
    <button
      type="button"
      className="play-tab"
      role="tab"
      id={`${id}-tab`}
      aria-controls={id}
      aria-selected={isSelected}
      tabIndex={isSelected ? undefined : -1}
    >
      {children}
    </button>
  );
}
