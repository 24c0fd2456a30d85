// Parts found only on step pages: the flow from a failing test to a passing one, and the files to download.
import { TestBlocks } from '#blocks/test-run/component.tsx';
import { testWords } from '#blocks/test-run/test-words.ts';
import { counted } from '#lib/counted.ts';
import type { StepFacts, TestRun } from '#schema/page/guide-step.ts';
import { stepDataPath } from '#site/step-data.ts';
import { Icon } from '#ui/icon.tsx';

/** The four parts of a step, each a link to its place on the page. */
export function StepFlow({ step }: { step: StepFacts }) {
  const { tests, before, lines } = step;
  const after: TestRun = { passed: tests.total, failed: 0, blocked: 0 };
  return (
    <ol className="step-flow" aria-label="How this step goes">
      <li>
        <a href="#test-first">
          <strong>Test first</strong>
          <ShareBlocks total={tests.total} added={tests.added} />
          <small>{counted(tests.added, 'new test')}</small>
        </a>
      </li>
      <li className="red">
        <a href="#tests-fail">
          <strong>
            <Icon name="i-lucide-circle-x" /> {testWords(before).short}
          </strong>
          <TestBlocks run={before} />
          <small>{testWords(before).all}</small>
        </a>
      </li>
      <li>
        <a href="#the-code">
          <strong>The code</strong>
          <ShareBlocks total={lines.total} added={lines.added} />
          <small>{counted(lines.added, 'new line')}</small>
        </a>
      </li>
      <li className="green">
        <a href="#tests-pass">
          <strong>
            <Icon name="i-lucide-circle-check" /> {testWords(after).short}
          </strong>
          <TestBlocks run={after} />
          <small>{testWords(after).all}</small>
        </a>
      </li>
    </ol>
  );
}

/** Maximum number of blocks that fit. */
const mostBlocks = 12;

/** The share of new items, with the new part outlined at the end. */
function ShareBlocks({ total, added }: { total: number; added: number }) {
  const count = Math.min(total, mostBlocks);
  const old = Math.min(count - 1, Math.round((count * (total - added)) / total));
  const blocks = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <span className="course-blocks" aria-hidden="true">
      {blocks.map((block) => (
        <i key={block} className={block > old ? 'add' : undefined} />
      ))}
    </span>
  );
}

/** The button that opens the workbench of the step, and the place of the workbench. */
export function StepWork({ path }: { path: string }) {
  return (
    <div className="step-work" data-step={encodeURI(stepDataPath(path))}>
      <button type="button" className="button">
        <Icon name="i-lucide-code" />
        Work on this step
      </button>
      <div className="step-bench" hidden />
    </div>
  );
}

interface StepFilesProps {
  /** The address of the archive. */
  href: string;
  /** The file name for the download. */
  name: string;
  bytes: number;
}

/** The link to the step's files. */
export function StepFiles({ href, name, bytes }: StepFilesProps) {
  return (
    <div className="step-files">
      <p>
        <strong>The files of this step</strong>
        All code and tests as they are now. Unpack them and run <code>node --test</code>.
      </p>
      <a href={href} download={name} className="button button-quiet">
        <span>
          <Icon name="i-lucide-download" />
          {`Download this step (zip, ${Math.max(1, Math.round(bytes / 1000))} kB)`}
        </span>
      </a>
    </div>
  );
}
