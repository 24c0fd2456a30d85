// The Markdown forms of all blocks, collected from the folders by the bundler.
import type { MarkdownForm } from '../markdown-form.ts';

const modules = import.meta.glob<Record<string, MarkdownForm>>('../*/markdown.ts', {
  eager: true,
  import: 'forms',
});

export const markdownForms: ReadonlyMap<string, MarkdownForm> = new Map(
  Object.values(modules).flatMap((forms) => Object.entries(forms)),
);
