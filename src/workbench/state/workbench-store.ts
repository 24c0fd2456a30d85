// Holds the state of one workbench and announces every change.
import { createStore } from '#lib/store.ts';
import { reduceWorkbench, type WorkbenchAction, type WorkbenchState } from './workbench-state.ts';

export interface WorkbenchStore {
  /** The state that the server has rendered, which the browser begins with. */
  readonly first: WorkbenchState;
  get(): WorkbenchState;
  dispatch(action: WorkbenchAction): void;
  /** Calls `changed` after every change; returns how to stop. */
  subscribe(changed: () => void): () => void;
}

export function createWorkbenchStore(first: WorkbenchState): WorkbenchStore {
  const store = createStore(first);
  return {
    first,
    get: store.get,
    subscribe: store.subscribe,
    dispatch(action) {
      const next = reduceWorkbench(store.get(), action);
      if (next !== store.get()) store.set(next);
    },
  };
}
