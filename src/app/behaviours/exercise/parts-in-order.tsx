// Parts that are moved up and down by buttons.
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { type ExerciseAction, type ExerciseState, isAnswered } from './exercise-state.ts';
import type { ExerciseCard } from './read-card.ts';

interface PartsProps {
  card: ExerciseCard;
  state: ExerciseState;
  dispatch(action: ExerciseAction): void;
}

export function PartsInOrder({ card: { parts }, state, dispatch }: PartsProps) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ part: number; by: -1 | 1 } | null>(null);
  const { order, verdict } = state;
  // The button moves with its part and keeps the focus; at an end, where it is disabled, the other one gets it.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { part, by } = pressed.current;
    pressed.current = null;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-part="${part}"] button`);
    const own = buttons?.[by < 0 ? 0 : 1];
    (own?.disabled ? buttons?.[by < 0 ? 1 : 0] : own)?.focus();
  }, [order]);
  const button = (part: number, at: number, by: -1 | 1) => (
    <button
      type="button"
      className="button button-quiet"
      aria-label={`Move ${textOf(parts[part])} ${by < 0 ? 'up' : 'down'}`}
      disabled={verdict === 'right' || order[at + by] === undefined}
      onClick={() => {
        pressed.current = { part, by };
        dispatch({ type: 'move', from: at, by });
      }}
    >
      <Icon name={by < 0 ? 'i-lucide-arrow-up' : 'i-lucide-arrow-down'} />
    </button>
  );
  return (
    <ol className="exercise-parts" ref={list}>
      {order.map((part, at) => (
        <li
          key={part}
          data-part={part}
          data-verdict={isAnswered(state) ? (part === at ? 'right' : 'wrong') : undefined}
        >
          <span dangerouslySetInnerHTML={{ __html: parts[part] ?? '' }} />
          {button(part, at, -1)}
          {button(part, at, 1)}
        </li>
      ))}
    </ol>
  );
}

function textOf(html: string | undefined): string {
  return new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent ?? '';
}
