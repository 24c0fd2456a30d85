// What assistive technology gets, as lines to choose from.
import { Icon } from '#ui/icon.tsx';
import { type ExerciseAction, type ExerciseState, isAnswered } from './exercise-state.ts';
import type { ExerciseCard } from './read-card.ts';

interface ChoicesProps {
  card: ExerciseCard;
  state: ExerciseState;
  dispatch(action: ExerciseAction): void;
}

export function Choices({ card: { id, question, choices, right }, state, dispatch }: ChoicesProps) {
  const isShown = isAnswered(state);
  return (
    <fieldset className="exercise-choices">
      <legend dangerouslySetInnerHTML={{ __html: question }} />
      {choices.map(({ line, reason }, at) => {
        const isChosen = at === state.chosen;
        const verdict = !isShown ? null : at === right ? 'right' : isChosen ? 'wrong' : null;
        return (
          <label key={line} className="exercise-choice" data-verdict={verdict ?? undefined}>
            <input
              type="radio"
              name={`exercise-${id}`}
              checked={isChosen}
              disabled={isShown && !isChosen}
              onChange={() => dispatch({ type: 'choose', choice: at })}
              onKeyDown={({ key }) => {
                if (key === 'Enter') dispatch({ type: 'check', right });
              }}
            />
            <span dangerouslySetInnerHTML={{ __html: line }} />
            {verdict && (
              <span className="exercise-badge">
                <Icon name={verdict === 'right' ? 'i-lucide-check' : 'i-lucide-x'} />
                {verdict === 'right' ? 'Right answer' : 'Your answer'}
              </span>
            )}
            {verdict && reason && (
              <span className="exercise-reason" dangerouslySetInnerHTML={{ __html: reason }} />
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
