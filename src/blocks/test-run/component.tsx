// A test run as a bar: the result in words, a block for each test, the command.
import type { ComponentType } from 'react';
import type { TestRun } from '#schema/page/guide-step.ts';
import { Icon } from '#ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import type { blocks } from './schema.ts';
import { testRunOf, testWords } from './test-words.ts';

/** Before the step's code is written. The content of the block explains the failures. */
function TestsFail(props: BlockProps) {
  return <RunBar id="tests-fail" {...props} />;
}

/** With the code of the step. */
function TestsPass(props: BlockProps) {
  return <RunBar id="tests-pass" {...props} />;
}

function RunBar({ id, slots, ...figures }: BlockProps & { id: string }) {
  const run = testRunOf(figures);
  if (!run) return slots.default;
  const { short, rest } = testWords(run);
  const isGreen = run.failed + run.blocked === 0;
  return (
    <div id={id} className={isGreen ? 'test-run green' : 'test-run red'}>
      <p>
        <strong>
          <Icon name={isGreen ? 'i-lucide-circle-check' : 'i-lucide-circle-x'} /> {short}
        </strong>{' '}
        <TestBlocks run={run} />
        <span>{rest}</span> <code>node --test</code>
      </p>
      {slots.default}
    </div>
  );
}

/** A block for each test: passed, failed, or not started. The text beside it gives the same data. */
export function TestBlocks({ run: { passed, failed, blocked } }: { run: TestRun }) {
  const blocks = [...Array<'on'>(passed).fill('on'), ...Array<'bad'>(failed + blocked).fill('bad')];
  return (
    <span className="course-blocks" aria-hidden="true">
      {blocks.map((kind, at) => (
        <i key={at} className={kind} />
      ))}
    </span>
  );
}

export const components = { 'tests-fail': TestsFail, 'tests-pass': TestsPass } satisfies Record<
  keyof typeof blocks,
  ComponentType<BlockProps>
>;
