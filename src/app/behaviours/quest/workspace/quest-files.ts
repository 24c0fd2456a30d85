// The files of an answer: what the reader has written, on top of what the quest starts with.
import type { QuestFile } from '#schema/page/quest.ts';

/**
 * The files to work on. What the reader wrote is taken as it is, whatever the starter says by now; a file that was
 * added to the starter later comes as it is there, and one that was taken from it stays.
 */
export function filesToWorkOn(
  starter: readonly QuestFile[],
  draft: readonly QuestFile[] | null,
): QuestFile[] {
  const written = new Map((draft ?? []).map(({ name, text }) => [name, text]));
  const known = new Set(starter.map(({ name }) => name));
  return [
    ...starter.map(({ name, text }) => ({ name, text: written.get(name) ?? text })),
    ...(draft ?? []).filter(({ name }) => !known.has(name)),
  ];
}

export function areSameFiles(one: readonly QuestFile[], other: readonly QuestFile[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, text }) => other.some((file) => file.name === name && file.text === text))
  );
}
