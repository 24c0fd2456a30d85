// Pages about the reader's own learning, and the playground.
export const progressPath = '/progress';
export const reviewPath = '/review';
export const playPath = '/play';
