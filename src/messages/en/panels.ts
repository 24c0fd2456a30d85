// The row of sections in the header, and their panels.

export const moreSections = 'More';
export const thisSite = 'This site';
export const newHere = 'New here?';
export const startWithLesson = 'Start with lesson 1';
export const allOf = (section: string) => `All of ${section}`;
