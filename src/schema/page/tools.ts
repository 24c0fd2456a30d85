// What a page can be besides its text: `tool` in its front matter.
export const pageTools = ['playground', 'progress', 'review', 'offline'] as const;
