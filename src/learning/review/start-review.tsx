// Renders the review into the page of `views/landings/review.tsx`.
import { createRoot } from 'react-dom/client';
import { Review, type StartExercise } from './review.tsx';
import { createReviewSession, type ReviewServices } from './review-session.ts';

/** Returns how to remove it. */
export function startReview(
  root: HTMLElement,
  { leave, startExercise, ...services }: ReviewServices & { leave(): void; startExercise: StartExercise },
): () => void {
  const place = root.querySelector('[data-review]');
  if (!place) return () => {};
  const session = createReviewSession(services);
  const rendered = createRoot(place);
  rendered.render(
    <Review {...{ session, startExercise, leave }} left={root.querySelector('.review-left')} />,
  );
  session.start();
  return () => rendered.unmount();
}
