// What a page that leads to others shows of them: counted and picked from the content when the page is rendered.

export type Landing = never;
