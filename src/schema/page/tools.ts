// Interactive tools a page can contain: `tool` in its front matter.
export const pageTools = ['playground', 'progress', 'review', 'offline'] as const;
