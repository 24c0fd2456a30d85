// The card of an exercise as the server renders it. Without JavaScript it is the task, its code and the answer on
// demand; `app/behaviours/exercise` replaces the part that readers work in.

import type { ComponentType, ReactNode } from 'react';
import type { PredictedLine } from '#lib/assistive/predicted-line.ts';
import { codeText } from '#lib/code/code-text.ts';
import { type BodyElement, type BodyNode, htmlOf } from '#schema/page/body.ts';
import type { ExerciseKind } from '#schema/page/exercise.ts';
import type { QuestCheck } from '#schema/page/quest.ts';
import { Icon } from '#ui/icon.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { type BlockProps, textProp } from '../block-props.ts';
import { resultRooms } from '../result-height.ts';
import { mixedOrder } from './mixed-order.ts';
import type { blocks } from './schema.ts';
import { type ExerciseContent, splitExercise } from './split-exercise.ts';

const heads: Record<ExerciseKind, { icon: string; label: string }> = {
  write: { icon: 'i-lucide-pencil', label: 'Exercise' },
  fix: { icon: 'i-lucide-pencil', label: 'Exercise' },
  predict: { icon: 'i-lucide-accessibility', label: 'Predict' },
  order: { icon: 'i-lucide-list-ordered', label: 'Put in order' },
};

interface CardProps extends ExerciseContent {
  id: string;
  kind: ExerciseKind;
  minutes: number;
  checks: readonly QuestCheck[];
  /** The measured heights of the starter's result. */
  heights: readonly number[] | undefined;
  render: BlockProps['render'];
}

function ExerciseBlock({ node, render, ...props }: BlockProps) {
  const id = textProp(props.id) ?? '';
  const kind = textProp(props.kind) as ExerciseKind;
  const minutes = Number(props.minutes);
  const checks = (props.checks ?? []) as readonly QuestCheck[];
  const heights = props.heights as readonly number[] | undefined;
  const card: CardProps = { ...splitExercise(node), id, kind, minutes, checks, heights, render };
  const { icon, label } = heads[kind] ?? heads.fix;
  const titleId = `exercise-${id}-title`;
  return (
    <section
      className="exercise"
      id={`exercise-${id}`}
      aria-labelledby={titleId}
      data-exercise={id}
      data-kind={kind}
      {...(checks.length > 0 && {
        'data-checks': JSON.stringify(checks),
        'data-source': textProp(props.checksSource),
      })}
    >
      <div className="exercise-head">
        <b>
          <Icon name={icon} />
          {label}
        </b>
        <span>
          <Icon name="i-lucide-clock" />
          {minutes === 1 ? '1 minute' : `${minutes} minutes`}
        </span>
        <span className="exercise-score">
          {checks.length > 0 && (checks.length === 1 ? '1 check' : `${checks.length} checks`)}
        </span>
      </div>
      <div className="exercise-task">
        <h3 id={titleId}>{textProp(props.title)}</h3>
        {render(card.task)}
      </div>
      {checks.length > 0 && <FileTask {...card} />}
      {kind === 'predict' && <Prediction {...card} />}
      {kind === 'order' && <Parts {...card} />}
    </section>
  );
}

function FileTask({ starter, solution, checks, heights }: CardProps) {
  const rooms = resultRooms({ wanted: undefined, measured: heights, source: codeText(codeIn(starter)) });
  return (
    <>
      <div className="exercise-work">
        <div className="exercise-editor">
          <Code html={codeIn(starter)} label="The code to change" />
        </div>
        <div className="exercise-result" aria-hidden="true">
          <p className="exercise-label">Result</p>
          <div className="example-view">
            {rooms.heights.map(({ width, height }) => (
              // Its size is an attribute, not a style, so the CSP need not allow it.
              <svg className="exercise-room" data-from={width} height={height} key={width ?? 0} />
            ))}
          </div>
        </div>
        <Actions hasReset />
        <ul className="exercise-checks" aria-label="It passes when">
          {checks.map((check) => (
            <li key={check.id} data-state="waiting">
              <span className="exercise-sign" />
              <span>
                <Sentence>{check.passed}</Sentence>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Answer label="A solution">
        <Code html={codeIn(solution)} label="A solution" />
      </Answer>
    </>
  );
}

function Prediction({ id, question, choices, why, render }: CardProps) {
  return (
    <>
      <div className="exercise-work">
        <fieldset className="exercise-choices">
          <legend>{render(question)}</legend>
          {choices.map(({ line, isRight }, at) => (
            <label key={`${at}`} className="exercise-choice">
              <input type="radio" name={`exercise-${id}`} data-right={isRight ? '' : undefined} />
              <Line {...line} />
            </label>
          ))}
        </fieldset>
        <Actions />
      </div>
      <Answer label="The answer">
        {choices.map(({ line, isRight, reason }, at) => (
          <div key={`${at}`} data-choice={at}>
            <p>
              <b>{isRight ? 'Right:' : 'Wrong:'}</b> <Line {...line} />
            </p>
            <div>{render(isRight ? [...reason, ...why] : reason)}</div>
          </div>
        ))}
      </Answer>
    </>
  );
}

function Parts({ id, parts, why, render }: CardProps) {
  return (
    <>
      <div className="exercise-work">
        <ol className="exercise-parts">
          {mixedOrder(parts.length, id).map((part) => (
            <li key={part} data-part={part}>
              {render(parts[part] ?? [])}
            </li>
          ))}
        </ol>
        <Actions hasReset />
      </div>
      <Answer label="The right order">
        <ol>
          {parts.map((part, at) => (
            <li key={`${at}`}>{render(part)}</li>
          ))}
        </ol>
        <div className="exercise-why">{render(why)}</div>
      </Answer>
    </>
  );
}

/** In the size and place of the buttons that replace them. */
function Actions({ hasReset = false }) {
  return (
    <div className="exercise-actions">
      <button type="button" className="button">
        <Icon name="i-lucide-play" />
        Check
      </button>
      {hasReset && (
        <button type="button" className="button button-quiet">
          <Icon name="i-lucide-rotate-ccw" />
          Reset
        </button>
      )}
      <noscript>Checking your answer needs JavaScript. Try it in your editor, then compare.</noscript>
    </div>
  );
}

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="details exercise-answer">
      <summary>{label}</summary>
      {children}
    </details>
  );
}

function Line({ role, name, states }: PredictedLine) {
  return (
    <span className="exercise-line">
      <code>{role}</code> {name === null ? <i>without a name</i> : <b>“{name}”</b>}
      {states && <span>{` ${states}`}</span>}
    </span>
  );
}

function Code({ html, label }: { html: string; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <pre className="exercise-code" role="group" aria-label={label}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

function codeIn(block: BodyElement | null): string {
  return htmlOf(block?.[2] as BodyNode | undefined);
}

export const components = {
  exercise: ExerciseBlock,
} satisfies Record<keyof typeof blocks, ComponentType<BlockProps>>;
