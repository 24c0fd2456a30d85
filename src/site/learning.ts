// Pages about the reader's own learning.
export const progressPath = '/progress';
export const reviewPath = '/review';
