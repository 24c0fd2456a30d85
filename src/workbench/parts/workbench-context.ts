// What the parts of a workbench share: its state, what the reader can do, and the browser's side of it.
import { createContext, type RefCallback, useContext, useSyncExternalStore } from 'react';
import type { OpenCodeEditor, SourceEditor } from '../editor/source-editor.ts';
import type { WorkbenchState } from '../state/workbench-state.ts';
import type { WorkbenchStore } from '../state/workbench-store.ts';

/** What a page with a workbench does when the reader asks for it. */
interface WorkbenchHandlers {
  /** The reader has changed a file; the state has it already. */
  edited(): void;
  run(): void;
  reset(): void;
  /** A button of a notice was pressed. */
  act(id: string): void;
  share?(): void;
  /** Restores the files from before the reader started again. */
  restore?(): void;
  showSolution?(): void;
  reload?(): void;
}

/** The browser's side of a workbench. */
export interface WorkbenchServices {
  /** Puts the sandboxed result into an element; returns how to remove it. */
  attachResult: RefCallback<HTMLElement>;
  /** Puts the assistive view into an element; returns how to remove it. */
  attachAssistive: RefCallback<HTMLElement>;
  /** Loads CodeMirror with the language of a file; rejects when it cannot be loaded. */
  loadEditor(fileName: string): Promise<OpenCodeEditor>;
  /** Resolves when the reader begins to do something. */
  whenNeeded(): Promise<void>;
  hasPage(path: string): Promise<boolean>;
  /** Whether code and result are tabs because there is no room for both. */
  narrow: { get(): boolean; subscribe(changed: () => void): () => void };
}

export interface Workbench {
  store: WorkbenchStore;
  handlers: WorkbenchHandlers;
  /** Null while the server renders. */
  services: WorkbenchServices | null;
  /** The open editors by the names of their files. */
  editors: Map<string, SourceEditor>;
  /** Names of files as readers see them, where they are not the names of the files. */
  labels: Readonly<Record<string, string>>;
  /** What Ctrl+Enter does, as a sentence. */
  runHelp: string;
}

export const WorkbenchContext = createContext<Workbench | null>(null);

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('There is no workbench around this component.');
  return workbench;
}

/** A part of the state. The component renders again when that part is another value. */
export function useWorkbenchState<Part>(select: (state: WorkbenchState) => Part): Part {
  const { store } = useWorkbench();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.first),
  );
}

const never = () => () => {};

/** Whether the reader can use the component: false on the server, and until it is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the parts are tabs. The server and the first render assume that there is room. */
export function useIsNarrow(): boolean {
  const { services } = useWorkbench();
  return useSyncExternalStore(
    services?.narrow.subscribe ?? never,
    services?.narrow.get ?? (() => false),
    () => false,
  );
}
