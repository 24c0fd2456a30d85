// The files that an example names, out of what the reader saved. The frame of an example has no origin, so that no worker
// answers for it: it is given the files with its source.
import { openSavedPacks } from '#runtime/offline/saved-packs.ts';
import type { PackFile } from '#schema/offline.ts';
import { exampleFolder } from '#schema/page/example.ts';

/** By name, each as an address that holds its bytes. */
export async function savedMediaOf(source: string): Promise<Record<string, string>> {
  const saved = openSavedPacks(caches, navigator.locks);
  const files = (await saved.list()).flatMap((pack) => [...pack.files, ...(pack.next ?? [])]);
  const named = files.filter(([address]) => {
    const name = nameOf(address);
    return name !== null && source.includes(name);
  });
  const found = await Promise.all(named.map(async (file) => [nameOf(file[0]), await bytesOf(file)] as const));
  return Object.fromEntries(found.filter(([, bytes]) => bytes !== null));

  async function bytesOf(file: PackFile): Promise<string | null> {
    const response = await saved.find(file);
    return response && asAddress(await response.blob());
  }
}

function nameOf(address: string): string | null {
  return address.startsWith(exampleFolder) ? address.slice(exampleFolder.length) : null;
}

function asAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
