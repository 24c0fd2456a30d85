import { type ComponentType, useId } from 'react';
import type { BlockProps } from '../block-props.ts';
import type { blocks } from './schema.ts';
import { splitWalkThrough } from './split-walk-through.ts';

/**
 * A picture of a process, shown as far as the step that is chosen. The file of the picture has a group
 * `step-1`, `step-2` and so on for each step. The choice is a group of radio buttons, so it needs no script.
 * The text alternative describes the whole picture, so the pictures of single steps have none.
 */
function WalkThrough({ node, render }: BlockProps) {
  const name = useId();
  const { label, picture, steps, rest } = splitWalkThrough(node);
  return (
    <fieldset className="walk-through">
      <legend className="sr-only">{label}</legend>
      {picture && (
        <div className="walk-picture">
          {render([['img', picture], ...steps.map((_, index) => stepPicture(picture, index + 1))])}
        </div>
      )}
      <label className="walk-choice walk-all">
        <input type="radio" name={name} defaultChecked />
        <span>All steps</span>
      </label>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            <label className="walk-choice">
              <input type="radio" name={name} />
              <span>{render(step)}</span>
            </label>
          </li>
        ))}
      </ol>
      {render(rest)}
    </fieldset>
  );
}

function stepPicture(picture: Record<string, unknown>, step: number): ['img', Record<string, unknown>] {
  return ['img', { ...picture, alt: '', src: `${picture.src}#step-${step}`, loading: 'lazy' }];
}

export const components = { 'walk-through': WalkThrough } satisfies Record<
  keyof typeof blocks,
  ComponentType<BlockProps>
>;
