// Files out of what the reader saved, for frames of examples and quests. Such a frame has no origin, so no service worker
// answers its requests: it is given the files with its source.
import { openSavedPacks } from '#runtime/offline/saved-packs.ts';
import { exampleFolder } from '#schema/page/example.ts';
import { dataAddress } from '../behaviours/example/files/data-address.ts';

/** The files beside examples that a source names. By name, each as an address that holds its bytes. */
export async function savedMediaOf(source: string): Promise<Record<string, string>> {
  const found = await findSaved(
    (address) => address.startsWith(exampleFolder) && source.includes(nameOf(address)),
  );
  return Object.fromEntries(found.map(([address, data]) => [nameOf(address), data]));
}

/** One file as an address that holds its bytes; null if it is not saved. */
export async function savedFile(address: string): Promise<string | null> {
  const [found] = await findSaved((one) => one === address);
  return found?.[1] ?? null;
}

async function findSaved(isWanted: (address: string) => boolean): Promise<[address: string, data: string][]> {
  const saved = openSavedPacks(caches, navigator.locks);
  const files = (await saved.list()).flatMap((pack) => [...pack.files, ...(pack.next ?? [])]);
  const found = await Promise.all(
    files
      .filter(([address]) => isWanted(address))
      .map(async (file): Promise<[string, string][]> => {
        const response = await saved.find(file);
        return response ? [[file[0], await dataAddress(file[0], await response.blob())]] : [];
      }),
  );
  return found.flat();
}

function nameOf(address: string): string {
  return address.slice(exampleFolder.length);
}
