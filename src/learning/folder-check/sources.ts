// The ways to a folder: the File System Access API, a field for folders, drag and drop, and a zip file.
import { mostFiles } from './check-folder.ts';
import type { FolderFile } from './folder.ts';
import { isSkipped, withoutTopFolder } from './read-names.ts';
import { readZip } from './read-zip.ts';

export interface FolderSource {
  name: string;
  /** The files as they are now, up to one more than a project may have. */
  list(): Promise<FolderFile[]>;
  /** Whether a list that is made later shows what has changed. */
  isLive: boolean;
}

/** Not in the types of every browser. */
type OpenPicker = (options: { id: string; mode: 'read' }) => Promise<FileSystemDirectoryHandle>;

/** A dialog that gives lasting access to a folder; null where the browser has none. */
export function findPicker(): (() => Promise<FolderSource>) | null {
  const open: unknown = Reflect.get(window, 'showDirectoryPicker');
  if (typeof open !== 'function') return null;
  return async () => fromHandle(await (open as OpenPicker)({ id: 'project', mode: 'read' }));
}

function fromHandle(handle: FileSystemDirectoryHandle): FolderSource {
  return { name: handle.name, isLive: true, list: () => listHandle(handle) };
}

async function listHandle(top: FileSystemDirectoryHandle): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  const waiting: [path: string, folder: FileSystemDirectoryHandle][] = [['', top]];
  for (let next = waiting.shift(); next && files.length <= mostFiles; next = waiting.shift()) {
    const [prefix, folder] = next;
    for await (const handle of folder.values()) {
      const path = prefix + handle.name;
      if (isSkipped(path)) continue;
      if (handle.kind === 'directory') waiting.push([`${path}/`, handle as FileSystemDirectoryHandle]);
      else files.push(fileOf(path, await (handle as FileSystemFileHandle).getFile()));
      if (files.length > mostFiles) break;
    }
  }
  return files;
}

function fileOf(path: string, file: File): FolderFile {
  return {
    ...{ path, size: file.size, changedAt: file.lastModified },
    read: async () => new Uint8Array(await file.arrayBuffer()),
  };
}

/** The files of a field, each with its path. */
export function fromFiles(list: Iterable<File>): FolderSource {
  const files = [...list];
  const paths = files.map((file) => file.webkitRelativePath || file.name);
  const all = files.map((file, at) => fileOf(paths[at] ?? file.name, file));
  return {
    ...{ name: paths[0]?.split('/')[0] ?? '', isLive: false },
    list: async () => withoutTopFolder(all),
  };
}

export async function fromZip(archive: File): Promise<FolderSource> {
  const files = (await readZip(archive)).filter(({ path }) => !isSkipped(path));
  return { name: archive.name, isLive: false, list: async () => withoutTopFolder(files) };
}

const isZip = ({ name }: File) => /\.zip$/i.test(name);

/** What was dropped; null if it is no folder and no archive. Must be called while the event is handled. */
export async function fromDrop({ items }: DataTransfer): Promise<FolderSource | null> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const handles = [...items].map((item) => handleOf(item));
  const files = [...items].map((item) => item.getAsFile());
  const [file] = files;
  if (files.length === 1 && file && isZip(file)) return fromZip(file);
  const [handle] = await Promise.all(handles);
  if (handles.length === 1 && handle?.kind === 'directory')
    return fromHandle(handle as FileSystemDirectoryHandle);
  const [entry] = entries;
  if (!entry) return null;
  const all =
    entries.length === 1 && entry.isDirectory ? await childrenOf(entry as FileSystemDirectoryEntry) : entries;
  const found = await listEntries(all);
  return { name: entries.length === 1 ? entry.name : '', isLive: false, list: async () => found };
}

/** Null where the browser has only entries. */
async function handleOf(item: DataTransferItem): Promise<FileSystemHandle | null> {
  const open: unknown = Reflect.get(item, 'getAsFileSystemHandle');
  if (typeof open !== 'function') return null;
  try {
    return (await open.call(item)) as FileSystemHandle | null;
  } catch {
    return null;
  }
}

async function listEntries(first: readonly FileSystemEntry[]): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  const waiting = first.map((entry): [string, FileSystemEntry] => [entry.name, entry]);
  for (let next = waiting.shift(); next && files.length <= mostFiles; next = waiting.shift()) {
    const [path, entry] = next;
    if (isSkipped(path)) continue;
    if (entry.isDirectory)
      for (const child of await childrenOf(entry as FileSystemDirectoryEntry))
        waiting.push([`${path}/${child.name}`, child]);
    else {
      const file = await new Promise<File>((done, failed) =>
        (entry as FileSystemFileEntry).file(done, failed),
      );
      files.push(fileOf(path, file));
    }
  }
  return files;
}

/** A reader gives about a hundred at a time. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0 || all.length > mostFiles) return all;
    all.push(...some);
  }
}
