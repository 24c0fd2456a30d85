import type { ContentsEntry } from '#schema/body.ts';
import { readingTime } from './reading-time.ts';
import { stepName } from './step-name.ts';

interface StepRailProps {
  /** The headings of the second level. */
  entries: readonly ContentsEntry[];
  minutes: number;
}

/** A guide's steps, each a block: those behind the reader are filled. A script marks where they are. */
export function StepRail({ entries, minutes }: StepRailProps) {
  const steps = entries.filter(({ text }) => stepName(text)).length;
  return (
    <nav className="page-contents step-rail" aria-labelledby="contents-title">
      <p id="contents-title">On this page</p>
      {steps > 1 && <p className="step-count">{`${steps} steps, ${readingTime(minutes)}`}</p>}
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${encodeURIComponent(entry.id)}`}>
              <StepText text={entry.text} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The place in the row says which step it is, so the number is for those who do not see the row. */
function StepText({ text }: { text: string }) {
  const step = stepName(text);
  if (!step) return <span className="step-text">{text}</span>;
  return (
    <>
      <span className="sr-only">{step.number}</span>
      <span className="step-text">{step.name}</span>
    </>
  );
}
