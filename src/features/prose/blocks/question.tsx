import type { BlockProps } from './index.ts';

/** A question with its choices; the explanation opens on demand and needs no script. */
export function Question({ slots }: BlockProps) {
  return (
    <div className="question">
      {slots.default}
      {slots.why && (
        <details className="details">
          <summary>Show the answer</summary>
          {slots.why}
        </details>
      )}
    </div>
  );
}
