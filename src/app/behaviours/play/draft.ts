// What was written in the playground is kept where all progress is, as three files.
import type { Progress } from '#runtime/progress/progress.ts';
import type { SafeStorage } from '#runtime/storage.ts';
import type { DraftFile } from '#schema/progress.ts';
import { type KeptDraft, openKeptDraft } from '../../progress/kept-draft.ts';
import { isSources, type Language, languages, type Sources } from './sources.ts';

const names: Record<Language, string> = { html: 'index.html', css: 'style.css', js: 'script.js' };

export function toFiles(sources: Sources): DraftFile[] {
  return languages.map((language) => ({ name: names[language], text: sources[language] }));
}

export function toSources(files: readonly DraftFile[]): Sources {
  const textOf = (language: Language) => files.find(({ name }) => name === names[language])?.text ?? '';
  return { html: textOf('html'), css: textOf('css'), js: textOf('js') };
}

/**
 * The draft of the playground at an address. `saved` is called after each write, with whether it will be there tomorrow.
 * Without a store nothing is kept.
 */
export async function openDraft(
  path: string,
  store: Progress | null,
  storage: SafeStorage,
  saved: (isKept: boolean) => void,
): Promise<KeptDraft> {
  if (store) await takeOver(path, store, storage);
  return openKeptDraft(store ?? nowhere, path, saved);
}

const nowhere = {
  isKept: false,
  listDrafts: async () => [],
  writeDrafts: async () => {},
  listen: () => () => {},
};

/** Where drafts of the playground were kept before there was a store for all. */
const formerKey = 'plinth-play';

/** What is in the store already stays; what was kept before is then another version. */
async function takeOver(path: string, store: Progress, storage: SafeStorage): Promise<void> {
  const former = readFormer(storage.get(formerKey));
  if (former.length === 0) return;
  const taken = new Set((await store.listDrafts(path)).map(({ id }) => id));
  const drafts = former.map(({ id, sources }) => ({
    id: taken.has(id) ? `former${id}` : id,
    files: toFiles(sources),
  }));
  await store.writeDrafts(path, drafts);
  if (store.isKept) storage.remove(formerKey);
}

function readFormer(text: string | null): { id: string; sources: Sources }[] {
  try {
    const kept = JSON.parse(text ?? '{}') as { sources?: unknown; before?: unknown } | null;
    const versions = [
      { id: '', sources: kept?.sources },
      { id: 'before', sources: kept?.before },
    ];
    return versions.filter((version): version is { id: string; sources: Sources } =>
      isSources(version.sources),
    );
  } catch {
    return [];
  }
}
