// Pages about the reader's own learning, and the one where they write what they like.
export const progressPath = '/progress';
export const reviewPath = '/review';
export const playPath = '/play';
