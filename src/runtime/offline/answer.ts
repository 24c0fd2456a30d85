// What the worker answers. Whatever changes is asked of the network first; the saved copy is shown when nothing has come
// for a while. What never changes comes from the device.
import type { PackFile } from '#schema/offline.ts';
import type { SavedPack, SavedPacks } from './saved-packs.ts';

/** A file on the device, and the time of the copy. */
interface SavedFile {
  file: PackFile;
  savedAt: number;
}

/** Where files of saved packs are found by their address. Of several versions, that of the latest pack counts. */
function indexOf(packs: readonly SavedPack[]): Map<string, SavedFile> {
  const found = new Map<string, SavedFile>();
  const add = (files: readonly PackFile[], savedAt: number) => {
    for (const file of files)
      if ((found.get(file[0])?.savedAt ?? -1) < savedAt) found.set(file[0], { file, savedAt });
  };
  for (const { files, savedAt } of packs) if (savedAt !== null) add(files, savedAt);
  // Of a pack that is not complete, what is there may be read.
  for (const { next, begunAt } of packs)
    for (const file of next ?? []) if (!found.has(file[0])) found.set(file[0], { file, savedAt: begunAt });
  return found;
}

/** The address by which a file is listed: payloads are asked for with the build's id, pages with anything. */
export function savedAddress({ pathname }: URL): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

export interface AnswerOptions {
  saved: Pick<SavedPacks, 'list' | 'find'>;
  fetch(request: Request): Promise<Response>;
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
  patience: number;
}

interface Answer {
  response: Response;
  /** The time of the copy, where the network has not answered; null otherwise. */
  savedAt: number | null;
}

export interface Answers {
  /** Whether the file at an address may be on the device; true before that is known. */
  mayKnow(url: URL): boolean;
  /** What the worker has read of the list is no longer right. */
  forget(): void;
  /** Null when neither the network nor the device has it. `network` is the answer that is on its way already. */
  answer(request: Request, network?: Promise<Response | undefined>): Promise<Answer | null>;
  /** A file as it was saved, whatever the network says. */
  find(address: string): Promise<Response | null>;
}

export function createAnswers({ saved, fetch, wait, patience }: AnswerOptions): Answers {
  let index: Map<string, SavedFile> | null = null;
  let reading: Promise<Map<string, SavedFile>> | null = null;

  const read = () => {
    reading ??= saved.list().then((packs) => {
      index = indexOf(packs);
      return index;
    });
    return reading;
  };
  const copyOf = async (address: string) => {
    const known = (await read()).get(address);
    const response = known && (await saved.find(known.file));
    return response ? { response, savedAt: known.savedAt, isFixed: known.file[3] === 1 } : null;
  };

  return {
    mayKnow: (url) => index?.has(savedAddress(url)) ?? true,
    forget() {
      index = null;
      reading = null;
    },
    find: async (address) => (await copyOf(address))?.response ?? null,
    async answer(request, network) {
      const asked = async () => (await network) ?? fetch(request);
      const copy = await copyOf(savedAddress(new URL(request.url)));
      if (copy?.isFixed) return { response: copy.response, savedAt: null };
      const answering = asked().then(
        (response) => (copy && response.status >= 500 ? null : response),
        () => null,
      );
      const response = await (copy ? Promise.race([answering, wait(patience).then(() => null)]) : answering);
      if (response) return { response, savedAt: null };
      return copy && { response: copy.response, savedAt: copy.savedAt };
    },
  };
}
