// Renders the review into the page of `views/landings/review.tsx`.
import { createRoot } from 'react-dom/client';
import { Review } from './review.tsx';
import { createReviewSession, type ReviewServices } from './review-session.ts';

/** Returns how to remove it. */
export function startReview(
  root: HTMLElement,
  { leave, ...services }: ReviewServices & { leave(): void },
): () => void {
  const place = root.querySelector('[data-review]');
  if (!place) return () => {};
  const session = createReviewSession(services);
  const rendered = createRoot(place);
  rendered.render(<Review session={session} left={root.querySelector('.review-left')} leave={leave} />);
  session.start();
  return () => rendered.unmount();
}
