// The end of a day's review: today's answers as a wall of blocks, and the coming days as stacks.
import { useEffect, useRef } from 'react';
import type { ReviewDay } from '#runtime/progress/review-days.ts';
import { progressPath } from '#site/learning.ts';
import { endTitle, endWords } from './end-words.ts';
import type { Ended } from './review-session.ts';

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The largest stack that is drawn. */
const tallest = 20;

export function EndOfDay({ day, answers, missing, next, again }: Omit<Ended, 'phase'> & { again(): void }) {
  const { total, answered } = day;
  const facts = { total, answered, answers, missing };
  const now = new Date();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasHappened = answers.length + missing > 0;
  useEffect(() => {
    if (hasHappened) heading.current?.focus();
  }, [hasHappened]);
  return (
    <section className="review-end" aria-labelledby="review-end">
      <span className="review-wall" aria-hidden="true">
        {answers.map(({ isRight }, at) => (
          <i key={at} className={isRight ? 'on' : undefined} />
        ))}
      </span>
      <h2 id="review-end" tabIndex={-1} ref={heading}>
        {endTitle(facts)}
      </h2>
      <p>{endWords(facts, now)}</p>
      {total > 0 && <Week week={day.week} today={now.getDay()} />}
      <p className="review-ways">
        {missing > 0 && (
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        )}
        {next && (
          <a className="button" href={next.path}>
            {next.label}
          </a>
        )}
        <a className="button button-quiet" href={progressPath}>
          Your progress
        </a>
      </p>
    </section>
  );
}

function Week({ week, today }: { week: ReviewDay['week']; today: number }) {
  return (
    <ol className="review-week" aria-label="Questions in the days to come">
      {week.map((count, at) => {
        const name = at === 0 ? 'Today' : dayNames[(today + at) % 7];
        return (
          <li key={name}>
            <b>{count > 0 && count}</b>
            <span aria-hidden="true">
              {Array.from({ length: Math.min(count, tallest) }, (_, block) => (
                <i key={block} />
              ))}
            </span>
            <span className="review-day">{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
